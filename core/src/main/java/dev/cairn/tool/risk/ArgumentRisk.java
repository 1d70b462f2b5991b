package dev.cairn.tool.risk;

import dev.cairn.log.Risk;
import dev.cairn.log.ToolId;
import dev.cairn.policy.RiskPolicy;
import dev.cairn.policy.RiskRule;
import dev.cairn.text.call.CallReader;
import dev.cairn.text.call.Executor;
import dev.cairn.text.call.ReadCall;
import dev.cairn.tool.risk.RiskAssessment.Reason;
import dev.cairn.tool.risk.RiskAssessment.Source;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The risk of one call. Of a tool that carries out what it is given, it is the risk of what it is given, but not
 * less than a person said of the tool. The arguments of any other tool raise its class and never lower it; of a tool for
 * files only its paths count, because what it writes is data.
 */
public final class ArgumentRisk {
  private static final String WHERE = "arguments";

  private static final int REASONS_MAX = 20;

  private final RiskPolicy policy;
  private final CallReader reader;

  public ArgumentRisk(RiskPolicy policy, CallReader reader) {
    this.policy = policy;
    this.reader = reader;
  }

  /** The risk of one call of a tool that was judged. */
  public RiskAssessment of(ToolId id, RiskAssessment tool, Map<String, Object> args) {
    SeenArguments seen = SeenArguments.of(args, (int) policy.argumentsMax());
    Places places = Places.in(seen.workspace());
    RiskAssessment judged = judged(id, tool, seen, places);
    boolean own = policy.rule() == RiskRule.WORDS
        && seen.all().stream().anyMatch(value -> places.isOwn(value.text()));
    return own
        ? judged.raised(
            Risk.DANGEROUS,
            Source.RULE,
            reasons(List.of(new Found(Risk.DANGEROUS, "names what Cairn guards itself with"))))
        : judged;
  }

  private RiskAssessment judged(ToolId id, RiskAssessment tool, SeenArguments seen, Places places) {
    if (tool.executor().isPresent()) {
      return executed(id, tool, seen, places);
    }
    Optional<Found> file = policy.rule() == RiskRule.WORDS
        ? FileTool.risk(id.server(), id.tool(), seen.values(), places)
        : Optional.empty();
    return file.map(found -> byPath(tool, found)).orElseGet(() -> raised(id, tool, seen, places));
  }

  private RiskAssessment executed(
      ToolId id, RiskAssessment tool, SeenArguments seen, Places places) {
    Executor executor = tool.executor().orElseThrow();
    List<Found> found = new ArrayList<>();
    if (seen.isCut()) {
      found.add(new Found(Risk.DANGEROUS, "too long to be read whole"));
    } else {
      ReadCall call = reader.read(executor, id.toString(), seen.values());
      found.addAll(CallRisk.of(call, places, reader));
    }
    Risk least = tool.source() == Source.OVERRIDE ? tool.risk() : Risk.SAFE;
    Risk worst = worst(found);
    Risk live = seen.isLive() && worst == Risk.MODERATE ? Risk.DANGEROUS : worst;
    List<Reason> reasons = new ArrayList<>(reasons(found));
    if (live != worst) {
      reasons.add(new Reason("it changes something in production", WHERE, live, 0));
    }
    if (reasons.isEmpty()) {
      reasons.add(new Reason("what it is given only looks", WHERE, Risk.SAFE, 0));
    }
    reasons.addAll(tool.reasons());
    return new RiskAssessment(
        live.worse(least),
        least.isWorseThan(live) ? Source.OVERRIDE : Source.RULE,
        reasons,
        tool.executor());
  }

  /** Where nothing else is known of the tool its verb decides; else its path may only raise. */
  private static RiskAssessment byPath(RiskAssessment tool, Found found) {
    List<Reason> reasons = reasons(List.of(found));
    return tool.source() == Source.DEFAULT
        ? new RiskAssessment(found.risk(), Source.RULE, reasons)
        : tool.raised(found.risk(), Source.RULE, reasons);
  }

  private RiskAssessment raised(ToolId id, RiskAssessment tool, SeenArguments seen, Places places) {
    List<Found> found = new ArrayList<>();
    if (seen.isDeep() || (seen.isCut() && seen.mayRun())) {
      found.add(new Found(Risk.DANGEROUS, "too long to be read whole"));
    } else if (!seen.isCut()) {
      ReadCall call = seen.isProgram()
          ? reader.read(Executor.of(Executor.Kind.SHELL), id.toString(), seen.values())
          : reader.read("", id.toString(), seen.values());
      found.addAll(CallRisk.of(call, places, reader));
      found.addAll(CodeRisk.in(seen.code(), places, reader));
    }
    if (tool.source() == Source.DEFAULT && !seen.isCut()) {
      // Nothing is known of the tool, so it may run what it is given, whatever the key.
      CommandTexts texts = new CommandTexts(places, reader);
      seen.all().stream()
          .filter(value -> texts.isDangerous(value.text()))
          .findFirst()
          .ifPresent(value -> found.add(new Found(Risk.DANGEROUS, "reads as a dangerous command")));
    }
    found.addAll(seen.paths(tool.risk(), places));
    if (tool.risk() != Risk.SAFE) {
      found.addAll(new Combination(seen).found(policy.moneyFrom()));
    }
    return tool.raised(worst(found), Source.RULE, reasons(found));
  }

  private static Risk worst(List<Found> found) {
    return found.stream().map(Found::risk).reduce(Risk.SAFE, Risk::worse);
  }

  /** What was seen and not what is written: reasons are kept, and arguments hold secrets. */
  private static List<Reason> reasons(List<Found> found) {
    return found.stream()
        .sorted((a, b) -> b.risk().compareTo(a.risk()))
        .map(each -> new Reason(each.why(), WHERE, each.risk(), 0))
        .distinct()
        .limit(REASONS_MAX)
        .toList();
  }
}
