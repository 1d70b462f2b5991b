package dev.cairn.tool.learn;

import dev.cairn.formula.ListwiseFit;
import dev.cairn.formula.ListwiseFit.Choice;
import dev.cairn.formula.PairedGain;
import dev.cairn.formula.PairedGain.Gain;
import dev.cairn.formula.PairedGain.Group;
import dev.cairn.operation.Progress;
import dev.cairn.policy.LearnPolicy;
import dev.cairn.policy.Policy;
import dev.cairn.tool.learn.Drill.Exercise;
import dev.cairn.tool.learn.Drill.Exercises;
import dev.cairn.tool.predict.Lineup;
import dev.cairn.tool.predict.Stage;
import dev.cairn.tool.run.Run;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Fits the weights on runs, and compares: the runs are cut into parts by time, and each part but the first is
 * foretold by weights fitted on those before it. What decides is never what was fitted on.
 */
public final class Learning {
  private final Policy policy;
  private final SortedMap<String, Double> before;
  private final Drill drill;

  /**
   * Fitting starts from, and is compared with, the weights before.
   *
   * @param before by policy key
   */
  public Learning(Lineup lineup, Policy policy, SortedMap<String, Double> before) {
    this.policy = policy;
    this.before = before;
    this.drill = new Drill(lineup, policy.prediction(), before, policy.learn());
  }

  /**
   * Of these runs, the oldest first: for all requests, and for those of every workflow type that has runs enough. What
   * a type has for itself must beat what all have.
   */
  public Lesson.All of(List<Run> runs, Progress progress) {
    long teaching = runs.stream().filter(Drill::teaches).count();
    if (teaching < policy.learn().runsMin()) {
      return new Lesson.All(
          new Lesson(
              teaching,
              before,
              before,
              Optional.empty(),
              Optional.empty(),
              false,
              tooFew(teaching)),
          new TreeMap<>());
    }
    List<Exercises> all = drill.of(runs, progress);
    Lesson lesson = lesson(all, before);
    return new Lesson.All(
        lesson, ofTypes(all, lesson.isBetter() ? lesson.weights() : WeightKeys.values(policy)));
  }

  private SortedMap<String, Lesson> ofTypes(
      List<Exercises> all, SortedMap<String, Double> ofAllRuns) {
    SortedMap<String, List<Exercises>> types = new TreeMap<>();
    all.forEach(run -> run.workflowType()
        .ifPresent(type -> types.computeIfAbsent(type, it -> new ArrayList<>()).add(run)));
    SortedMap<String, Lesson> lessons = new TreeMap<>();
    types.forEach((type, runs) -> {
      if (runs.size() >= policy.learn().runsMin()) {
        lessons.put(type, lesson(runs, ofAllRuns));
      }
    });
    return lessons;
  }

  private Lesson lesson(List<Exercises> all, SortedMap<String, Double> former) {
    List<Tried> tried = tried(all, former);
    LearnPolicy learn = policy.learn();
    Gain ranking = gain(tried.stream().map(Tried::ranking).toList(), learn);
    Gain first = gain(tried.stream().map(Tried::first).toList(), learn);
    boolean better = ranking.low() > 0;
    return new Lesson(
        all.size(),
        former,
        fitted(all, former),
        Optional.of(ranking),
        Optional.of(first),
        better,
        better ? "surely better on steps no fit had seen" : "not surely better than those before");
  }

  private String tooFew(long teaching) {
    return teaching == 0
        ? "no run of two steps or more was recorded yet; record_run teaches"
        : "%,d runs of two steps or more are too few to learn from; %,d are needed"
            .formatted(teaching, policy.learn().runsMin());
  }

  private static Gain gain(List<Group> groups, LearnPolicy learn) {
    return PairedGain.of(groups, learn.resamples(), learn.tail(), learn.seed());
  }

  /** What both weights reach on one run. */
  private record Tried(Group ranking, Group first) {}

  private List<Tried> tried(List<Exercises> all, SortedMap<String, Double> former) {
    int parts = (int) policy.learn().parts();
    List<Tried> tried = new ArrayList<>();
    for (int part = 1; part < parts; part++) {
      int from = all.size() * part / parts;
      SortedMap<String, Double> fitted = fitted(all.subList(0, from), former);
      all.subList(from, all.size() * (part + 1) / parts)
          .forEach(run -> tried.add(tried(run, former, fitted)));
    }
    return tried;
  }

  private Tried tried(Exercises run, Map<String, Double> former, Map<String, Double> fitted) {
    double[] ranking = new double[2];
    double[] first = new double[2];
    for (Exercise step : run.steps()) {
      if (step.choice().isPresent()) {
        WeightKeys keys = drill.keys(step.stage());
        int old = rank(step.choice().get(), keys.of(former));
        int now = rank(step.choice().get(), keys.of(fitted));
        ranking[0] += 1.0 / old;
        ranking[1] += 1.0 / now;
        first[0] += old == 1 ? 1 : 0;
        first[1] += now == 1 ? 1 : 0;
      }
    }
    return new Tried(
        new Group(run.steps().size(), ranking[0], ranking[1]),
        new Group(run.steps().size(), first[0], first[1]));
  }

  /** Of those with equal scores the likeliest by the weights before comes first, for both alike. */
  private static int rank(Choice choice, double[] weights) {
    double[] scores = ListwiseFit.scores(choice, weights);
    int rank = 1;
    for (int row = 0; row < scores.length; row++) {
      boolean above = scores[row] > scores[choice.right()]
          || (scores[row] == scores[choice.right()] && row < choice.right());
      rank += above ? 1 : 0;
    }
    return rank;
  }

  private SortedMap<String, Double> fitted(List<Exercises> runs, SortedMap<String, Double> former) {
    SortedMap<String, Double> weights = new TreeMap<>(former);
    for (Stage stage : Stage.values()) {
      WeightKeys keys = drill.keys(stage);
      List<Choice> choices = runs.stream()
          .flatMap(run -> run.steps().stream())
          .filter(step -> step.stage() == stage)
          .flatMap(step -> step.choice().stream())
          .toList();
      double[] fitted = ListwiseFit.of(
          choices, keys.of(former), policy.learn().pull(), policy.learn().roundsMax());
      for (int i = 0; i < fitted.length; i++) {
        weights.put(keys.key(i), fitted[i]);
      }
    }
    return weights;
  }
}
