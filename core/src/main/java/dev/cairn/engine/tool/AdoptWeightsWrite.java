package dev.cairn.engine.tool;

import dev.cairn.engine.State;
import dev.cairn.engine.Write;
import dev.cairn.fault.CairnException;
import dev.cairn.log.Draft;
import dev.cairn.log.LogEvent.PolicyAdopted;
import dev.cairn.log.LogEvent.PolicyAdopted.Cause;
import dev.cairn.log.Recorded;
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

/**
 * Puts in force what is surely better of what was learned: for all requests by the policy, for those of one workflow
 * type beside it; with the figures, in one commit.
 */
final class AdoptWeightsWrite extends Write<Learn.Answer> {
  private final Lesson.All lessons;

  AdoptWeightsWrite(State state, Writing writing, Lesson.All lessons) {
    super(state, writing);
    this.lessons = lessons;
  }

  @Override
  public void decide(Draft draft) {
    Lesson ofAllRuns = lessons.ofAllRuns();
    if (!LearningFromRuns.basis(state()).before().equals(ofAllRuns.before())) {
      throw CairnException.conflict(
          "adopt", "the weights were changed while others were fitted; ask again");
    }
    Instant at = at(draft);
    if (ofAllRuns.isBetter()) {
      draft.add(new PolicyAdopted(
          at, state().policy().profile().label(), Cause.LEARNED, with(ofAllRuns).values()));
      draft.add(learned(draft, at, ofAllRuns, Optional.empty()));
    }
    lessons.ofTypes().forEach((type, lesson) -> {
      if (lesson.isBetter()) {
        with(lesson);
        draft.add(learned(draft, at, lesson, Optional.of(type)));
      }
    });
  }

  private static WeightsLearned learned(
      Draft draft, Instant at, Lesson lesson, Optional<String> workflowType) {
    return new WeightsLearned(
        draft.id("lw"),
        at,
        lesson.weights(),
        lesson.before(),
        lesson.runs(),
        compared(lesson),
        workflowType);
  }

  private Policy with(Lesson lesson) {
    try {
      return WeightKeys.with(state().policy().policy(), lesson.weights());
    } catch (PolicyRefused e) {
      throw CairnException.conflict("adopt", "no such weight may be set: " + e.getMessage());
    }
  }

  private static List<WeightsLearned.Compared> compared(Lesson lesson) {
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
    List<WeightsLearned> adopted = written.events().stream()
        .map(Recorded::event)
        .filter(WeightsLearned.class::isInstance)
        .map(WeightsLearned.class::cast)
        .toList();
    return LearningFromRuns.answer(
        lessons, adopted, only(WeightsLearned.class, written).position());
  }
}
