package dev.cairn.engine.decide;

import dev.cairn.decide.gate.Consent;
import dev.cairn.decide.gate.Gate;
import dev.cairn.decide.gate.Ruling;
import dev.cairn.decide.gate.Situation;
import dev.cairn.engine.Calls;
import dev.cairn.engine.Limits;
import dev.cairn.engine.State;
import dev.cairn.engine.Write;
import dev.cairn.explain.Explanation;
import dev.cairn.fault.CairnException;
import dev.cairn.formula.Posterior;
import dev.cairn.formula.SeededChance;
import dev.cairn.formula.SuccessRate;
import dev.cairn.formula.Threshold;
import dev.cairn.log.DecisionEvent.DecisionMade;
import dev.cairn.log.Draft;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.Names;
import dev.cairn.log.Risk;
import dev.cairn.log.StoredText;
import dev.cairn.log.TextRef;
import dev.cairn.log.ToolId;
import dev.cairn.operation.CheckAction.Guard;
import dev.cairn.operation.Decide;
import dev.cairn.operation.Writing;
import dev.cairn.policy.DecisionMode;
import dev.cairn.policy.DecisionPolicy;
import dev.cairn.policy.Policy;
import dev.cairn.policy.Switch;
import dev.cairn.tool.decision.Approval;
import dev.cairn.tool.decision.Arguments;
import dev.cairn.tool.decision.Rejection;
import dev.cairn.tool.outcome.Call;
import dev.cairn.tool.outcome.Expectation;
import dev.cairn.tool.outcome.Marks;
import dev.cairn.tool.record.LastCalls;
import dev.cairn.tool.risk.ArgumentRisk;
import dev.cairn.tool.risk.RiskAssessment;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Decides, and writes down what was decided and all it followed from, before anybody is told. */
final class DecideWrite extends Write<Decide.Answer> {
  /** Flag of a decision that was made while events of its context were missing. */
  static final String DAMAGED = "damaged";

  private final Supplier<Optional<String>> damage;
  private final Decide request;
  private final Sources sources;
  private final List<Guard> guards;
  private final Weighing.Asked asked;
  private final Optional<String> args;
  private final Judged judged;
  private final List<Integer> marks;
  private Decide.@Nullable Answer answered;

  /** The arguments as the call will have them, and what takes the secrets out of what is said of them. */
  record Judged(Map<String, Object> args, UnaryOperator<String> scrub) {}

  DecideWrite(
      State state,
      Decide request,
      Writing writing,
      Sources sources,
      List<Guard> guards,
      Weighing.Asked asked,
      Optional<String> args,
      Judged judged,
      Supplier<Optional<String>> damage) {
    super(state, writing);
    this.damage = damage;
    this.request = request;
    this.sources = sources;
    this.guards = guards;
    this.asked = asked;
    this.args = args;
    this.judged = judged;
    this.marks = Marks.of(request.args().orElse(Map.of()));
  }

  @Override
  public void decide(Draft draft) {
    Policy policy = state().policy().policy();
    request.episode().ifPresent(state()::episode);
    adoptPolicy(draft);
    Instant at = at(draft);
    Weighing weighing = new Weighing(state(), sources.net(), at);
    RiskAssessment risk = risk(policy);
    Drawing drawing = drawing(weighing, policy, draft);
    Situation situation = weighing.situation(asked, risk.risk(), drawing::rate, last());
    String version = state().catalogue().version(request.tool());
    Consent consent = consent(version, at);
    Threshold threshold = situation.threshold(policy.decision());
    Expectation expected = state().records().expect(call());
    Optional<String> broken = broken(policy);
    Optional<String> damage = this.damage.get();
    Ruling undamaged = new Gate(policy.decision())
        .rule(
            risk.risk(),
            request.confidence().orElseThrow(),
            threshold.value(),
            guards,
            consent,
            broken);
    Ruling ruling = Gate.whileDamaged(undamaged, isCalledSafe(risk), damage);
    Decide.Answer answer = new Decide.Answer(
        draft.id("d"),
        ruling.verdict(),
        ruling.because(),
        threshold.value(),
        risk.risk(),
        risk.reasons().stream()
            .map(why -> judged.scrub().apply(why.where() + ": " + why.what()))
            .toList(),
        breakdown(threshold, situation, drawing),
        guards,
        ruling.equals(undamaged) ? consent.approval() : Optional.empty(),
        flags(weighing.flags(request.tool(), risk, broken.isPresent()), damage),
        expected.expected().value(),
        expected.sure().value(),
        expected.confidence().value(),
        situation.why(policy.decision()),
        expected.expected(),
        expected.confidence(),
        0);
    answered = answer;
    draft.add(event(answer, version, weighing.cluster(request.tool()), drawing, at, draft));
  }

  private static List<String> flags(List<String> known, Optional<String> damage) {
    List<String> flags = new ArrayList<>(known);
    damage.ifPresent(each -> flags.add(DAMAGED));
    return List.copyOf(flags);
  }

  private Call call() {
    return new Call(request.tool(), request.episode().map(EpisodeId::value), marks);
  }

  private Optional<String> broken(Policy policy) {
    return policy.decision().brokenAsks() == Switch.OFF
        ? Optional.empty()
        : state().records().broken(request.tool()).map(Explanation::because);
  }

  /** What is believed of the tool, and what a draw is made from, if one is. */
  private record Drawing(
      DecisionPolicy policy, DecisionMode mode, Posterior posterior, OptionalLong seed) {
    Explanation rate(Posterior believed) {
      return SuccessRate.of(policy, mode, believed, new SeededChance(seed.orElse(0)));
    }

    OptionalDouble draw(Explanation rate) {
      return seed.isPresent() ? OptionalDouble.of(rate.value()) : OptionalDouble.empty();
    }
  }

  private Drawing drawing(Weighing weighing, Policy policy, Draft draft) {
    Posterior posterior = weighing.posterior(request.tool());
    boolean drawn = asked.mode() == DecisionMode.PASSIVE
        && !posterior.equals(Posterior.prior(policy.decision()));
    return new Drawing(
        policy.decision(),
        asked.mode(),
        posterior,
        drawn ? OptionalLong.of(request.seed().orElseGet(draft::chance)) : OptionalLong.empty());
  }

  /** How this very call went the last time. */
  private Optional<LastCalls.Ended> last() {
    Calls calls = sources.known(state());
    return calls
        .name("args", request.tool(), request.args(), request.episode())
        .flatMap(call -> calls.last(request.tool(), call));
  }

  private RiskAssessment risk(Policy policy) {
    RiskAssessment tool = sources.risks().inTurn(request.tool());
    return new ArgumentRisk(policy.risk(), sources.calls()).of(request.tool(), tool, judged.args());
  }

  private boolean isCalledSafe(RiskAssessment call) {
    return call.risk() == Risk.SAFE
        && sources.risks().inTurn(request.tool()).source() == RiskAssessment.Source.OVERRIDE;
  }

  /** A yes to this very call counts more than one to all of them. */
  private Consent consent(String version, Instant at) {
    List<Rejection> rejected = state().decisions().rejections(request.tool(), request.episode());
    if (rejected.stream().anyMatch(no -> isFor(no.args()))) {
      return new Consent(Consent.Kind.REJECTED, Optional.empty());
    }
    List<Approval> open = state().decisions().approvals(request.tool(), version).stream()
        .filter(approval -> !approval.isExpired(at))
        .toList();
    Optional<Consent> call = open.stream()
        .filter(approval -> !approval.standing() && isFor(approval.args()))
        .findFirst()
        .map(approval -> new Consent(Consent.Kind.CALL, Optional.of(approval.id())));
    return call.or(() -> open.stream()
            .filter(Approval::standing)
            .findFirst()
            .map(approval -> new Consent(Consent.Kind.STANDING, Optional.of(approval.id()))))
        .orElse(Consent.NONE);
  }

  /** Once its words were erased, nobody knows what a yes or a no was for. */
  private boolean isFor(Optional<TextRef> answered) {
    return answered.isEmpty()
        ? args.isEmpty()
        : args.isPresent() && answered.flatMap(sources.texts()::of).equals(args);
  }

  private static Decide.Breakdown breakdown(
      Threshold threshold, Situation situation, Drawing drawing) {
    return new Decide.Breakdown(
        threshold.base(),
        threshold.thompson(),
        situation.alpha().alpha().value(),
        situation.alpha().algorithm(),
        threshold.alpha(),
        situation.alpha().cold(),
        threshold.past(),
        threshold.boost(),
        situation.boost().confidence(),
        situation.boost().matches(),
        threshold.bonus(),
        threshold.bounds().floor(),
        threshold.clamp(),
        threshold.value(),
        situation.rate().value(),
        drawing.draw(situation.rate()),
        drawing.seed());
  }

  private DecisionMade event(
      Decide.Answer answer,
      String version,
      String cluster,
      Drawing drawing,
      Instant at,
      Draft draft) {
    Decide.Breakdown sum = answer.breakdown();
    return new DecisionMade(
        answer.decision(),
        at,
        request.tool(),
        version,
        request.episode(),
        asked.mode().label(),
        request.confidence().orElseThrow(),
        asked.context(),
        asked.workflowType(),
        args.map(draft::text),
        marks,
        answer.risk(),
        cluster,
        new DecisionMade.Breakdown(
            sum.baseThreshold(),
            sum.thompsonAdjustment(),
            OptionalDouble.of(sum.successRate()),
            sum.localAlpha(),
            sum.alphaAdjustment(),
            OptionalDouble.of(sum.pastFailure()),
            sum.episodicBoost(),
            sum.episodicMatches(),
            sum.explorationBonus(),
            sum.clamp(),
            sum.finalThreshold()),
        new DecisionMade.Chance(
            drawing.posterior().alpha(), drawing.posterior().beta(), sum.seed(), sum.draw()),
        answer.verdict().label(),
        answer.approval(),
        guards.stream().map(Guard::id).toList(),
        answer.flags(),
        draft.text(DecisionRecord.write(request, answer)));
  }

  /** A key used again gets the answer that was written down then. */
  @Override
  public Decide.Answer answer(Written written) {
    Found<DecisionMade> found = only(DecisionMade.class, written);
    Decide.Answer now = answered;
    boolean fresh = now != null && now.decision().equals(found.event().decision());
    Decide.Answer answer = now != null && fresh ? now : kept(found.event());
    return answer.at(found.event().decision(), found.position());
  }

  private Decide.Answer kept(DecisionMade event) {
    return DecisionRecord.read(sources
        .texts()
        .of(event.record())
        .orElseThrow(() -> CairnException.notFound(
            "idempotency_key", "the words of this decision were erased; decide anew")));
  }

  /** Refuses what no decision can be made of, by its field; else the arguments in their one form. */
  static Optional<String> checkedArgs(Decide request, Policy policy) {
    // Written so that what is not a number fails too.
    double confidence = request.confidence().orElse(0);
    if (!(confidence >= 0 && confidence <= 1)) {
      throw CairnException.invalid(
          "confidence", "confidence must lie in [0, 1], was " + confidence);
    }
    List<ToolId> before = request.contextTools().orElse(List.of());
    if (before.size() > policy.tool().runStepsMax()) {
      throw CairnException.tooLarge(
          "context_tools",
          "context_tools names %,d tools; at most %,d count: give the last ones"
              .formatted(before.size(), policy.tool().runStepsMax()));
    }
    request.workflowType().ifPresent(type -> Names.check("workflow_type", type));
    Optional<String> args = Arguments.canonical(request.args());
    args.ifPresent(said -> {
      StoredText.requireEncodable("args", said);
      Limits.text("args", said, policy.log().entryBytesMax());
    });
    return args;
  }
}
