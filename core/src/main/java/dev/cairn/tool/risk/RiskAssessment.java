package dev.cairn.tool.risk;

import com.fasterxml.jackson.annotation.JsonValue;
import dev.cairn.log.Risk;
import dev.cairn.text.call.Executor;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * How risky a tool is, or one call of it, and why. There is always a reason, if only that nothing is known.
 *
 * @param reasons all that was seen, also what did not decide
 * @param executor what the tool carries out, if it carries out what it is given
 */
public record RiskAssessment(
    Risk risk, Source source, List<Reason> reasons, Optional<Executor> executor) {

  public RiskAssessment(Risk risk, Source source, List<Reason> reasons) {
    this(risk, source, reasons, Optional.empty());
  }

  /** Where a reason stands that follows from an earlier description. */
  public static final String EARLIER = "earlier description";

  /** Who decided, the strongest first. */
  public enum Source {
    /** The user said so. */
    OVERRIDE,
    /** The server's annotations said so. */
    ANNOTATION,
    /** The words of name, description and schema, or the arguments of the call. */
    RULE,
    /** Nothing is known; caution. */
    DEFAULT;

    @JsonValue
    public String label() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /**
   * One observation.
   *
   * @param what in words
   * @param where name, description, schema, annotations, arguments, override
   * @param risk the class it speaks for
   * @param weight its points towards dangerous; 0 if it speaks for a class without points
   */
  public record Reason(String what, String where, Risk risk, double weight) {}

  public RiskAssessment {
    reasons = List.copyOf(reasons);
    if (reasons.isEmpty()) {
      throw new IllegalArgumentException("a judgement needs a reason");
    }
  }

  /** Whether it is judged by what the tool said of itself before it changed. */
  public boolean isFromEarlier() {
    return reasons.stream().anyMatch(reason -> reason.where().equals(EARLIER));
  }

  /** The same of a tool that carries out what it is given. */
  public RiskAssessment executing(Optional<Executor> what) {
    return new RiskAssessment(risk, source, reasons, what);
  }

  /** Raised to a class if that is worse; never lowered. */
  public RiskAssessment raised(Risk to, Source by, List<Reason> why) {
    List<Reason> all = new ArrayList<>(reasons);
    all.addAll(why);
    return new RiskAssessment(risk.worse(to), to.isWorseThan(risk) ? by : source, all, executor);
  }
}
