package dev.cairn.tool.risk;

import dev.cairn.log.Risk;
import dev.cairn.policy.RiskPolicy;
import dev.cairn.tool.risk.RiskAssessment.Reason;
import dev.cairn.tool.risk.RiskAssessment.Source;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What the arguments of a call add to the risk of its tool. They raise and never lower: that a call looks
 * harmless does not make its tool so. A person's override is raised too, for it was about the tool; whoever
 * wants one call through approves that call.
 */
public final class ArgumentRisk {
  private static final String WHERE = "arguments";

  private static final int REASONS_MAX = 20;

  private final RiskPolicy policy;

  public ArgumentRisk(RiskPolicy policy) {
    this.policy = policy;
  }

  /**
   * The risk of one call.
   *
   * @param workspace where the agent works; absent, only places that are no workspace anywhere count
   */
  public RiskAssessment raise(
      RiskAssessment tool, Map<String, Object> args, Optional<Path> workspace) {
    List<Argument> arguments = Argument.of(args, (int) policy.argumentsMax());
    List<Reason> reasons = new ArrayList<>();
    for (Argument argument : arguments) {
      if (argument.isUnreadAndRun()) {
        reasons.add(reason("too long to be read whole", argument, Risk.DANGEROUS));
      }
      for (Found found : said(argument, workspace)) {
        reasons.add(reason(found.why(), argument, found.risk()));
      }
      if (argument.isPath()) {
        path(argument, tool.risk(), workspace).ifPresent(reasons::add);
      }
    }
    if (tool.risk() != Risk.SAFE) {
      together(new Combination(arguments), reasons);
    }
    Risk worst = reasons.stream().map(Reason::risk).reduce(Risk.SAFE, Risk::worse);
    List<Reason> told = reasons.stream()
        .sorted((a, b) -> b.risk().compareTo(a.risk()))
        .limit(REASONS_MAX)
        .toList();
    return tool.raised(worst, Source.RULE, told);
  }

  private static List<Found> said(Argument argument, Optional<Path> workspace) {
    List<Found> found = new ArrayList<>();
    if (argument.isCommand()) {
      found.addAll(CommandRisk.in(argument.text(), workspace));
    }
    if (argument.isSql()) {
      found.addAll(SqlRisk.in(argument.text()));
    }
    if (argument.isCode()) {
      found.addAll(CodeRisk.NAMES.in(argument.text()));
    }
    return found;
  }

  /** Outside, looking is a matter of trust and changing a danger; all there is, too. */
  private static Optional<Reason> path(Argument argument, Risk tool, Optional<Path> workspace) {
    Risk risk = tool == Risk.SAFE ? Risk.MODERATE : Risk.DANGEROUS;
    Optional<String> outside = PathRisk.outside(argument.text(), workspace);
    if (outside.isPresent()) {
      return Optional.of(reason("leads to " + outside.get(), argument, risk));
    }
    return tool != Risk.SAFE && PathRisk.isBroad(argument.text())
        ? Optional.of(reason("means all there is", argument, Risk.DANGEROUS))
        : Optional.empty();
  }

  private void together(Combination arguments, List<Reason> reasons) {
    arguments
        .force()
        .ifPresent(flag ->
            reasons.add(new Reason("'" + flag + "' takes a brake off", WHERE, Risk.DANGEROUS, 0)));
    if (arguments.movesMoney(policy.moneyFrom())) {
      reasons.add(new Reason("moves money", WHERE, Risk.DANGEROUS, 0));
    }
    if (arguments.tellsPeople()) {
      reasons.add(new Reason("sends words to people", WHERE, Risk.DANGEROUS, 0));
    }
  }

  /** Which argument, not what is in it: reasons are kept, and arguments hold secrets. */
  private static Reason reason(String what, Argument argument, Risk risk) {
    return new Reason(what + ", by '" + argument.key() + "'", WHERE, risk, 0);
  }
}
