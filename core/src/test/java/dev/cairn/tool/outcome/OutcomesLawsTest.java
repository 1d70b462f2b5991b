package dev.cairn.tool.outcome;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.explain.Explanation;
import dev.cairn.explain.Op;
import dev.cairn.log.ToolId;
import dev.cairn.policy.OutcomePolicy;
import dev.cairn.policy.Policy;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class OutcomesLawsTest {
  private static final OutcomePolicy POLICY = Policy.DEFAULT.outcome();

  record Happened(Call call, boolean ok) {}

  @Provide
  Arbitrary<List<Happened>> histories() {
    return happened().list().ofMaxSize(120);
  }

  @Provide
  Arbitrary<Happened> happened() {
    Arbitrary<ToolId> tools =
        Arbitraries.of("git:push", "git:status", "mail:send", "bash").map(ToolId::parse);
    Arbitrary<Optional<String>> episodes = Arbitraries.of("a", "b", "c").optional(0.8);
    Arbitrary<List<Integer>> marks = Arbitraries.integers()
        .between(0, 3)
        .map(value -> value == 0 ? List.of() : Marks.of(Map.of("n", value, "m", value % 2)));
    return Combinators.combine(
            Combinators.combine(tools, episodes, marks).as(Call::new), Arbitraries.of(true, false))
        .as(Happened::new);
  }

  @Property(tries = 200)
  void whatIsExpectedIsAChanceThatFollowsFromItsParts(
      @ForAll("histories") List<Happened> history, @ForAll("happened") Happened next) {
    Expectation expectation = after(history).expect(POLICY, next.call());
    assertThat(expectation.expected().value()).isBetween(0.005, 0.995);
    assertThat(expectation.sure().value()).isBetween(0.0, expectation.expected().value());
    assertThat(expectation.confidence().value()).isBetween(0.0, 0.95);
    follows(expectation.expected());
    follows(expectation.sure());
    follows(expectation.confidence());
  }

  private static void follows(Explanation explanation) {
    if (explanation.op() != Op.LEAF) {
      Explanation again =
          Explanation.of(explanation.op(), explanation.because(), explanation.parts());
      assertThat(again.value()).isEqualTo(explanation.value());
    }
    explanation.parts().forEach(OutcomesLawsTest::follows);
  }

  @Property(tries = 100)
  void replayGivesTheSameBytes(@ForAll("histories") List<Happened> history) throws IOException {
    assertThat(bytes(after(history))).isEqualTo(bytes(after(history)));
  }

  @Property(tries = 100)
  void aCheckpointAnywhereChangesNothing(
      @ForAll("histories") List<Happened> first, @ForAll("histories") List<Happened> then)
      throws IOException {
    Outcomes through = after(first);
    Outcomes stopped = Outcomes.read(new DataInputStream(new ByteArrayInputStream(bytes(through))));
    for (Happened each : then) {
      through.add(POLICY, each.call(), each.ok());
      stopped.add(POLICY, each.call(), each.ok());
    }
    assertThat(bytes(stopped)).isEqualTo(bytes(through));
  }

  @Property(tries = 100)
  void lookingChangesNothing(
      @ForAll("histories") List<Happened> history, @ForAll("happened") Happened next)
      throws IOException {
    Outcomes outcomes = after(history);
    byte[] before = bytes(outcomes);
    outcomes.expect(POLICY, next.call());
    assertThat(bytes(outcomes)).isEqualTo(before);
  }

  @Property(tries = 100)
  void oneMoreSuccessOfACallWithoutAnEpisodeNeverLowersWhatIsExpectedOfIt(
      @ForAll("histories") List<Happened> history) {
    // Within an episode a success also says what came before, so the law is for calls that stand
    // alone.
    Call call = new Call(ToolId.parse("git:push"), Optional.empty(), List.of());
    Outcomes outcomes = after(history.stream()
        .map(each ->
            new Happened(new Call(each.call().tool(), Optional.empty(), List.of()), each.ok()))
        .toList());
    double before = outcomes.expect(POLICY, call).expected().value();
    outcomes.add(POLICY, call, true);
    outcomes.add(POLICY, call, true);
    outcomes.add(POLICY, call, true);
    assertThat(outcomes.expect(POLICY, call).expected().value())
        .isGreaterThanOrEqualTo(before - 0.02);
  }

  private static Outcomes after(List<Happened> history) {
    Outcomes outcomes = new Outcomes();
    history.forEach(each -> outcomes.add(POLICY, each.call(), each.ok()));
    return outcomes;
  }

  private static byte[] bytes(Outcomes outcomes) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    outcomes.write(new DataOutputStream(bytes));
    return bytes.toByteArray();
  }
}
