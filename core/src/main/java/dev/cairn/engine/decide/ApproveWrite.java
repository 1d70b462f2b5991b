package dev.cairn.engine.decide;

import dev.cairn.engine.Limits;
import dev.cairn.engine.LogReads;
import dev.cairn.engine.State;
import dev.cairn.engine.TextReads;
import dev.cairn.engine.Write;
import dev.cairn.fault.CairnException;
import dev.cairn.log.DecisionEvent.ApprovalGiven;
import dev.cairn.log.DecisionEvent.DecisionMade;
import dev.cairn.log.Draft;
import dev.cairn.log.Names;
import dev.cairn.log.StoredText;
import dev.cairn.log.TextRef;
import dev.cairn.log.ToolId;
import dev.cairn.operation.Approve;
import dev.cairn.operation.Decide;
import dev.cairn.operation.Writing;
import dev.cairn.tool.decision.Arguments;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/** A person's yes, bound to what the tool says of itself now. */
final class ApproveWrite extends Write<Approve.Answer> {
  private static final String GIVEN = "given";
  private static final long TTL_MAX = Duration.ofDays(365).toSeconds();

  private final Approve request;
  private final LogReads log;
  private final TextReads texts;

  ApproveWrite(State state, Approve request, Writing writing, LogReads log, TextReads texts) {
    super(state, writing);
    this.request = request;
    this.log = log;
    this.texts = texts;
    if (request.decision().isPresent() == request.tool().isPresent()) {
      throw CairnException.invalid(
          "decision", "name either the decision that asked, or a tool with its args");
    }
    if (request.args().isPresent() && (request.decision().isPresent() || standing())) {
      throw CairnException.invalid(
          "args",
          request.decision().isPresent()
              ? "the decision has its args; leave args out"
              : "a standing approval holds for all args; leave one of both out");
    }
  }

  /** Refuses a time limit that is none, and a reason nobody could store. */
  private void check() {
    request.ttlS().ifPresent(ttl -> {
      if (ttl < 1 || ttl > TTL_MAX) {
        throw CairnException.invalid(
            "ttl_s", "ttl_s must lie between 1 and %d, was %d".formatted(TTL_MAX, ttl));
      }
    });
    request.reason().ifPresent(reason -> {
      StoredText.requireEncodable("reason", reason);
      Limits.text("reason", reason, state().policy().policy().log().entryBytesMax());
    });
  }

  private boolean standing() {
    return request.standing().orElse(false);
  }

  @Override
  public void decide(Draft draft) {
    String by = Names.check("by", request.by());
    check();
    Optional<DecisionMade> made =
        request.decision().map(asked -> PastCalls.made(state(), log, asked));
    ToolId tool = made.map(DecisionMade::tool).or(request::tool).orElseThrow();
    String version = state().catalogue().version(tool);
    made.ifPresent(decision -> requireOpen(decision, version));
    Optional<String> args = standing()
        ? Optional.empty()
        : made.isPresent()
            ? made.flatMap(DecisionMade::args).map(this::words)
            : Arguments.canonical(request.args());
    args.ifPresent(
        said -> Limits.text("args", said, state().policy().policy().log().entryBytesMax()));
    adoptPolicy(draft);
    draft.add(new ApprovalGiven(
        draft.id("ap"),
        at(draft),
        tool,
        version,
        args.map(draft::text),
        standing(),
        request.decision(),
        by,
        until(at(draft)),
        request.reason().map(draft::text)));
  }

  /** A standing yes has no end unless it was given one. */
  private Optional<Instant> until(Instant at) {
    long usual = state().policy().policy().gate().approvalSeconds();
    return standing() && request.ttlS().isEmpty()
        ? Optional.empty()
        : Optional.of(at.plusSeconds(request.ttlS().orElse(usual)));
  }

  private static void requireOpen(DecisionMade made, String version) {
    if (made.verdict().equals(Decide.Verdict.DENY.label())) {
      throw CairnException.conflict(
          "decision",
          "a rule forbids this call, and an approval does not lift it; change the rule first");
    }
    if (!made.version().equals(version)) {
      throw CairnException.conflict(
          "decision", made.tool() + " has changed since it was decided on; decide anew");
    }
  }

  private String words(TextRef args) {
    return texts
        .of(args)
        .orElseThrow(() -> CairnException.notFound(
            "decision", "the arguments of this decision were erased; decide anew"));
  }

  @Override
  public Approve.Answer answer(Written written) {
    Found<ApprovalGiven> given = only(ApprovalGiven.class, written);
    ApprovalGiven event = given.event();
    return new Approve.Answer(
        event.approval(), GIVEN, event.tool(), event.standing(), event.until(), given.position());
  }
}
