package dev.cairn.eval.decide.simulate;

import dev.cairn.eval.Progress;
import dev.cairn.eval.suite.Bootstrap;
import dev.cairn.eval.suite.Score;
import dev.cairn.operation.Configure;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;

/** All stories, told several times, and what they measured. */
public final class Simulation {
  private static final String SET = "simulated";

  /** An agent that is always as sure as an ordinary one. */
  private static final double ORDINARY = 0.8;

  private static final int ASKED_WITHIN = 8;
  private static final int ALLOWED_WITHIN = 20;

  private final Map<String, List<Double>> values = new LinkedHashMap<>();
  private final Map<String, String> plots = new LinkedHashMap<>();

  private Simulation() {}

  public static Simulation run(Configure policy, long seed, int repeats, Progress progress) {
    Simulation simulation = new Simulation();
    for (int i = 0; i < repeats; i++) {
      simulation.steady(SteadyStory.tell(policy, seed + i), i == 0);
      simulation.broke("break", BreakStory.tell(policy, seed + i, OptionalDouble.empty()), i == 0);
      simulation.broke(
          "break, confidence " + ORDINARY,
          BreakStory.tell(policy, seed + i, OptionalDouble.of(ORDINARY)),
          false);
      progress.step("stories", i + 1L, repeats);
    }
    simulation.flood(
        "flood of a dangerous tool", FloodStory.tell(policy, seed, FloodStory.DANGEROUS));
    simulation.flood(
        "flood of a moderate tool", FloodStory.tell(policy, seed, FloodStory.MODERATE));
    return simulation;
  }

  private void steady(List<Turn> turns, boolean drawn) {
    SteadyFigures figures = new SteadyFigures(turns);
    figures.all().forEach((metric, each) -> each.forEach(value -> put("steady", metric, value)));
    if (drawn) {
      plots.put("decide-thresholds.svg", figures.thresholdPlot());
      plots.put("decide-regret.svg", figures.regretPlot());
    }
  }

  private void broke(String group, BreakStory story, boolean drawn) {
    put(group, "runs_until_asked", story.runsUntilAsked());
    put(group, "asked_within_8", story.runsUntilAsked() <= ASKED_WITHIN ? 1 : 0);
    put(group, "failures_allowed", story.failuresAllowed());
    put(group, "runs_until_allowed", story.runsUntilAllowed());
    put(group, "allowed_within_20", story.runsUntilAllowed() <= ALLOWED_WITHIN ? 1 : 0);
    put(group, "asked_in_vain", story.askedInVain());
    if (drawn) {
      plots.put("decide-break.svg", BreakPlot.of(story));
    }
  }

  private void flood(String group, FloodStory story) {
    put(group, "claims_believed", story.believed());
    put(group, "threshold_lowered", story.lowered());
    put(group, "still_asks", story.asks() ? 1 : 0);
  }

  private void put(String group, String metric, double value) {
    values.computeIfAbsent(group + "\n" + metric, it -> new ArrayList<>()).add(value);
  }

  public List<Score> scores() {
    return values.entrySet().stream()
        .map(each -> {
          String[] named = each.getKey().split("\n", 2);
          double[] all = each.getValue().stream().mapToDouble(it -> it).toArray();
          return new Score(SET, named[0], named[1], Bootstrap.DEFAULT.mean(all), all.length);
        })
        .toList();
  }

  /** By the name of the file. */
  public Map<String, String> plots() {
    return new LinkedHashMap<>(plots);
  }
}
