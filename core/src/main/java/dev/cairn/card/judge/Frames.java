package dev.cairn.card.judge;

import java.util.Set;

/** Words that say how something is meant: forbidden, required, allowed, taken back, changed. */
final class Frames {
  /** They turn into its opposite what stands behind them. */
  static final Set<String> NEGATING = words("""
      never not don't dont doesn't doesnt didn't isn't aren't wasn't won't can't cannot cant couldn't shouldn't
      mustn't wouldn't haven't hasn't neither nobody nothing""");

  static final Turns NEGATING_PHRASES = Turns.of(
      "no longer",
      "no more",
      "under no circumstances",
      "by no means",
      "in no case",
      "gone off",
      "fed up with",
      "tired of",
      "done with",
      "moved away from",
      "got rid of");

  /** They forbid by themselves. */
  static final Set<String> FORBIDDING = words("""
      avoid avoids avoiding forbid forbids forbidden prohibit prohibited banned disallowed taboo refrain stop stops""");

  static final Turns FORBIDDING_PHRASES = Turns.of(
      "off limits", "out of bounds", "stay away", "keep away", "steer clear", "hands off", "no go");

  /** Leaving something out is a no; not leaving it out is a yes. */
  static final Set<String> LEAVING_OUT = words("skip skips skipping omit omits omitting");

  /** What must be done; behind a no it is lifted. */
  static final Set<String> REQUIRING = words("""
      need needs needed required require requires requiring mandatory necessary obligatory compulsory obliged
      bother""");

  static final Turns REQUIRING_PHRASES = Turns.of("have to", "has to", "had to");

  /** They lift what was required. */
  static final Set<String> WAIVING = words("optional voluntary unnecessary superfluous");

  static final Set<String> NEEDLESS = words("needn't");

  /** Behind a form of to be, or before a deed, they allow. */
  static final Set<String> ALLOWING = words("""
      fine ok okay alright allowed permitted acceptable welcome legitimate free""");

  static final Turns ALLOWING_PHRASES = Turns.of(
      "you may",
      "we may",
      "you can",
      "we can",
      "may now",
      "can now",
      "feel free",
      "go ahead",
      "all right",
      "no problem",
      "no objection",
      "my permission",
      "my blessing");

  /** They take back what was said, whatever it was, if it is called by a name. */
  static final Set<String> REVOKING = words("""
      drop dropped scrap scrapped scratch withdraw withdrew withdrawn revoke revoked rescind rescinded retract retracted cancel
      cancelled canceled abandon abandoned abolish abolished lift lifted forget ignore""");

  /** What is said of a rule that does not hold any more. */
  static final Set<String> REVOKED = words("""
      lifted dropped scrapped withdrawn revoked rescinded cancelled canceled abolished void moot gone over off
      obsolete history""");

  /** Names for what was said. */
  static final Set<String> SAYINGS = words("""
      rule rules ban promise plan policy requirement restriction prohibition agreement commitment obligation
      embargo freeze""");

  static final Turns REVOKING_PHRASES = Turns.of(
      "no longer applies",
      "no longer apply",
      "no longer holds",
      "no longer hold",
      "no longer counts",
      "doesn't apply",
      "does not apply",
      "don't apply",
      "take back",
      "took back",
      "taken back",
      "scrap that",
      "forget about",
      "forget what i said",
      "ignore what i said",
      "not what i said",
      "off the table");

  /** Somebody has changed his mind, or circumstances have; at least he says that something is new. */
  static final Turns RENEWING = Turns.of(
      "change of plan",
      "change of plans",
      "changed my mind",
      "changed our mind",
      "changed our minds",
      "on second thought",
      "on second thoughts",
      "after all",
      "didn't work out",
      "did not work out",
      "no more",
      "forget what i said",
      "take back",
      "instead",
      "not any more",
      "no longer",
      "gone off",
      "they changed",
      "we changed",
      "i changed",
      "turns out",
      "these days",
      "from today",
      "we decided",
      "i decided",
      "correction",
      "actually",
      "as of now",
      "heads up",
      "switched",
      "switch",
      "moved",
      "update",
      "from now on",
      "now",
      "any more",
      "anymore");

  /** They add to what holds, and change nothing of it. */
  static final Set<String> ADDING = words("also too additionally besides moreover likewise");

  /** What stands behind them is what the rule is against. */
  static final Turns AGAINST = Turns.of(
      "instead of",
      "rather than",
      "in place of",
      "better than",
      "more than",
      "not",
      "and no longer",
      "and never",
      "and no",
      "over");

  /** What a rule holds for stands behind them. */
  static final Set<String> FOR = words("for in when during inside within on");

  static final Set<String> COPULA =
      words("is are was were be been equals means it's that's they're you're isn't aren't");

  /** A rule holds when this is so; those of the second kind say more than that it is. */
  static final Turns CONDITIONS = Turns.of(
      "when",
      "whenever",
      "if",
      "every time",
      "each time",
      "as soon as",
      "in case",
      "as long as",
      "while",
      "during",
      "before",
      "after",
      "without",
      "unless");

  static final Set<String> TELLING = words("before after without unless");

  private Frames() {}

  static Set<String> words(String list) {
    return Set.of(list.strip().split("\\s+"));
  }
}
