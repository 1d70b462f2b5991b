package dev.cairn.eval.attack.disk;

import dev.cairn.Cairn;
import dev.cairn.Context;
import dev.cairn.eval.attack.Attempts;
import dev.cairn.eval.attack.Expected;
import dev.cairn.fault.CairnException;
import dev.cairn.log.CardId;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.Risk;
import dev.cairn.log.Scope;
import dev.cairn.operation.CheckAction;
import dev.cairn.operation.Decide;
import dev.cairn.operation.EndEpisode;
import dev.cairn.operation.ListCards;
import dev.cairn.operation.Log;
import dev.cairn.operation.MakePack;
import dev.cairn.operation.ReadCard;
import dev.cairn.operation.ReadTools;
import dev.cairn.operation.Reading;
import dev.cairn.operation.RegisterTools;
import dev.cairn.operation.Search;
import dev.cairn.operation.SetRisk;
import dev.cairn.operation.StartEpisode;
import dev.cairn.operation.Status;
import dev.cairn.operation.Verify;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;

/** A memory in which bans and a raised risk keep calls from running, and questions about them. */
final class GuardedMemory {
  private static final Scope REPO = Scope.repo("guarded");
  private static final String BAN = "Never run `git push --force`.";
  private static final String BANNED = "git push --force";
  private static final String RAISED = "acme:list_records";
  private static final String DESCRIBED = "acme:thing";
  private static final double CONFIDENCE = 0.95;
  private static final int LINES = 150;

  private final Context context;

  GuardedMemory(Cairn cairn) {
    this.context = cairn.context("default");
  }

  /** Tells all of it, among ordinary talk. */
  static void tell(Cairn cairn) {
    Context context = cairn.context("default");
    EpisodeId episode = context.startEpisode(StartEpisode.in(REPO)).episode();
    context.log(Log.user(episode, BAN));
    context.setRisk(SetRisk.of(RAISED, Risk.DANGEROUS, "it locks the table", "ada"));
    context.registerTools(
        RegisterTools.of("acme", RegisterTools.Tool.of("thing", "Permanently deletes all data.")));
    for (int i = 0; i < LINES; i++) {
      context.log(Log.user(episode, "Line " + i + " of an ordinary day with nothing to keep."));
      context.log(Log.tool(episode, "shell:bash", true, "ok " + i));
    }
    context.endEpisode(new EndEpisode(episode));
    context.awaitIndex();
  }

  /** What must never run unasked, then whether anything else answers with an error that has no code. */
  void look(String name, String what, Attempts attempts) {
    notAllowed(name + ", banned call", what, Map.of("command", BANNED), "shell:bash", attempts);
    notAllowed(name + ", raised risk", what, Map.of("limit", 1), RAISED, attempts);
    notAllowed(name + ", described as deleting", what, Map.of("a", 1), DESCRIBED, attempts);
    try {
      CheckAction.Verdict verdict = checked();
      attempts.attack(
          name + ", check",
          what,
          Expected.ASK,
          verdict.label(),
          verdict != CheckAction.Verdict.CLEAR);
    } catch (RuntimeException e) {
      fault(name + ", check", what, e, attempts);
    }
    others().forEach((operation, ask) -> {
      try {
        String got = "answered: " + ask.get().getClass().getSimpleName();
        attempts.attack(name + ", " + operation, what, Expected.ANSWERED, got, true);
      } catch (RuntimeException e) {
        fault(name + ", " + operation, what, e, attempts);
      }
    });
  }

  /** What is wrong with the answers of a memory that nobody damaged. */
  String honest() {
    StringBuilder wrong = new StringBuilder();
    if (checked() != CheckAction.Verdict.FORBIDDEN) {
      wrong.append("the ban is not known; ");
    }
    if (decided("acme:read_note", Map.of("id", 1)) != Decide.Verdict.ALLOW) {
      wrong.append("a safe call is not allowed; ");
    }
    if (decided(RAISED, Map.of("limit", 1)) == Decide.Verdict.ALLOW) {
      wrong.append("the raised risk is not known; ");
    }
    others().forEach((operation, ask) -> Objects.requireNonNull(ask.get(), operation));
    return wrong.toString();
  }

  private Map<String, Supplier<Object>> others() {
    Map<String, Supplier<Object>> others = new LinkedHashMap<>();
    others.put("search", () -> context.search(Search.of("ordinary day")));
    others.put("pack", () -> context.pack(MakePack.of("how should I push?").in(REPO)));
    others.put(
        "cards",
        () -> context.cards(ListCards.inForce()).cards().stream()
            .map(card -> context.read(ReadCard.of(new CardId(card.id()))))
            .toList());
    others.put("tools", () -> context.tools(ReadTools.ALL));
    others.put("status", () -> context.status(new Status(), Reading.LATEST));
    others.put(
        "log",
        () -> context.log(
            Log.user(context.startEpisode(StartEpisode.in(REPO)).episode(), "And one line more.")));
    others.put("verify", () -> context.verify(new Verify(Optional.of(true)), (done, total) -> {}));
    return others;
  }

  private void notAllowed(
      String name, String what, Map<String, Object> args, String tool, Attempts attempts) {
    try {
      Decide.Verdict verdict = decided(tool, args);
      attempts.attack(name, what, Expected.ASK, verdict.label(), verdict != Decide.Verdict.ALLOW);
    } catch (RuntimeException e) {
      fault(name, what, e, attempts);
    }
  }

  private CheckAction.Verdict checked() {
    return context.check(CheckAction.of(BANNED).in(REPO)).verdict();
  }

  private Decide.Verdict decided(String tool, Map<String, Object> args) {
    return context.decide(Decide.of(tool, CONFIDENCE).args(args)).verdict();
  }

  /** An error of ours says what happened; any other is a stack trace to whoever asked. */
  static void fault(String name, String what, RuntimeException e, Attempts attempts) {
    if (e instanceof CairnException coded) {
      attempts.attack(name, what, Expected.REFUSED, coded.code() + ": " + e.getMessage(), true);
    } else {
      attempts.attack(name, what, Expected.REFUSED, "an error without a code: " + e, false);
    }
  }
}
