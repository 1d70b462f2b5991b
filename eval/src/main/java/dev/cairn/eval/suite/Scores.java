package dev.cairn.eval.suite;

import dev.cairn.eval.figure.Figure;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;

/** Gathers what single questions measured into figures, in an order that never changes. */
public final class Scores {
  private final Bootstrap bootstrap;
  private final boolean folds;

  public Scores(Bootstrap bootstrap, boolean folds) {
    this.bootstrap = bootstrap;
    this.folds = folds;
  }

  /** By set, then {@code all} before the groups by name, then metrics in the order they were told. */
  public List<Score> of(Collection<Measured> questions) {
    Map<String, Map<String, Map<String, List<Double>>>> sets = new TreeMap<>();
    for (Measured question : questions) {
      Map<String, Map<String, List<Double>>> groups =
          sets.computeIfAbsent(question.set(), set -> new TreeMap<>(Scores::allFirst));
      for (String group : groups(question)) {
        Map<String, List<Double>> metrics =
            groups.computeIfAbsent(group, name -> new LinkedHashMap<>());
        question
            .values()
            .forEach((metric, value) ->
                metrics.computeIfAbsent(metric, name -> new ArrayList<>()).add(value));
      }
    }
    List<Score> scores = new ArrayList<>();
    sets.forEach((set, groups) -> groups.forEach((group, metrics) ->
        metrics.forEach((metric, values) -> scores.add(score(set, group, metric, values)))));
    return scores;
  }

  /** A figure of whole groups that is no mean over their questions, in the same order. */
  public List<Score> whole(
      String metric, Collection<Measured> questions, ToDoubleFunction<List<Measured>> figure) {
    Map<String, Map<String, List<Measured>>> sets = new TreeMap<>();
    for (Measured question : questions) {
      for (String group : groups(question)) {
        sets.computeIfAbsent(question.set(), set -> new TreeMap<>(Scores::allFirst))
            .computeIfAbsent(group, name -> new ArrayList<>())
            .add(question);
      }
    }
    List<Score> scores = new ArrayList<>();
    sets.forEach((set, groups) -> groups.forEach((group, members) -> scores.add(
        new Score(set, group, metric, bootstrap.whole(members, figure), members.size()))));
    return scores;
  }

  private List<String> groups(Measured question) {
    List<String> groups = new ArrayList<>(List.of(Figure.ALL));
    question.groups().stream().filter(group -> !groups.contains(group)).forEach(groups::add);
    if (folds) {
      groups.add("fold_" + Folds.of(question.set(), question.unit()));
    }
    return groups;
  }

  private Score score(String set, String group, String metric, List<Double> values) {
    double[] all = values.stream().mapToDouble(Double::doubleValue).toArray();
    return new Score(set, group, metric, bootstrap.mean(all), all.length);
  }

  private static int allFirst(String a, String b) {
    boolean aAll = a.equals(Figure.ALL);
    boolean bAll = b.equals(Figure.ALL);
    return aAll == bAll ? a.compareTo(b) : aAll ? -1 : 1;
  }
}
