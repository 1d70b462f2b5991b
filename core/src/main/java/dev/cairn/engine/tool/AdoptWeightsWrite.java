package dev.cairn.engine.tool;

import dev.cairn.engine.State;
import dev.cairn.engine.Write;
import dev.cairn.fault.CairnException;
import dev.cairn.log.Draft;
import dev.cairn.log.LogEvent.PolicyAdopted;
import dev.cairn.log.LogEvent.PolicyAdopted.Cause;
import dev.cairn.log.ToolEvent.WeightsLearned;
import dev.cairn.operation.Learn;
import dev.cairn.operation.Writing;
import dev.cairn.policy.Policy;
import dev.cairn.policy.PolicyRefused;
import dev.cairn.tool.learn.Lesson;
import dev.cairn.tool.learn.WeightKeys;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;

/** Puts learned weights in force: the policy and the figures they were chosen by, in one commit. */
final class AdoptWeightsWrite extends Write<Learn.Answer> {
  private final Lesson lesson;
  private final SortedMap<String, Double> former;

  AdoptWeightsWrite(State state, Writing writing, Lesson lesson, SortedMap<String, Double> former) {
    super(state, writing);
    this.lesson = lesson;
    this.former = former;
  }

  @Override
  public void decide(Draft draft) {
    if (!LearningFromRuns.basis(state()).before().equals(former)) {
      throw CairnException.conflict(
          "adopt", "the weights were changed while others were fitted; ask again");
    }
    Policy policy = learned(state().policy().policy());
    Instant at = at(draft);
    draft.add(
        new PolicyAdopted(at, state().policy().profile().label(), Cause.LEARNED, policy.values()));
    draft.add(new WeightsLearned(
        draft.id("lw"), at, lesson.weights(), former, lesson.runs(), compared()));
  }

  private Policy learned(Policy policy) {
    try {
      return WeightKeys.with(policy, lesson.weights());
    } catch (PolicyRefused e) {
      throw CairnException.conflict("adopt", "no such weight may be set: " + e.getMessage());
    }
  }

  private List<WeightsLearned.Compared> compared() {
    return LearningFromRuns.compared(lesson).stream()
        .map(each -> new WeightsLearned.Compared(
            each.metric(),
            each.steps(),
            each.before(),
            each.after(),
            each.gain(),
            each.low(),
            each.high()))
        .toList();
  }

  @Override
  public Learn.Answer answer(Written written) {
    Found<WeightsLearned> learned = only(WeightsLearned.class, written);
    return new Learn.Answer(
        true,
        false,
        lesson.because(),
        Optional.of(learned.event().learning()),
        lesson.runs(),
        LearningFromRuns.compared(lesson),
        LearningFromRuns.changes(former, lesson.weights()),
        learned.position());
  }
}
