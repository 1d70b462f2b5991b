package dev.cairn.eval.decide.simulate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.eval.EvalLine;
import dev.cairn.eval.Progress;
import dev.cairn.eval.suite.PolicyOptions;
import dev.cairn.operation.Configure;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("slow")
@DisplayName("cairn eval decide --simulate")
class SimulationTest {
  private static final Configure DEFAULT = new PolicyOptions().with(Map.of());
  private static final long SEED = 3;

  @Test
  void tellsEveryStoryAndDrawsIt(@TempDir Path plots) {
    EvalLine line = EvalLine.run(
        "eval",
        "decide",
        "--simulate",
        "--repeats",
        "1",
        "--seed",
        "5",
        "--plots",
        plots.toString());
    assertThat(line.exit()).as(line.err()).isZero();
    assertThat(line.out()).contains("steady", "break", "flood of a dangerous tool", "seed 5");
    assertThat(plots.resolve("decide-break.svg")).content().contains("<svg", "expected");
    assertThat(plots.resolve("decide-regret.svg")).content().contains("always ask");
    assertThat(Files.exists(plots.resolve("decide-thresholds.svg"))).isTrue();
  }

  @Test
  void isTheSameForTheSameSeed() {
    assertThat(scores(1)).isEqualTo(scores(1));
  }

  private static Map<String, Double> scores(int repeats) {
    Progress nowhere =
        new Progress(new PrintStream(new ByteArrayOutputStream(), false, StandardCharsets.UTF_8));
    return Simulation.run(DEFAULT, SEED, repeats, nowhere).scores().stream()
        .collect(Collectors.toMap(
            score -> score.group() + " " + score.metric(),
            score -> score.interval().value()));
  }

  @Test
  void aFloodOfPraiseOpensNothingDangerous() {
    FloodStory dangerous = FloodStory.tell(DEFAULT, SEED, FloodStory.DANGEROUS);
    assertThat(dangerous.asks()).isTrue();
    assertThat(dangerous.believed()).isLessThanOrEqualTo(6);
    FloodStory moderate = FloodStory.tell(DEFAULT, SEED, FloodStory.MODERATE);
    assertThat(moderate.lowered()).isBetween(0.0, 0.05 + 1e-9);
  }

  @Test
  void aBrokenToolIsAskedAboutAndComesBack() {
    for (OptionalDouble confidence :
        new OptionalDouble[] {OptionalDouble.empty(), OptionalDouble.of(0.8)}) {
      BreakStory story = BreakStory.tell(DEFAULT, SEED, confidence);
      assertThat(story.runsUntilAsked()).isLessThanOrEqualTo(8);
      assertThat(story.runsUntilAllowed()).isLessThanOrEqualTo(20);
    }
  }

  /** One telling in a few has a false alarm, which lasts some runs; over several it must be rare. */
  @Test
  void aGoodToolIsSeldomAskedAboutInVain() {
    double mean = LongStream.rangeClosed(1, 10)
        .mapToObj(seed -> BreakStory.tell(DEFAULT, seed, OptionalDouble.of(0.8)))
        .mapToDouble(BreakStory::askedInVain)
        .average()
        .orElseThrow();
    assertThat(mean).as("mean share over seeds 1 to 10").isLessThan(0.1);
  }
}
