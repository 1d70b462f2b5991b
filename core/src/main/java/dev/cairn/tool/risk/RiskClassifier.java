package dev.cairn.tool.risk;

import dev.cairn.log.Risk;
import dev.cairn.policy.RiskPolicy;
import dev.cairn.policy.RiskRule;
import dev.cairn.text.call.Executor;
import dev.cairn.tool.risk.RiskAssessment.Reason;
import dev.cairn.tool.risk.RiskAssessment.Source;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * How risky a tool is. The user's word comes first, then what the server declares, then the words of the tool
 * itself, then caution. A server may always make its tool look worse; it may make it look better only if the
 * user trusts it, for the description of a tool is what an attacker writes.
 */
public final class RiskClassifier {

  /**
   * What the user said.
   *
   * @param override of this tool
   * @param trusted whether its server's word counts
   */
  public record Standing(Optional<Risk> override, boolean trusted) {
    public static final Standing UNKNOWN = new Standing(Optional.empty(), false);
    public static final Standing TRUSTED = new Standing(Optional.empty(), true);
  }

  private final RiskRules rules;
  private final boolean executors;

  public RiskClassifier(RiskPolicy policy) {
    this.executors = policy.rule() == RiskRule.WORDS;
    this.rules = switch (policy.rule()) {
      case SUBSTRING -> new SeedRules();
      case WORDS -> new WordRules(policy);
    };
  }

  public RiskAssessment assess(ToolText tool, Standing standing) {
    return assess("", tool, standing);
  }

  /**
   * How risky a tool is.
   *
   * @param server whose it is: {@code terminal:run} runs commands, {@code race:run} does not
   */
  public RiskAssessment assess(String server, ToolText tool, Standing standing) {
    RiskAssessment declared = declared(tool, standing.trusted());
    Optional<Executor> executor = executors ? ExecutorReading.of(server, tool) : Optional.empty();
    RiskAssessment judged = executor.map(it -> executing(it, declared)).orElse(declared);
    return standing.override().map(risk -> overridden(risk, judged)).orElse(judged);
  }

  /** It may do anything, so without the arguments of a call it is dangerous, whatever is declared. */
  private static RiskAssessment executing(Executor executor, RiskAssessment otherwise) {
    List<Reason> reasons = new ArrayList<>();
    reasons.add(new Reason(
        "it carries out what it is given, so it depends on its arguments",
        "schema",
        Risk.DANGEROUS,
        0));
    reasons.addAll(otherwise.reasons());
    return new RiskAssessment(Risk.DANGEROUS, Source.RULE, reasons, Optional.of(executor));
  }

  private static RiskAssessment overridden(Risk risk, RiskAssessment otherwise) {
    List<Reason> reasons = new ArrayList<>();
    reasons.add(new Reason("the user said so", "override", risk, 0));
    reasons.addAll(otherwise.reasons());
    return new RiskAssessment(risk, Source.OVERRIDE, reasons, otherwise.executor());
  }

  private RiskAssessment declared(ToolText tool, boolean trusted) {
    RiskAssessment judged = rules.judge(tool);
    Hints hints = Hints.of(tool.annotations());
    if (hints.isEmpty()) {
      return judged;
    }
    Risk most = trusted ? hints.most() : Risk.DANGEROUS;
    Risk capped = judged.risk().isWorseThan(most) ? most : judged.risk();
    Risk risk = capped.worse(hints.least());
    List<Reason> reasons = new ArrayList<>();
    boolean doubted = !trusted && judged.risk().isWorseThan(hints.most());
    String told = hints.told() + (doubted ? ", but its server is not trusted" : "");
    reasons.add(new Reason(told, "annotations", hints.least(), 0));
    reasons.addAll(judged.reasons());
    // An annotation that says what the words say anyway decides too: the server vouches for it.
    boolean decides = !doubted && (risk != judged.risk() || hints.least() == risk);
    return new RiskAssessment(risk, decides ? Source.ANNOTATION : judged.source(), reasons);
  }
}
