package dev.cairn.text.guard;

/**
 * How a rule stands to an action: what the weights say, and what follows.
 *
 * @param speaksMin from where it is named, among as many rules as there are
 * @param byMeaning whether vectors were there
 */
record GuardScore(
    ReadAction action,
    ReadRule rule,
    BanCheck.Result ban,
    WholeBan whole,
    double speaks,
    double violates,
    GuardThresholds thresholds,
    double speaksMin,
    boolean byMeaning) {

  /** How much being relevant counts for being broken: a rule that does not speak is not broken. */
  private static final double RELEVANCE = 0.25;

  private static final double SMALL = 1e-6;

  /** Plain words of a rule that hardly speaks to the action mean something else there; a name does not. */
  private static final double SPEAKS_AT_LEAST = 0.35;

  boolean isNamed() {
    return speaks >= speaksMin || forbids() || isUnsure() || new FailureCheck(action).repeats(rule);
  }

  /** Words do not forbid it, and a model might: whether a rule forbids must not hang on one that is not there. */
  boolean isUnsure() {
    return !byMeaning && !forbids() && verdict() >= GuardThresholds.MIGHT_FORBID;
  }

  /** A ban broken by name, or the weights are sure; never for a look, a question or a past failure. */
  boolean forbids() {
    return byName() || verdict() >= thresholds.forbids();
  }

  /** It does what the rule bans, by its name or by all of its words. */
  boolean byName() {
    boolean failure = rule.rule().kind() == Rule.Kind.NEGATIVE_RESULT;
    boolean same = ban.named() || speaks >= SPEAKS_AT_LEAST;
    return !failure && same && (ban.byName() || (mayBreak() && whole.isBroken()));
  }

  /** How sure the weights are that it is broken, from 0 to 1; 0 if something excuses it. */
  double verdict() {
    boolean idle = !rule.hasBan() && speaks < thresholds.alone();
    if (!mayBreak() || idle || whole.isMissed()) {
      return 0;
    }
    double logit = logit(violates) + RELEVANCE * logit(speaks);
    return 1 / (1 + StrictMath.exp(-logit));
  }

  private static double logit(double p) {
    double inside = Math.max(SMALL, Math.min(1 - SMALL, p));
    return StrictMath.log(inside / (1 - inside));
  }

  /** Whether nothing excuses it: it changes something, does not ask, and no name that is banned is missed. */
  boolean mayBreak() {
    boolean allowed = rule.asksFirst() && action.approved();
    return rule.rule().kind() != Rule.Kind.NEGATIVE_RESULT
        && !action.looks()
        && !action.asks()
        && !ban.missed()
        && !allowed;
  }

  GuardMatch match() {
    return new GuardMatch(rule.rule(), speaks, forbids(), isUnsure(), because());
  }

  private String because() {
    if (byName()) {
      return "it does what the rule bans: " + ban.thing();
    }
    if (forbids()) {
      return "it would very likely break the rule";
    }
    return isUnsure()
        ? "it might break the rule, and no model is loaded to tell"
        : "the rule is about this kind of step";
  }
}
