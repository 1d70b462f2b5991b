package dev.cairn.engine.tool;

import dev.cairn.engine.State;
import dev.cairn.engine.Write;
import dev.cairn.fault.CairnException;
import dev.cairn.log.Draft;
import dev.cairn.log.LogEvent.PolicyAdopted;
import dev.cairn.log.LogEvent.PolicyAdopted.Cause;
import dev.cairn.log.ToolEvent.WeightsRestored;
import dev.cairn.operation.Learn;
import dev.cairn.operation.Writing;
import dev.cairn.tool.learn.LearnedWeights;
import dev.cairn.tool.learn.WeightKeys;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Takes learned weights back; whatever else of the policy was changed since stays. */
final class RestoreWeightsWrite extends Write<Learn.Answer> {
  private List<Learn.Weight> changes = List.of();

  RestoreWeightsWrite(State state, Writing writing) {
    super(state, writing);
  }

  @Override
  public void decide(Draft draft) {
    LearnedWeights learned = state().learned();
    if (learned.isEmpty()) {
      throw CairnException.conflict(
          "undo", "no learned weights are in force, so there is nothing to take back");
    }
    Instant at = at(draft);
    learned.inForce().ifPresent(forAll -> {
      changes = LearningFromRuns.changes(forAll.weights(), forAll.former());
      draft.add(new PolicyAdopted(
          at,
          state().policy().profile().label(),
          Cause.RESTORED,
          WeightKeys.with(state().policy().policy(), forAll.former()).values()));
      draft.add(new WeightsRestored(forAll.learning(), at));
    });
    learned
        .ofTypes()
        .values()
        .forEach(ofType -> draft.add(new WeightsRestored(ofType.learning(), at)));
  }

  @Override
  public Learn.Answer answer(Written written) {
    Found<WeightsRestored> restored = only(WeightsRestored.class, written);
    return new Learn.Answer(
        false,
        true,
        "the weights from before are in force again",
        Optional.of(restored.event().learning()),
        0,
        List.of(),
        changes,
        List.of(),
        restored.position());
  }
}
