package dev.cairn.eval.decide.simulate;

import java.util.stream.IntStream;

/** A tool that breaks and is mended, run by run. */
final class BreakPlot {
  private BreakPlot() {}

  static String of(BreakStory story) {
    return new Plot(
            "A good tool breaks at run 100 and is mended at run 130 (marks: asked)", "run", 1)
        .line("true chance", story.turns().stream().mapToDouble(Turn::chance).toArray())
        .line(
            "expected",
            story.turns().stream()
                .mapToDouble(turn -> turn.expected().expected())
                .toArray())
        .line(
            "confidence",
            story.turns().stream()
                .mapToDouble(turn -> turn.expected().confidence())
                .toArray())
        .line(
            "threshold",
            story.turns().stream()
                .mapToDouble(turn -> turn.decided().threshold())
                .toArray())
        .marks(IntStream.range(0, story.turns().size())
            .filter(run -> !story.turns().get(run).allowed())
            .mapToDouble(run -> run)
            .toArray())
        .svg();
  }
}
