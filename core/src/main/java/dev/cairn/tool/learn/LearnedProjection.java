package dev.cairn.tool.learn;

import dev.cairn.log.LogEvent.PolicyAdopted;
import dev.cairn.log.Recorded;
import dev.cairn.log.ToolEvent.WeightsLearned;
import dev.cairn.log.ToolEvent.WeightsRestored;
import dev.cairn.projection.Projection;
import dev.cairn.tool.learn.LearnedWeights.InForce;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Folds what was learned into {@link LearnedWeights}. */
public final class LearnedProjection implements Projection<LearnedWeights> {
  private static final int FOR_ALL = 1;
  private static final int OF_TYPES = 2;

  @Override
  public String name() {
    return "learned";
  }

  @Override
  public int version() {
    return 1;
  }

  @Override
  public LearnedWeights empty() {
    return LearnedWeights.NONE;
  }

  @Override
  public LearnedWeights apply(LearnedWeights before, Recorded recorded) {
    if (recorded.event() instanceof WeightsLearned learned) {
      return before.with(
          new InForce(learned.learning(), learned.weights(), learned.former()),
          learned.workflowType(),
          recorded.position());
    }
    if (recorded.event() instanceof WeightsRestored restored) {
      return before.without(restored.learning());
    }
    return recorded.event() instanceof PolicyAdopted adopted
        ? before.under(adopted.values())
        : before;
  }

  @Override
  public void write(LearnedWeights learned, DataOutput out) throws IOException {
    out.writeInt(learned.places().size());
    for (Map.Entry<String, Long> place : learned.places().entrySet()) {
      out.writeUTF(place.getKey());
      out.writeLong(place.getValue());
    }
    // One byte says which of both follow, so that a log without types has the digest it always had.
    out.writeByte((learned.inForce().isPresent() ? FOR_ALL : 0)
        | (learned.ofTypes().isEmpty() ? 0 : OF_TYPES));
    if (learned.inForce().isPresent()) {
      inForce(out, learned.inForce().get());
    }
    if (!learned.ofTypes().isEmpty()) {
      out.writeInt(learned.ofTypes().size());
      for (Map.Entry<String, InForce> each : learned.ofTypes().entrySet()) {
        out.writeUTF(each.getKey());
        inForce(out, each.getValue());
      }
    }
  }

  private static void inForce(DataOutput out, InForce learned) throws IOException {
    out.writeUTF(learned.learning());
    weights(out, learned.weights());
    weights(out, learned.former());
  }

  private static InForce inForce(DataInput in) throws IOException {
    return new InForce(in.readUTF(), weights(in), weights(in));
  }

  @Override
  public LearnedWeights read(DataInput in) throws IOException {
    SortedMap<String, Long> places = new TreeMap<>();
    for (int left = in.readInt(); left > 0; left--) {
      places.put(in.readUTF(), in.readLong());
    }
    int follows = in.readUnsignedByte();
    Optional<InForce> forAll =
        (follows & FOR_ALL) == 0 ? Optional.empty() : Optional.of(inForce(in));
    SortedMap<String, InForce> ofTypes = new TreeMap<>();
    for (int left = (follows & OF_TYPES) == 0 ? 0 : in.readInt(); left > 0; left--) {
      ofTypes.put(in.readUTF(), inForce(in));
    }
    return new LearnedWeights(forAll, ofTypes, places);
  }

  private static void weights(DataOutput out, SortedMap<String, Double> weights)
      throws IOException {
    out.writeInt(weights.size());
    for (Map.Entry<String, Double> weight : weights.entrySet()) {
      out.writeUTF(weight.getKey());
      out.writeDouble(weight.getValue());
    }
  }

  private static SortedMap<String, Double> weights(DataInput in) throws IOException {
    SortedMap<String, Double> weights = new TreeMap<>();
    for (int left = in.readInt(); left > 0; left--) {
      weights.put(in.readUTF(), in.readDouble());
    }
    return weights;
  }
}
