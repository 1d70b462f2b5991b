package dev.cairn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.cairn.fault.CairnException;
import dev.cairn.log.ToolId;
import dev.cairn.operation.Configure;
import dev.cairn.operation.Explain;
import dev.cairn.operation.Learn;
import dev.cairn.operation.NextTools;
import dev.cairn.operation.Progress;
import dev.cairn.operation.Reading;
import dev.cairn.operation.RecordRun;
import dev.cairn.operation.RecordRun.Step;
import dev.cairn.operation.Retract;
import dev.cairn.operation.Status;
import dev.cairn.operation.Verify;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Learning from one's own runs")
class LearnTest {
  private static final String AGAIN = "signal.unasked_again";

  private final Tester tester = new Tester();

  @AfterEach
  void close() {
    tester.close();
  }

  private Context memory() {
    return tester.memory();
  }

  private Learn.Answer learn(Learn request) {
    return memory().learn(request, Progress.NONE);
  }

  private double weight(String key) {
    Object value =
        memory().status(new Status(), Reading.LATEST).policy().values().get(key);
    return value instanceof Number number ? number.doubleValue() : Double.NaN;
  }

  /** The last tool again with this chance, and else any of 25. */
  private void ran(int runs, double again, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    for (int run = 0; run < runs; run++) {
      List<String> tools = new ArrayList<>();
      int tool = random.nextInt(25);
      for (int step = 0; step < 8; step++) {
        tools.add("s:tool" + tool);
        tool = random.nextDouble() < again ? tool : random.nextInt(25);
      }
      memory().recordRun(RecordRun.of(tools));
    }
  }

  @Test
  void saysWhatItWouldLearnAndChangesNothing() {
    ran(60, 0.6, 11);
    double before = weight(AGAIN);
    long position = memory().status(new Status(), Reading.LATEST).position();
    Learn.Answer answer = learn(Learn.DRY);
    assertThat(answer.adopted()).isFalse();
    assertThat(answer.because()).contains("surely better").contains("adopt");
    assertThat(answer.runs()).isEqualTo(60);
    assertThat(answer.heldOut())
        .extracting(Learn.Comparison::metric)
        .containsExactly("MRR", "hit@1");
    assertThat(answer.heldOut().get(0).low()).isPositive();
    assertThat(answer.weights()).extracting(Learn.Weight::key).contains(AGAIN);
    assertThat(answer.position()).isEqualTo(position);
    assertThat(weight(AGAIN)).isEqualTo(before);
    assertThat(learn(Learn.DRY)).isEqualTo(answer);
  }

  @Test
  void adoptsWhatIsSurelyBetterAndTakesItBack() {
    ran(60, 0.6, 12);
    double before = weight(AGAIN);
    Learn.Answer adopted = learn(Learn.ADOPT);
    assertThat(adopted.adopted()).isTrue();
    double learned = weight(AGAIN);
    assertThat(learned).isGreaterThan(before);

    Learn.Answer undone = learn(Learn.UNDO);
    assertThat(undone.undone()).isTrue();
    assertThat(undone.learning()).isEqualTo(adopted.learning());
    assertThat(weight(AGAIN)).isEqualTo(before);
    assertThat(undone.weights()).anySatisfy(weight -> {
      assertThat(weight.key()).isEqualTo(AGAIN);
      assertThat(weight.before()).isEqualTo(learned);
      assertThat(weight.after()).isEqualTo(before);
    });
    refused("undo", Learn.UNDO);
  }

  @Test
  void learningAgainIsComparedWithWhatWasThereBeforeAll() {
    ran(60, 0.6, 13);
    double before = weight(AGAIN);
    Learn.Answer first = learn(Learn.ADOPT);
    Learn.Answer second = learn(Learn.ADOPT);
    assertThat(second.heldOut()).isEqualTo(first.heldOut());
    assertThat(second.learning()).isNotEqualTo(first.learning());
    learn(Learn.UNDO);
    assertThat(weight(AGAIN)).isEqualTo(before);
  }

  @Test
  void refusesToAdoptFromNoise() {
    ran(60, 0, 14);
    Learn.Answer answer = learn(Learn.ADOPT);
    assertThat(answer.adopted()).isFalse();
    assertThat(answer.because()).contains("not surely better");
    assertThat(answer.learning()).isEmpty();
    refused("undo", Learn.UNDO);
  }

  @Test
  void hasNothingToSayOfAnEmptyMemoryOrAFewRuns() {
    assertThat(learn(Learn.ADOPT).because()).contains("no run of two steps");
    ran(5, 0.6, 15);
    Learn.Answer few = learn(Learn.ADOPT);
    assertThat(few.adopted()).isFalse();
    assertThat(few.because()).contains("5 runs").contains("30 are needed");
    assertThat(few.heldOut()).isEmpty();
    assertThat(few.weights()).isEmpty();
  }

  @Test
  void cannotAdoptAndUndoAtOnce() {
    refused("undo", new Learn(Optional.of(true), Optional.of(true)));
  }

  @Test
  void whatTheUserSetsByHandIsNotTakenBack() {
    ran(60, 0.6, 16);
    assertThat(learn(Learn.ADOPT).adopted()).isTrue();
    memory().configure(new Configure(Optional.empty(), Optional.of(Map.of(AGAIN, 7))));
    refused("undo", Learn.UNDO);
    assertThat(weight(AGAIN)).isEqualTo(7);
  }

  @Test
  void isForgottenWithTheTrace() {
    ran(60, 0.6, 17);
    memory().retract(Retract.of("trace"));
    assertThat(learn(Learn.ADOPT).because()).contains("no run of two steps");
  }

  @Test
  void explainsItselfByItsFigures() {
    ran(60, 0.6, 18);
    Learn.Answer adopted = learn(Learn.ADOPT);
    Explain.Answer why =
        memory().explain(new Explain(adopted.learning().orElseThrow()), Reading.LATEST);
    assertThat(why.type()).isEqualTo("learning");
    assertThat(why.stored()).containsEntry("in_force", true).containsKeys("weights", "former");
    assertThat(why.why().orElseThrow().value())
        .isCloseTo(adopted.heldOut().get(0).gain(), within(1e-12));
    learn(Learn.UNDO);
    Explain.Answer after =
        memory().explain(new Explain(adopted.learning().orElseThrow()), Reading.LATEST);
    assertThat(after.stored()).containsEntry("in_force", false);
  }

  /** By turns runs that do the same again and runs that go on to the next tool, each told to be of its type. */
  private void ranOfTwoTypes() {
    SplittableRandom random = new SplittableRandom(20);
    for (int run = 0; run < 120; run++) {
      boolean loops = run % 2 == 0;
      List<Step> steps = new ArrayList<>();
      int tool = random.nextInt(25);
      for (int step = 0; step < 8; step++) {
        steps.add(Step.of("s:tool" + tool));
        int usual = loops ? tool : (tool + 1) % 25;
        tool = random.nextDouble() < 0.9 ? usual : random.nextInt(25);
      }
      memory()
          .recordRun(new RecordRun(
              steps, Optional.empty(), Optional.empty(), Optional.of(loops ? "loop" : "walk")));
    }
  }

  private double score(Optional<String> workflowType) {
    NextTools request = new NextTools(
        List.of(ToolId.parse("s:tool3")),
        Optional.empty(),
        workflowType,
        Optional.empty(),
        OptionalInt.of(25));
    return memory().nextTools(request).predictions().stream()
        .filter(each -> each.tool().toString().equals("s:tool3"))
        .findFirst()
        .orElseThrow()
        .score();
  }

  private static double after(Learn.OfType type) {
    return type.weights().stream()
        .filter(weight -> weight.key().equals(AGAIN))
        .findFirst()
        .orElseThrow()
        .after();
  }

  @Test
  void aWorkflowTypeWithRunsEnoughHasWeightsOfItsOwn() {
    ranOfTwoTypes();
    Optional<String> walk = Optional.of("walk");
    double before = score(walk);
    double others = score(Optional.empty());
    Learn.Answer dry = learn(Learn.DRY);
    assertThat(dry.workflowTypes()).extracting(Learn.OfType::adopted).containsOnly(false);
    Learn.Answer answer = learn(Learn.ADOPT);
    assertThat(answer.workflowTypes())
        .extracting(Learn.OfType::workflowType)
        .containsExactly("loop", "walk");
    Learn.OfType walking = answer.workflowTypes().get(1);
    assertThat(walking.adopted()).isTrue();
    assertThat(walking.runs()).isEqualTo(60);
    assertThat(walking.heldOut().get(0).low()).isPositive();
    assertThat(after(walking)).isLessThan(weight(AGAIN));
    assertThat(score(walk)).isNotEqualTo(before);
    assertThat(answer.learning()).as("nothing is better for all of them").isEmpty();
    assertThat(score(Optional.empty())).isEqualTo(others);

    String learning = walking.learning().orElseThrow();
    Explain.Answer why = memory().explain(new Explain(learning), Reading.LATEST);
    assertThat(why.stored()).containsEntry("workflow_type", "walk").containsEntry("in_force", true);
    assertThat(memory().verify(new Verify(Optional.of(true)), Progress.NONE).ok())
        .isTrue();

    learn(Learn.UNDO);
    assertThat(score(walk)).isEqualTo(before);
    assertThat(memory().explain(new Explain(learning), Reading.LATEST).stored())
        .containsEntry("in_force", false);
    refused("undo", Learn.UNDO);
  }

  @Test
  void aWorkflowTypeWithFewRunsHasThoseOfAll() {
    ran(60, 0.6, 21);
    memory()
        .recordRun(new RecordRun(
            List.of(Step.of("s:tool1"), Step.of("s:tool2")),
            Optional.empty(),
            Optional.empty(),
            Optional.of("rare")));
    assertThat(learn(Learn.ADOPT).workflowTypes()).isEmpty();
  }

  @Test
  void weightsOfATypeGiveWayToThoseSetByHand() {
    ranOfTwoTypes();
    Learn.OfType walking = learn(Learn.ADOPT).workflowTypes().get(1);
    memory().configure(new Configure(Optional.empty(), Optional.of(Map.of(AGAIN, 7))));
    assertThat(memory()
            .explain(new Explain(walking.learning().orElseThrow()), Reading.LATEST)
            .stored())
        .containsEntry("in_force", false);
  }

  @Test
  void replayEqualsGrowth() {
    ran(60, 0.6, 19);
    learn(Learn.ADOPT);
    assertThat(memory().verify(new Verify(Optional.of(true)), Progress.NONE).ok())
        .isTrue();
    learn(Learn.UNDO);
    assertThat(memory().verify(new Verify(Optional.of(true)), Progress.NONE).ok())
        .isTrue();
  }

  private void refused(String field, Learn request) {
    assertThatThrownBy(() -> learn(request))
        .isInstanceOfSatisfying(CairnException.class, e -> assertThat(e.field()).contains(field));
  }
}
