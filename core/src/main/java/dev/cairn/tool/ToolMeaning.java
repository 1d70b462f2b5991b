package dev.cairn.tool;

import dev.cairn.index.vector.DotKernel;
import dev.cairn.index.vector.Kernels;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;

/**
 * Where the tools of a shelf lie by meaning, as far as that is known. Immutable; a tool without a place yet
 * is as near to every question as the average tool.
 */
public final class ToolMeaning {
  private static final DotKernel KERNEL = Kernels.scalar();

  /** By tool, then by window of its text; none for a tool that has no place yet. */
  private final List<List<float[]>> places;

  private final int placed;
  private final Function<String, Optional<float[]>> questions;

  /**
   * The places of these texts.
   *
   * @param questions where a question lies; empty as long as there is no model
   */
  ToolMeaning(
      List<String> texts,
      Map<String, List<float[]>> known,
      Function<String, Optional<float[]>> questions) {
    this.places =
        texts.stream().map(text -> known.getOrDefault(text, List.of())).toList();
    this.placed = (int) places.stream().filter(each -> !each.isEmpty()).count();
    this.questions = questions;
  }

  /** Nothing is known of any tool's meaning. */
  public static ToolMeaning none(ToolShelf shelf) {
    return new ToolMeaning(shelf.meanings(), Map.of(), question -> Optional.empty());
  }

  /** How many tools have a place. */
  int placed() {
    return placed;
  }

  /** Where the questions lie; empty unless all of them can be placed. */
  Optional<List<float[]>> questions(List<String> asked) {
    List<float[]> vectors = new ArrayList<>();
    for (String question : asked) {
      Optional<float[]> vector = questions.apply(question);
      if (vector.isEmpty()) {
        return Optional.empty();
      }
      vectors.add(vector.get());
    }
    return Optional.of(vectors);
  }

  /** By how much each tool is nearer to the question than the average tool; 0 for those that are not. */
  double[] nearness(float[] question) {
    double[] nearness = new double[places.size()];
    double sum = 0;
    for (int tool = 0; tool < nearness.length; tool++) {
      nearness[tool] = best(question, places.get(tool));
      sum += places.get(tool).isEmpty() ? 0 : nearness[tool];
    }
    double average = placed == 0 ? 0 : sum / placed;
    for (int tool = 0; tool < nearness.length; tool++) {
      boolean known = !places.get(tool).isEmpty();
      nearness[tool] = known ? Math.max(0, nearness[tool] - average) : 0;
    }
    return nearness;
  }

  /** How alike two tools are; nothing if one of them has no place yet. */
  public OptionalDouble likeness(int one, int other) {
    return places.get(one).isEmpty() || places.get(other).isEmpty()
        ? OptionalDouble.empty()
        : OptionalDouble.of(best(places.get(one).get(0), places.get(other)));
  }

  private static double best(float[] question, List<float[]> windows) {
    double best = -1;
    for (float[] window : windows) {
      best = Math.max(best, KERNEL.dot(question, window, 0));
    }
    return best;
  }
}
