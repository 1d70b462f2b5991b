package dev.cairn.text.output;

import dev.cairn.text.learn.Example;
import dev.cairn.text.learn.Features;
import dev.cairn.text.output.OutputFeatures.Group;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** What an output says as a whole; it speaks for or against that there was no failure. */
final class WholeFeatures {
  /** So many lines are the end of an output. */
  private static final int END = 3;

  private final List<LineFeatures> lines;
  private final Set<String> kinds;
  private final Set<Group> groups;
  private final int bad;

  /**
   * Reads an output.
   *
   * @param bad how many lines may tell of a failure
   */
  WholeFeatures(List<LineFeatures> lines, Set<String> kinds, Set<Group> groups, int bad) {
    this.lines = lines;
    this.kinds = kinds;
    this.groups = groups;
    this.bad = bad;
  }

  /** That there was no failure: what the whole says, how it ends, and what was asked for. */
  Example example() {
    Features features = new Features(OutputFeatures.PLACES, OutputFeatures.SEED);
    features.add("whole");
    features.add("whole lines", StrictMath.log(1 + lines.size()));
    features.add("whole empty", lines.isEmpty() ? 1 : 0);
    if (groups.contains(Group.KIND)) {
      String some = bad > 0 ? " bad" : " good";
      kinds.forEach(kind -> features.add("whole kind " + kind).add("whole kind " + kind + some));
      features.add("whole kinds " + Math.min(3, kinds.size()));
    }
    if (groups.contains(Group.WHOLE)) {
      addShares(features);
      for (int i = 1; i <= Math.min(END, lines.size()); i++) {
        LineFeatures line = lines.get(lines.size() - i);
        for (String sign : line.signs()) {
          features.add("end " + sign, 1.0 / i);
        }
        features.add("end " + (line.isBad() ? "bad" : "plain"), 1.0 / i);
      }
    }
    return features.example();
  }

  private void addShares(Features features) {
    Map<String, Double> counts = new TreeMap<>();
    for (LineFeatures line : lines) {
      for (String sign : line.signs()) {
        counts.merge(sign, 1.0, Double::sum);
      }
    }
    double all = Math.max(1, lines.size());
    counts.forEach((sign, count) -> {
      features.add("any " + sign, 0.25);
      features.add("share " + sign, count / all);
    });
    addVerdict(features);
    features.add("share bad", bad / all);
    features.add("any bad", bad > 0 ? 1 : 0);
  }

  /** The last line that speaks of the outcome. */
  private void addVerdict(Features features) {
    int last = lines.size() - 1;
    while (last >= 0 && lines.get(last).verdict().isEmpty()) {
      last--;
    }
    if (last >= 0) {
      LineFeatures verdict = lines.get(last);
      features.add("verdict " + verdict.verdict());
      features.add(
          "verdict " + verdict.verdict() + (last == lines.size() - 1 ? " last" : " before"));
      verdict.signs().forEach(sign -> features.add("verdict has " + sign, 1));
    } else {
      features.add("verdict none");
    }
  }
}
