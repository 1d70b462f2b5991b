package dev.cairn.tool;

import dev.cairn.log.Chain;
import dev.cairn.log.GraphEvent.Retracted;
import dev.cairn.log.Recorded;
import dev.cairn.log.ToolEvent.RunRecorded;
import dev.cairn.log.ToolId;
import dev.cairn.projection.Projection;
import dev.cairn.tool.trace.ToolEdges;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;

/** Folds runs into {@link Experience}; whoever retracts {@code trace} takes all of it back. */
public final class ExperienceProjection implements Projection<Experience> {
  @Override
  public String name() {
    return "experience";
  }

  @Override
  public int version() {
    return 1;
  }

  @Override
  public Experience empty() {
    return new Experience();
  }

  @Override
  public Experience apply(Experience experience, Recorded recorded) {
    if (recorded.event() instanceof RunRecorded run) {
      experience.add(run, recorded.position());
    } else if (recorded.event() instanceof Retracted retracted
        && retracted.adapter().equals(ToolEdges.TRACE)) {
      experience.forget();
    }
    return experience;
  }

  @Override
  public void write(Experience experience, DataOutput out) throws IOException {
    out.writeLong(experience.forgotten());
    out.writeInt(experience.places().size());
    for (long position : experience.places()) {
      out.writeLong(position);
    }
    out.writeInt(experience.uses().size());
    for (Map.Entry<ToolId, Use> each : experience.uses().entrySet()) {
      out.writeUTF(each.getKey().server());
      out.writeUTF(each.getKey().tool());
      out.writeLong(each.getValue().succeeded());
      out.writeLong(each.getValue().failed());
      out.writeLong(each.getValue().unknown());
      time(out, each.getValue().lastSuccess());
      time(out, each.getValue().lastFailure());
    }
  }

  @Override
  public Experience read(DataInput in) throws IOException {
    Experience experience = new Experience();
    experience.forgotten(in.readLong());
    for (int left = in.readInt(); left > 0; left--) {
      experience.place(in.readLong());
    }
    for (int left = in.readInt(); left > 0; left--) {
      ToolId tool = new ToolId(in.readUTF(), in.readUTF());
      experience.put(
          tool, new Use(in.readLong(), in.readLong(), in.readLong(), time(in), time(in)));
    }
    return experience;
  }

  private static void time(DataOutput out, Optional<Instant> at) throws IOException {
    out.writeBoolean(at.isPresent());
    if (at.isPresent()) {
      out.writeLong(Chain.micros(at.get()));
    }
  }

  private static Optional<Instant> time(DataInput in) throws IOException {
    return in.readBoolean() ? Optional.of(Chain.instant(in.readLong())) : Optional.empty();
  }
}
