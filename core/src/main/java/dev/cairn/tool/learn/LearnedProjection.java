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
          recorded.position());
    }
    if (recorded.event() instanceof WeightsRestored) {
      return before.without();
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
    out.writeBoolean(learned.inForce().isPresent());
    if (learned.inForce().isPresent()) {
      InForce inForce = learned.inForce().get();
      out.writeUTF(inForce.learning());
      weights(out, inForce.weights());
      weights(out, inForce.former());
    }
  }

  @Override
  public LearnedWeights read(DataInput in) throws IOException {
    SortedMap<String, Long> places = new TreeMap<>();
    for (int left = in.readInt(); left > 0; left--) {
      places.put(in.readUTF(), in.readLong());
    }
    Optional<InForce> inForce = in.readBoolean()
        ? Optional.of(new InForce(in.readUTF(), weights(in), weights(in)))
        : Optional.empty();
    return new LearnedWeights(inForce, places);
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
