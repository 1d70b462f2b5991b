package dev.cairn.text.guard;

/** How a rule stands to an action: what the weights say, and what follows. */
record GuardScore(
    ReadAction action,
    ReadRule rule,
    BanCheck.Result ban,
    WholeBan whole,
    double speaks,
    double violates,
    GuardModel.Weights weights) {

  /** How much being relevant counts for being broken: a rule that does not speak is not broken. */
  private static final double RELEVANCE = 0.25;

  private static final double SMALL = 1e-6;

  boolean isNamed() {
    return speaks >= weights.speaksMin() || forbids() || new FailureCheck(action).repeats(rule);
  }

  /** A ban broken by name, or the weights are sure; never for a look, a question or a past failure. */
  boolean forbids() {
    return byName() || verdict() >= weights.forbidsMin();
  }

  /** It does what the rule bans, by its name or by all of its words. */
  boolean byName() {
    boolean failure = rule.rule().kind() == Rule.Kind.NEGATIVE_RESULT;
    return !failure && (ban.byName() || (mayBreak() && whole.isBroken()));
  }

  /** How sure the weights are that it is broken, from 0 to 1; 0 if something excuses it. */
  double verdict() {
    boolean idle = !rule.hasBan() && speaks < weights.speaksMin();
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
    String because = byName()
        ? "it does what the rule bans: " + ban.thing()
        : forbids() ? "it would very likely break the rule" : "the rule is about this kind of step";
    return new GuardMatch(rule.rule(), speaks, forbids(), because);
  }
}
