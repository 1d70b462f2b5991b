package dev.cairn.text.guard;

/** How a rule stands to an action: what the weights say, and what follows. */
record GuardScore(
    ReadAction action,
    ReadRule rule,
    BanCheck.Result ban,
    double speaks,
    double violates,
    GuardModel.Weights weights) {

  boolean isNamed() {
    return speaks >= weights.speaksMin() || forbids();
  }

  /** A ban broken by name, or the weights are very sure; never for a look, a question or a past failure. */
  boolean forbids() {
    if (rule.rule().kind() == Rule.Kind.NEGATIVE_RESULT) {
      return false;
    }
    if (ban.broken()) {
      return true;
    }
    return mayBreak() && violates >= weights.forbidsMin() && speaks >= weights.speaksMin();
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
    String because = ban.broken()
        ? "it does what the rule bans: " + ban.thing()
        : forbids() ? "it would very likely break the rule" : "the rule is about this kind of step";
    return new GuardMatch(rule.rule(), speaks, forbids(), because);
  }
}
