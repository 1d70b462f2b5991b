package dev.cairn.eval.decide.simulate;

import dev.cairn.eval.decide.Converging;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;

/** What {@link SteadyStory} measured, and its plots. */
final class SteadyFigures {
  private static final int WITHIN = 20;

  private final List<Turn> turns;

  SteadyFigures(List<Turn> turns) {
    this.turns = turns;
  }

  /** By metric; runs to converge for each tool, everything else once. */
  Map<String, List<Double>> all() {
    Map<String, List<Double>> all = new LinkedHashMap<>();
    List<Double> converged = SteadyStory.ACTORS.stream()
        .flatMap(actor -> Converging.after(thresholds(actor)).stream())
        .map(Integer::doubleValue)
        .toList();
    all.put("runs_to_converge", converged);
    all.put(
        "converged_within_20",
        converged.stream().map(it -> it <= WITHIN ? 1.0 : 0.0).toList());
    put(all, "speculation_success", share(turns.stream().filter(Turn::allowed).toList(), true));
    put(all, "false_allow", allowed(turns.stream().filter(turn -> !turn.ok()).toList()));
    allowed(turns.stream().filter(Turn::ok).toList())
        .ifPresent(it -> all.put("false_ask", List.of(1 - it)));
    put(all, "coverage", allowed(turns));
    SteadyStory.regrets(turns)
        .forEach((way, lost) -> all.put(
            "regret_" + way.replaceAll("[^a-z0-9]+", "_"),
            List.of(lost[lost.length - 1] / lost.length)));
    return all;
  }

  private static void put(Map<String, List<Double>> all, String metric, OptionalDouble value) {
    value.ifPresent(it -> all.put(metric, List.of(it)));
  }

  private static OptionalDouble share(List<Turn> some, boolean ok) {
    return some.stream().mapToDouble(turn -> turn.ok() == ok ? 1 : 0).average();
  }

  private static OptionalDouble allowed(List<Turn> some) {
    return some.stream().mapToDouble(turn -> turn.allowed() ? 1 : 0).average();
  }

  private List<Double> thresholds(Actor actor) {
    List<Double> thresholds = new ArrayList<>();
    turns.stream()
        .filter(turn -> turn.actor().equals(actor))
        .forEach(turn -> thresholds.add(turn.decided().threshold()));
    return thresholds;
  }

  String thresholdPlot() {
    Plot plot = new Plot("Thresholds by the runs of each tool", "run", 1);
    for (Actor actor : SteadyStory.ACTORS) {
      if (actor.does().startsWith("C")
          || actor.does().startsWith("D")
          || actor.does().startsWith("S")) {
        String named = actor.tool() + " (" + actor.chance().applyAsDouble(0) + ")";
        plot.line(named, thresholds(actor).stream().mapToDouble(it -> it).toArray());
      }
    }
    return plot.svg();
  }

  String regretPlot() {
    Map<String, double[]> regrets = SteadyStory.regrets(turns);
    double most =
        regrets.values().stream().mapToDouble(it -> it[it.length - 1]).max().orElse(1);
    Plot plot =
        new Plot("Cost beyond the best answer, added up", "call", Math.ceil(most / 50) * 50);
    regrets.forEach(plot::line);
    return plot.svg();
  }
}
