package dev.cairn.tool.outcome;

import dev.cairn.formula.Trust;
import dev.cairn.policy.OutcomePolicy;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.EnumMap;
import java.util.Map;

/** How well each level has foretold, as log-odds that it helps. */
final class Trusts {
  private final Map<Level, Double> logOdds = new EnumMap<>(Level.class);

  double of(OutcomePolicy policy, Level level) {
    return logOdds.getOrDefault(level, policy.trustStart());
  }

  void learn(OutcomePolicy policy, Ladder.Rung rung, boolean ok) {
    double before = of(policy, rung.level());
    logOdds.put(rung.level(), Trust.after(policy, before, rung.above(), rung.own(), ok));
  }

  void write(DataOutput out) throws IOException {
    out.writeInt(logOdds.size());
    for (Map.Entry<Level, Double> each : logOdds.entrySet()) {
      out.writeUTF(each.getKey().name());
      out.writeDouble(each.getValue());
    }
  }

  void read(DataInput in) throws IOException {
    for (int left = in.readInt(); left > 0; left--) {
      logOdds.put(Level.valueOf(in.readUTF()), in.readDouble());
    }
  }
}
