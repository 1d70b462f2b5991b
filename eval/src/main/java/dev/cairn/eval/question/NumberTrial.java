package dev.cairn.eval.question;

import dev.cairn.eval.next.NextTrial;
import dev.cairn.eval.next.Sequence;
import dev.cairn.eval.next.SequenceSet;
import dev.cairn.eval.suite.Folds;
import dev.cairn.eval.suite.Measured;
import dev.cairn.operation.Configure;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** One fold of a set, asked with every variant of every number. */
final class NumberTrial {
  private static final List<String> METRICS = List.of("hit@1", "hit@5", "MRR");

  private final SequenceSet set;
  private final List<Sequence> train;
  private final List<Sequence> asked;

  NumberTrial(SequenceSet set, int fold, int most) {
    this.set = set;
    this.train = set.runs().stream()
        .filter(run -> Folds.of(set.name(), run.unit()) != fold)
        .toList();
    this.asked = set.runs().stream()
        .filter(run -> Folds.of(set.name(), run.unit()) == fold)
        .limit(most)
        .toList();
  }

  List<Measured> measured() {
    List<Measured> all = new ArrayList<>();
    for (boolean outcomes : new boolean[] {false, true}) {
      try (NextTrial trial = NextTrial.of(set, outcomes)) {
        train.forEach(trial::learn);
        Questions.all().stream()
            .filter(question -> question.outcomes() == outcomes)
            .forEach(question -> all.addAll(measured(question, trial)));
      }
    }
    return all;
  }

  private List<Measured> measured(Question question, NextTrial trial) {
    Map<String, Map<String, Double>> seed = new LinkedHashMap<>();
    List<Measured> all = new ArrayList<>();
    question.variants().forEach((variant, values) -> {
      trial.configure(new Configure(Optional.of("default"), Optional.of(values)));
      for (Sequence run : asked) {
        trial.ask(run, "").forEach(each -> all.add(told(question, variant, each, seed)));
      }
    });
    return all;
  }

  /** With the gain over the founding documents' number, which the first variant is. */
  private static Measured told(
      Question question, String variant, Measured each, Map<String, Map<String, Double>> seed) {
    String step = each.set() + "/" + each.id();
    seed.putIfAbsent(step, each.values());
    Map<String, Double> values = new LinkedHashMap<>();
    for (String metric : METRICS) {
      double value = Objects.requireNonNull(each.values().get(metric));
      values.put(metric, value);
      values.put(
          metric + "_gain",
          value - Objects.requireNonNull(Objects.requireNonNull(seed.get(step)).get(metric)));
    }
    return new Measured(
        question.name(), step + "/" + variant, each.unit(), List.of(variant), values, Map.of());
  }
}
