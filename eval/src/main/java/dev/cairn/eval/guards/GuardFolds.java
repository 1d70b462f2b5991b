package dev.cairn.eval.guards;

import dev.cairn.eval.suite.Folds;
import dev.cairn.text.SentenceVectors;
import dev.cairn.text.guard.GuardMatcher;
import dev.cairn.text.guard.GuardMatcher.Standing;
import dev.cairn.text.guard.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** Trains without a part of the sources and tests on that part. */
final class GuardFolds {
  private static final int SMALL_SOURCE = 10;

  private final List<GuardRow> rows;
  private final List<GuardRow> written;
  private final List<CrowdRow> crowds;
  private final SentenceVectors vectors;
  private final Set<String> off;
  private final Results results = new Results(new ArrayList<>(), new ArrayList<>());

  /** What came out of all parts. */
  record Results(List<GuardOutcome> rows, List<CrowdOutcome> crowds) {}

  /** A crowd and how its rules stand. */
  record CrowdOutcome(CrowdRow row, String part, List<Standing> standings) {
    CrowdOutcome {
      standings = List.copyOf(standings);
    }
  }

  GuardFolds(
      List<GuardRow> rows,
      List<GuardRow> written,
      List<CrowdRow> crowds,
      SentenceVectors vectors,
      Set<String> off) {
    this.rows = rows;
    this.written = off.contains("written") ? List.of() : written;
    this.crowds = crowds;
    this.vectors = vectors;
    this.off = off;
  }

  Results five(Predicate<GuardRow> trainable) {
    for (int fold = 0; fold < Folds.COUNT; fold++) {
      int here = fold;
      part("" + fold, source -> Folds.of(GuardData.SET, source) == here, trainable);
    }
    return results;
  }

  Results leaveOneOut(Predicate<GuardRow> trainable) {
    Map<String, Integer> sizes = new TreeMap<>();
    rows.forEach(row -> sizes.merge(group(row.source()), 1, Integer::sum));
    for (Map.Entry<String, Integer> each : sizes.entrySet()) {
      if (each.getValue() >= SMALL_SOURCE) {
        part(each.getKey(), source -> group(source).equals(each.getKey()), trainable);
      }
    }
    return results;
  }

  /** Rule packs of one collection count as one source. */
  private static String group(String source) {
    int slash = source.indexOf('/');
    return slash < 0 ? source : source.substring(0, slash);
  }

  private void part(String name, Predicate<String> tested, Predicate<GuardRow> trainable) {
    List<GuardRow> train = rows.stream()
        .filter(row -> !tested.test(row.source()) && trainable.test(row))
        .collect(Collectors.toCollection(ArrayList::new));
    train.addAll(written);
    GuardMatcher matcher = new GuardMatcher(GuardTraining.trainOne(train, vectors, off));
    for (GuardRow row : rows) {
      if (tested.test(row.source())) {
        results.rows().add(outcome(matcher, row, name));
      }
    }
    for (CrowdRow row : crowds) {
      if (tested.test(row.source())) {
        results.crowds().add(new CrowdOutcome(row, name, stand(matcher, row)));
      }
    }
  }

  private List<Standing> stand(GuardMatcher matcher, CrowdRow row) {
    return matcher.standings(row.call(), matcher.index(row.rules()), vectors, off);
  }

  private GuardOutcome outcome(GuardMatcher matcher, GuardRow row, String part) {
    List<Standing> own =
        matcher.standings(row.call(), matcher.index(List.of(row.rule())), vectors, off);
    List<Rule> foreign = new ArrayList<>();
    SplittableRandom random = new SplittableRandom(row.rule().statement().hashCode());
    boolean others = rows.stream().anyMatch(each -> !each.source().equals(row.source()));
    while (others && foreign.size() < GuardOutcome.FOREIGN_TESTED) {
      GuardRow other = rows.get(random.nextInt(rows.size()));
      if (!other.source().equals(row.source())) {
        foreign.add(other.rule());
      }
    }
    List<Standing> beside = matcher.standings(row.call(), matcher.index(foreign), vectors, off);
    return new GuardOutcome(row, part, own.isEmpty() ? null : own.get(0), beside);
  }
}
