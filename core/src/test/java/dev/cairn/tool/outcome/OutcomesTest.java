package dev.cairn.tool.outcome;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.cairn.explain.Explanation;
import dev.cairn.log.ToolId;
import dev.cairn.policy.OutcomePolicy;
import dev.cairn.policy.Policy;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("What is expected of a call")
class OutcomesTest {
  private static final OutcomePolicy POLICY = Policy.DEFAULT.outcome();

  private final Outcomes outcomes = new Outcomes();

  private static Call call(String tool, String episode, Map<String, ?> args) {
    return new Call(ToolId.parse(tool), Optional.of(episode), Marks.of(args));
  }

  private static Call alone(String tool) {
    return new Call(ToolId.parse(tool), Optional.empty(), List.of());
  }

  private double expected(Call call) {
    return outcomes.expect(POLICY, call).expected().value();
  }

  private void times(int times, Call call, boolean ok) {
    for (int i = 0; i < times; i++) {
      outcomes.add(POLICY, call, ok);
    }
  }

  @Test
  void isThePriorBeforeAnythingIsKnown() {
    assertThat(expected(alone("git:push"))).isEqualTo(0.75);
  }

  @Test
  void isLentByTheServerWhileAToolIsNew() {
    times(20, alone("weather:now"), false);
    times(20, alone("git:status"), true);
    assertThat(expected(alone("git:push"))).isGreaterThan(0.8);
    assertThat(expected(alone("weather:tomorrow"))).isLessThan(0.2);
  }

  @Test
  void followsTheToolOnceItWasCalled() {
    times(30, alone("git:status"), true);
    times(10, alone("git:push"), false);
    assertThat(expected(alone("git:push"))).isLessThan(0.2);
    assertThat(expected(alone("git:status"))).isGreaterThan(0.9);
  }

  @Test
  void fallsAfterAFailureInTheSameEpisodeAndNotInAnother() {
    for (int i = 0; i < 30; i++) {
      outcomes.add(POLICY, call("git:push", "episode " + i, Map.of()), true);
    }
    outcomes.add(POLICY, call("git:push", "here", Map.of()), false);
    double here = expected(call("git:push", "here", Map.of()));
    double elsewhere = expected(call("git:push", "elsewhere", Map.of()));
    assertThat(here).isLessThan(elsewhere - 0.1);
  }

  @Test
  void knowsACallAgainByItsArguments() {
    for (int i = 0; i < 10; i++) {
      outcomes.add(POLICY, call("k8s:list", "a" + i, Map.of("kind", "Pod", "page", i)), true);
      outcomes.add(POLICY, call("k8s:list", "b" + i, Map.of("kind", "Route", "page", i)), false);
    }
    assertThat(expected(call("k8s:list", "new", Map.of("kind", "Pod", "page", 77))))
        .isGreaterThan(0.7);
    assertThat(expected(call("k8s:list", "new", Map.of("kind", "Route", "page", 77))))
        .isLessThan(0.3);
  }

  @Test
  void seesWithinAFewCallsThatAToolBroke() {
    times(100, alone("mail:send"), true);
    assertThat(expected(alone("mail:send"))).isGreaterThan(0.95);
    times(4, alone("mail:send"), false);
    assertThat(outcomes.breaks(ToolId.parse("mail:send"))).isEqualTo(1);
    assertThat(expected(alone("mail:send"))).isLessThan(0.5);
  }

  @Test
  void seesAsSoonThatItWasMended() {
    times(100, alone("mail:send"), false);
    times(6, alone("mail:send"), true);
    assertThat(expected(alone("mail:send"))).isGreaterThan(0.7);
  }

  @Test
  void saysInWordsThatAToolBrokeUntilItWorksAgain() {
    ToolId tool = ToolId.parse("mail:send");
    times(60, alone("mail:send"), true);
    assertThat(outcomes.broken(POLICY, tool)).isEmpty();
    times(3, call("mail:send", "one episode", Map.of()), false);
    assertThat(outcomes.broken(POLICY, tool))
        .map(Explanation::because)
        .contains("3 of the last 3 calls failed; before that 60 of 60 worked");
    assertThat(outcomes.broken(POLICY, tool).orElseThrow().value()).isEqualTo(0.2);
    times(20, alone("mail:send"), true);
    assertThat(outcomes.broken(POLICY, tool)).isEmpty();
  }

  @Test
  void believesThatAToolWasMendedHoweverLongItWasBroken() {
    ToolId tool = ToolId.parse("mail:send");
    times(60, alone("mail:send"), true);
    times(300, alone("mail:send"), false);
    assertThat(outcomes.broken(POLICY, tool)).isPresent();
    times(10, alone("mail:send"), true);
    assertThat(outcomes.broken(POLICY, tool)).isEmpty();
  }

  @Test
  void doesNotCallBrokenWhatNeverWorked() {
    times(30, alone("mail:send"), false);
    assertThat(outcomes.broken(POLICY, ToolId.parse("mail:send"))).isEmpty();
  }

  @Test
  void takesRepeatedFailuresInOneEpisodeForOne() {
    times(100, alone("mail:send"), true);
    times(8, call("mail:send", "a bad day", Map.of()), false);
    assertThat(outcomes.breaks(ToolId.parse("mail:send"))).isZero();
    assertThat(expected(call("mail:send", "a bad day", Map.of()))).isLessThan(0.5);
  }

  @Test
  void startsOverWhenAToolIsForgotten() {
    times(20, alone("git:status"), true);
    times(20, alone("shop:buy"), false);
    double before = expected(alone("shop:buy"));
    outcomes.forget(ToolId.parse("shop:buy"));
    assertThat(expected(alone("shop:buy"))).isGreaterThan(before);
    assertThat(
            outcomes.expect(POLICY, alone("shop:buy")).expected().parts().get(0).parts())
        .extracting(Explanation::because)
        .doesNotContain(Level.TOOL.because());
  }

  @Test
  void saysWhatEveryLevelLent() {
    times(2, alone("mail:send"), false);
    times(3, alone("git:status"), true);
    Call call = call("git:push", "one", Map.of("branch", "main"));
    times(2, call("git:push", "one", Map.of("branch", "test")), true);
    times(3, call, true);
    times(2, call, false);
    outcomes.add(POLICY, call("git:status", "one", Map.of()), true);
    times(2, call, true);
    outcomes.add(POLICY, call("git:status", "one", Map.of()), true);
    times(2, call, true);
    Explanation expected = outcomes.expect(POLICY, call).expected();
    List<Explanation> parts = expected.parts().get(0).parts();
    assertThat(parts)
        .extracting(Explanation::because)
        .containsExactly(Arrays.stream(Level.values()).map(Level::because).toArray(String[]::new));
    double sum = parts.stream().mapToDouble(Explanation::value).sum();
    assertThat(sum).isCloseTo(expected.value(), within(1e-12));
  }

  @Test
  void givesConfidenceByTheFailuresThatLookedWorse() {
    times(40, alone("git:status"), true);
    for (int i = 0; i < 40; i++) {
      outcomes.add(POLICY, alone("shop:buy"), i % 2 == 0);
    }
    double good = outcomes.expect(POLICY, alone("git:status")).confidence().value();
    double poor = outcomes.expect(POLICY, alone("shop:buy")).confidence().value();
    assertThat(good).isGreaterThan(0.7);
    assertThat(poor).isLessThan(0.4);
  }

  @Test
  void isAsSureAsTheCallsBehindIt() {
    times(2, alone("git:status"), true);
    Expectation few = outcomes.expect(POLICY, alone("git:status"));
    times(60, alone("git:status"), true);
    Expectation many = outcomes.expect(POLICY, alone("git:status"));
    assertThat(few.sure().value()).isLessThan(few.expected().value() - 0.1);
    assertThat(many.sure().value()).isGreaterThan(many.expected().value() - 0.05);
  }

  @Test
  void isTheSameAfterACheckpointAndGoesOnTheSame() throws IOException {
    times(3, call("git:push", "one", Map.of("branch", "main")), true);
    times(5, alone("git:status"), false);
    Outcomes loaded = Outcomes.read(new DataInputStream(new ByteArrayInputStream(bytes(outcomes))));
    assertThat(bytes(loaded)).isEqualTo(bytes(outcomes));
    times(2, alone("git:status"), true);
    loaded.add(POLICY, alone("git:status"), true);
    loaded.add(POLICY, alone("git:status"), true);
    assertThat(bytes(loaded)).isEqualTo(bytes(outcomes));
  }

  @Test
  void aCopyGoesItsOwnWay() throws IOException {
    times(3, alone("git:push"), true);
    byte[] before = bytes(outcomes);
    Outcomes copy = outcomes.copy();
    copy.add(POLICY, alone("git:push"), false);
    assertThat(bytes(outcomes)).isEqualTo(before);
    assertThat(bytes(copy)).isNotEqualTo(before);
  }

  @Test
  void holdsNoMoreThanItsBounds() throws IOException {
    OutcomePolicy small = Policy.DEFAULT
        .with(Map.of(
            "outcome.shares_max",
            100,
            "outcome.episodes_max",
            2,
            "outcome.episode_calls_max",
            3,
            "outcome.calls_kept",
            50,
            "outcome.failures_kept",
            20))
        .outcome();
    int largest = 0;
    for (int i = 0; i < 500; i++) {
      Call call = call("server" + i % 50 + ":tool" + i, "episode" + i % 9, Map.of("i", i));
      outcomes.add(small, call, i % 7 != 0);
      largest = Math.max(largest, i < 250 ? bytes(outcomes).length : 0);
    }
    // Names grow by a digit; nothing else may.
    assertThat(bytes(outcomes).length).isLessThan(largest + largest / 10);
  }

  private static byte[] bytes(Outcomes outcomes) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    outcomes.write(new DataOutputStream(bytes));
    return bytes.toByteArray();
  }
}
