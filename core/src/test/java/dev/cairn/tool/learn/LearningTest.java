package dev.cairn.tool.learn;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.formula.PairedGain.Gain;
import dev.cairn.operation.Progress;
import dev.cairn.policy.Policy;
import dev.cairn.policy.PolicyKeys;
import dev.cairn.tool.predict.Candidate;
import dev.cairn.tool.predict.Lineup;
import dev.cairn.tool.predict.Stage;
import dev.cairn.tool.run.Run;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@DisplayName("Learning the weights of the next tool")
class LearningTest {
  private static final int TOOLS = 25;
  private static final int STEPS = 8;
  private static final Policy POLICY = Policy.DEFAULT;

  private static final Lineup LINEUP = Lineup.of(IntStream.range(0, TOOLS)
      .mapToObj(i -> new Candidate("s:tool" + i, "s", "tool" + i, "", ""))
      .toList());

  /** Runs whose next tool is the last one again with this chance, and else any. */
  static List<Run> runs(int count, double again, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    List<Run> runs = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      List<Run.Step> steps = new ArrayList<>();
      int tool = random.nextInt(TOOLS);
      for (int step = 0; step < STEPS; step++) {
        steps.add(new Run.Step("s:tool" + tool));
        tool = random.nextDouble() < again ? tool : random.nextInt(TOOLS);
      }
      runs.add(Run.chain(Optional.empty(), steps));
    }
    return runs;
  }

  private static Lesson lesson(List<Run> runs) {
    return new Learning(LINEUP, POLICY, WeightKeys.values(POLICY))
        .of(runs, Progress.NONE)
        .ofAllRuns();
  }

  @Test
  void findsThatARunRepeatsItsTools() {
    Lesson lesson = lesson(runs(80, 0.6, 1));
    Gain gain = lesson.ranking().orElseThrow();
    assertThat(lesson.isBetter()).as("%s", lesson).isTrue();
    assertThat(gain.low()).isPositive();
    assertThat(gain.after()).isGreaterThan(gain.before());
    assertThat(lesson.weights().get("signal.unasked_again"))
        .isGreaterThan(POLICY.signal().unaskedAgain());
  }

  @Test
  void findsNothingInNoise() {
    Lesson lesson = lesson(runs(80, 0, 2));
    assertThat(lesson.ranking().orElseThrow().low()).isNotPositive();
    assertThat(lesson.isBetter()).isFalse();
    assertThat(lesson.because()).contains("not surely better");
  }

  @Test
  @Tag("slow")
  void neverTakesNoiseForALessonMoreOftenThanItMay() {
    long taken = IntStream.range(0, 20)
        .filter(seed -> lesson(runs(30, 0, 100 + seed)).isBetter())
        .count();
    // One in forty is expected; four of twenty has a chance of about one in a thousand.
    assertThat(taken).isLessThan(4);
  }

  @Test
  void ofTooFewRunsIsRefusedWithAReason() {
    assertThat(lesson(List.of()).because()).contains("no run of two steps");
    Lesson few = lesson(runs(12, 0.5, 3));
    assertThat(few.isBetter()).isFalse();
    assertThat(few.because()).contains("12 runs").contains("30 are needed");
    assertThat(few.weights()).isEqualTo(WeightKeys.values(POLICY));
  }

  @Test
  void givesTheSameAnswerTwice() {
    List<Run> runs = runs(40, 0.6, 4);
    assertThat(lesson(runs)).isEqualTo(lesson(runs));
  }

  @Test
  void aStrongPullLeavesTheWeightsWhereTheyWere() {
    Policy held = POLICY.with(Map.of("learn.pull", 1_000_000));
    Lesson lesson = new Learning(LINEUP, held, WeightKeys.values(held))
        .of(runs(40, 0.6, 5), Progress.NONE)
        .ofAllRuns();
    lesson
        .weights()
        .forEach((key, weight) -> assertThat(
                Math.abs(weight - WeightKeys.values(held).getOrDefault(key, 0.0)))
            .as(key)
            .isLessThan(0.01));
  }

  @Test
  void looksAtNoMoreThanItMay() {
    Policy little = POLICY.with(Map.of("learn.positions_max", 100, "learn.runs_min", 10));
    Lesson lesson = new Learning(LINEUP, little, WeightKeys.values(little))
        .of(runs(60, 0.5, 6), Progress.NONE)
        .ofAllRuns();
    assertThat(lesson.runs()).isEqualTo(100 / STEPS);
  }

  @Test
  void everyWeightHasItsSignal() {
    TreeSet<String> keys = new TreeSet<>();
    for (Stage stage : Stage.values()) {
      WeightKeys own = new WeightKeys(stage);
      IntStream.range(0, own.size()).forEach(i -> keys.add(own.key(i)));
    }
    assertThat(keys)
        .containsExactlyElementsOf(PolicyKeys.all().stream()
            .map(key -> key.key())
            .filter(key -> key.startsWith("signal."))
            .sorted()
            .toList());
  }
}
