package dev.cairn.eval.cards.year;

import dev.cairn.Context;
import dev.cairn.eval.cards.year.Turn.Printed;
import dev.cairn.eval.cards.year.Turn.Tempted;
import dev.cairn.log.CardKind;
import dev.cairn.log.EntryId;
import dev.cairn.log.OutcomeType;
import dev.cairn.log.ToolId;
import dev.cairn.operation.CheckAction;
import dev.cairn.operation.Evidence;
import dev.cairn.operation.RecordOutcome;
import dev.cairn.operation.Remember;
import java.util.Optional;

/** The agent is about to run something that fails. Warned, it does what works; else it learns once more. */
final class Temptation {
  private final Context context;
  private final Stage stage;
  private final Tempted tempted;
  private final Failure failure;
  private final Shelf shelf;

  Temptation(Context context, Stage stage, Tempted tempted, Shelf shelf) {
    this.context = context;
    this.stage = stage;
    this.tempted = tempted;
    this.failure = tempted.failure();
    this.shelf = shelf;
  }

  void play() {
    boolean inCheck = isGuarded();
    boolean inPack = stage.first().lines().stream().anyMatch(line -> line.warnsOf(failure));
    if (tempted.again()) {
      boolean solved = stage.first().lines().stream().anyMatch(line -> line.solves(failure));
      boolean varied = !tempted.command().equals(failure.command());
      stage.add(
          new Repeat(failure, stage.scene().number(), isKnown(), varied, inPack, inCheck, solved));
    }
    if (!inCheck && !inPack) {
      stage.printed(
          new Printed(tempted.command(), tempted.shown(), false, failure.error()), failure);
      stage.pack(Optional.of(failure.error()));
    }
    instead();
  }

  private boolean isGuarded() {
    CheckAction request = new CheckAction(
        tempted.command(),
        Optional.of(ToolId.parse(Stage.TOOL)),
        Optional.empty(),
        Optional.empty(),
        Optional.of(stage.episode()),
        Optional.empty(),
        Optional.empty());
    return context.check(request).guards().stream()
        .filter(guard -> guard.kind() == CardKind.NEGATIVE_RESULT)
        .anyMatch(guard -> stage.entries().of(guard.evidence()).contains(failed()));
  }

  private boolean isKnown() {
    return shelf.inForce().stream()
        .anyMatch(
            held -> held.kind() == CardKind.NEGATIVE_RESULT && held.origins().contains(failed()));
  }

  private Origin failed() {
    return new Origin.OfFailure(failure, false);
  }

  private void instead() {
    EntryId entry = stage.printed(
        new Printed(failure.instead(), tempted.shown(), true, failure.good()), failure);
    Evidence evidence = Evidence.quote(entry, failure.good());
    context.recordOutcome(RecordOutcome.of(stage.episode(), OutcomeType.TOOL_SUCCESS, evidence));
    if (tempted.told() && !tempted.again()) {
      context.remember(
          Remember.of(stage.episode(), CardKind.TACTIC, Tactics.statement(failure), evidence));
    }
  }
}
