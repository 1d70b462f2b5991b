package dev.cairn.eval.question;

import dev.cairn.eval.next.Sequence;
import dev.cairn.eval.next.SequenceSet;
import dev.cairn.eval.suite.Folds;
import dev.cairn.eval.suite.Measured;
import dev.cairn.policy.Policy;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.ToDoubleFunction;

/**
 * Which capability fits a run that is under way: by the tools both have, by clusters, by edges from the last
 * tool. A good one has the tools that are still to come.
 */
final class CapabilityTrial {
  private static final String NAME = "which capability fits";
  private static final double BOOST = Policy.DEFAULT.score().clusterBoost();

  private final SequenceSet set;
  private final int fold;
  private final MadeCapabilities made;

  CapabilityTrial(SequenceSet set, int fold) {
    this.set = set;
    this.fold = fold;
    this.made = new MadeCapabilities(set.runs().stream()
        .filter(run -> Folds.of(set.name(), run.unit()) != fold)
        .toList());
  }

  List<Measured> measured() {
    List<Measured> all = new ArrayList<>();
    if (made.tools().size() > 1) {
      set.runs().stream()
          .filter(run -> Folds.of(set.name(), run.unit()) == fold)
          .forEach(run -> all.addAll(measured(run)));
    }
    return all;
  }

  private List<Measured> measured(Sequence run) {
    List<Measured> all = new ArrayList<>();
    Set<String> used = new TreeSet<>();
    for (int at = 0; at + 1 < run.steps().size(); at++) {
      String last = run.steps().get(at).tool();
      used.add(last);
      Set<String> coming = new TreeSet<>();
      run.steps().stream().skip(at + 1L).forEach(step -> coming.add(step.tool()));
      coming.removeAll(used);
      if (!coming.isEmpty()) {
        all.addAll(measured(run, at, Set.copyOf(used), coming, last));
      }
    }
    return all;
  }

  private List<Measured> measured(
      Sequence run, int at, Set<String> used, Set<String> coming, String last) {
    List<Measured> all = new ArrayList<>();
    Map<String, Double> seed = new LinkedHashMap<>();
    scorers(used, last).forEach((variant, scorer) -> {
      Set<String> best = best(used, scorer);
      double covered = (double) best.stream().filter(coming::contains).count() / coming.size();
      double hit = best.containsAll(coming) ? 1 : 0;
      seed.putIfAbsent("covered", covered);
      seed.putIfAbsent("all", hit);
      Map<String, Double> values = new LinkedHashMap<>();
      values.put("covered", covered);
      values.put("covered_gain", covered - Objects.requireNonNull(seed.get("covered")));
      values.put("all_covered", hit);
      values.put("all_covered_gain", hit - Objects.requireNonNull(seed.get("all")));
      all.add(new Measured(
          NAME,
          set.name() + "/" + run.id() + "@" + at + "/" + variant,
          run.unit(),
          List.of(variant),
          values,
          Map.of()));
    });
    return all;
  }

  private Map<String, ToDoubleFunction<String>> scorers(Set<String> used, String last) {
    ToDoubleFunction<String> overlap = capability -> overlap(capability, used);
    ToDoubleFunction<String> edge = capability -> made.edge(last, capability);
    Map<String, ToDoubleFunction<String>> all = new LinkedHashMap<>();
    all.put("overlap alone", overlap);
    all.put(
        "overlap, same spectral cluster",
        it -> overlap.applyAsDouble(it) * (made.isSameCluster(last, it) ? 1 + BOOST : 1));
    all.put(
        "overlap, same Leiden community",
        it -> overlap.applyAsDouble(it) * (made.isSameCommunity(last, it) ? 1 + BOOST : 1));
    all.put("edges alone", edge);
    all.put("overlap and edges", it -> overlap.applyAsDouble(it) + edge.applyAsDouble(it));
    return all;
  }

  /** Jaccard, as S3 §4.2 has it. */
  private double overlap(String capability, Set<String> used) {
    Set<String> own = Objects.requireNonNull(made.tools().get(capability));
    double shared = (double) own.stream().filter(used::contains).count();
    return shared / (own.size() + used.size() - shared);
  }

  /** Of those that still have something to offer; of equals what more runs were. */
  private Set<String> best(Set<String> used, ToDoubleFunction<String> scorer) {
    return made.tools().keySet().stream()
        .filter(it -> !used.containsAll(Objects.requireNonNull(made.tools().get(it))))
        .max(Comparator.comparingDouble(scorer)
            .thenComparingInt(made::runs)
            .thenComparing(Comparator.reverseOrder()))
        .map(it -> Objects.requireNonNull(made.tools().get(it)))
        .orElse(Set.of());
  }
}
