package dev.cairn.tool.learn;

import dev.cairn.explain.Explanation;
import dev.cairn.formula.ListwiseFit.Choice;
import dev.cairn.operation.Progress;
import dev.cairn.policy.LearnPolicy;
import dev.cairn.policy.PredictionPolicy;
import dev.cairn.policy.PredictionWeights;
import dev.cairn.tool.predict.Lineup;
import dev.cairn.tool.predict.NextTools;
import dev.cairn.tool.predict.Prediction;
import dev.cairn.tool.predict.Stage;
import dev.cairn.tool.run.Run;
import dev.cairn.tool.run.RunMemory;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * Goes through runs once more, in their order: at each step, what does every signal measure on the likeliest
 * tools, given nothing but the runs before?
 */
final class Drill {
  /** A step: which signals could speak, and what they said. Nothing if the right tool was not among the likeliest. */
  record Exercise(Stage stage, Optional<Choice> choice) {}

  /** The steps of one run. */
  record Exercises(List<Exercise> steps, Optional<String> workflowType) {}

  private final Lineup lineup;
  private final PredictionPolicy prediction;
  private final PredictionWeights weights;
  private final LearnPolicy policy;
  private final Map<Stage, WeightKeys> keys = new EnumMap<>(Stage.class);

  Drill(
      Lineup lineup, PredictionPolicy prediction, Map<String, Double> weights, LearnPolicy policy) {
    this.lineup = lineup;
    this.prediction = prediction;
    this.weights = WeightKeys.weights(weights);
    this.policy = policy;
    for (Stage stage : Stage.values()) {
      keys.put(stage, new WeightKeys(stage));
    }
  }

  WeightKeys keys(Stage stage) {
    return Objects.requireNonNull(keys.get(stage));
  }

  /** One entry for each of the newest runs that can teach, the oldest first. */
  List<Exercises> of(List<Run> runs, Progress progress) {
    int first = first(runs);
    RunMemory memory = new RunMemory(prediction);
    NextTools foreteller = new NextTools(memory, lineup, prediction, weights);
    List<Exercises> all = new ArrayList<>();
    for (int i = 0; i < runs.size(); i++) {
      Run run = runs.get(i);
      if (i >= first && teaches(run)) {
        all.add(exercises(run, foreteller));
      }
      memory.add(run);
      progress.at(i + 1L, runs.size());
    }
    return all;
  }

  static boolean teaches(Run run) {
    return run.steps().size() > 1;
  }

  /** Where to begin, so that not too much is looked at. */
  private int first(List<Run> runs) {
    long steps = 0;
    long taken = 0;
    for (int i = runs.size() - 1; i >= 0; i--) {
      if (teaches(runs.get(i))) {
        steps += Math.min(runs.get(i).steps().size(), policy.stepsMax());
        if (++taken > policy.runsMax() || steps > policy.positionsMax()) {
          return i + 1;
        }
      }
    }
    return 0;
  }

  private Exercises exercises(Run run, NextTools foreteller) {
    List<String> tools = run.steps().stream().map(Run.Step::tool).toList();
    Stage later = run.request().isPresent() ? Stage.ASKED : Stage.UNASKED;
    List<Exercise> steps = new ArrayList<>();
    for (int at = 0; at < Math.min(tools.size(), policy.stepsMax()); at++) {
      Stage stage = at == 0 && run.request().isPresent() ? Stage.FIRST : later;
      List<Prediction> found =
          foreteller.predict(tools.subList(0, at), run.request(), (int) policy.candidatesMax());
      steps.add(new Exercise(stage, choice(found, tools.get(at), keys(stage))));
    }
    return new Exercises(steps, run.workflowType());
  }

  private static Optional<Choice> choice(List<Prediction> found, String gold, WeightKeys keys) {
    float[][] rows = new float[found.size()][keys.size()];
    int right = -1;
    for (int row = 0; row < rows.length; row++) {
      right = found.get(row).tool().tool().equals(gold) ? row : right;
      for (Explanation part : found.get(row).score().parts()) {
        int place = keys.place(part.because());
        if (place >= 0) {
          rows[row][place] = (float) part.parts().get(1).value();
        }
      }
    }
    return right < 0 ? Optional.empty() : Optional.of(new Choice(rows, right));
  }
}
