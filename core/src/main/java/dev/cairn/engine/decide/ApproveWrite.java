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
import dev.cairn.log.TextRef;
import dev.cairn.log.ToolId;
import dev.cairn.operation.Approve;
import dev.cairn.operation.Decide;
import dev.cairn.operation.Writing;
import dev.cairn.tool.decision.Arguments;
import java.util.Optional;

/** A person's yes, bound to what the tool says of itself now. */
final class ApproveWrite extends Write<Approve.Answer> {
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

  private boolean standing() {
    return request.standing().orElse(false);
  }

  @Override
  public void decide(Draft draft) {
    String by = Names.check("by", request.by());
    Optional<DecisionMade> made = request.decision().map(this::made);
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
        by));
  }

  private DecisionMade made(String decision) {
    return state().decisions().place(decision).stream()
        .boxed()
        .flatMap(place -> log.at(place, DecisionMade.class).stream())
        .findFirst()
        .orElseThrow(() -> CairnException.notFound(
            "decision", "there is no decision '" + decision + "'; decide answers with its id"));
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
    return new Approve.Answer(
        given.event().approval(), given.event().tool(), given.event().standing(), given.position());
  }
}
