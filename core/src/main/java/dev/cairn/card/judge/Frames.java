package dev.cairn.card.judge;

import java.util.List;
import java.util.Set;

/** Words that say how something is meant, not what it is about. */
final class Frames {
  /** They forbid. */
  static final Set<String> NEVER = words("""
      never not don't dont doesn't didn't isn't aren't won't can't cannot couldn't shouldn't mustn't wouldn't
      avoid forbid forbids forbidden prohibited nobody nothing stop refrain""");

  /** Leaving something out is a no; not leaving it out is a yes. */
  static final Set<String> LEAVING_OUT = words("skip skips skipping omit");

  /** So do these. */
  static final List<List<String>> DENYING =
      phrases("off limits", "stay away", "keep away", "hands off", "no go");

  /** They allow what was forbidden. */
  static final List<List<String>> ALLOWING = phrases(
      "you may",
      "we may",
      "you can",
      "we can",
      "may now",
      "is fine",
      "are fine",
      "is ok",
      "are ok",
      "is okay",
      "are okay",
      "is allowed",
      "are allowed",
      "allowed to",
      "feel free",
      "it's fine",
      "it's ok",
      "it's okay",
      "it is fine",
      "it is ok",
      "go ahead",
      "permitted");

  /** They lift what was required. */
  static final List<List<String>> WAIVING = phrases(
      "no need",
      "not need",
      "don't need",
      "don't have to",
      "do not have to",
      "needn't",
      "not necessary",
      "not required",
      "is optional",
      "are optional",
      "no longer",
      "no more",
      "stop requiring");

  /** They take back what was said, whatever it was. */
  static final List<List<String>> REVOKING = phrases(
      "no longer applies",
      "no longer apply",
      "doesn't apply",
      "does not apply",
      "dropped the rule",
      "drop the rule",
      "forget the rule",
      "scrap the plan",
      "scrap the rule",
      "scrap the promise",
      "scrap that",
      "lifted the ban",
      "is lifted",
      "take back",
      "forget what i said",
      "ignore what i said");

  /** Somebody has changed his mind, or circumstances have. */
  static final List<List<String>> CHANGING = phrases(
      "change of plan",
      "changed my mind",
      "on second thought",
      "turns out",
      "after all",
      "these days",
      "didn't work out",
      "did not work out",
      "no more",
      "forget what i said",
      "take back",
      "switch over",
      "instead",
      "from today",
      "we decided",
      "not any more",
      "no longer");

  /** They add to what holds, and change nothing of it. */
  static final Set<String> ADDING = words("also too additionally besides moreover likewise");

  /** What stands behind them is what the rule is against. */
  static final List<List<String>> AGAINST =
      phrases("instead of", "rather than", "in place of", "not", "no longer", "and never", "over");

  /** Turns of phrase that say nothing of the matter. */
  static final List<List<String>> FILLING = phrases(
      "at all costs",
      "no matter what",
      "whatever happens",
      "once and for all",
      "from now on",
      "from here on",
      "from today",
      "as well",
      "any more",
      "any longer",
      "every time",
      "each time",
      "change of plan",
      "changed my mind",
      "on second thought",
      "turns out",
      "after all",
      "these days",
      "go ahead",
      "off limits",
      "stay away",
      "keep away",
      "when it comes to",
      "quick ground rule",
      "as a rule of thumb",
      "as far as",
      "i take back what i said",
      "forget what i said",
      "scrap the plan",
      "scrap the rule",
      "scrap the promise",
      "dropped the rule",
      "drop the rule",
      "the rule against",
      "the rule about",
      "no longer applies",
      "on the hook",
      "off the hook",
      "counting on us",
      "my word",
      "that way",
      "around here");

  /** What the rule holds for stands behind them. */
  static final Set<String> FOR = words("for in when during inside within on");

  static final Set<String> COPULA = words("is are was were equals means");

  /** Neither thing nor deed: what is left when they go is what a statement is about. */
  static final Set<String> EMPTY = words("""
      a an the this that these those and or but so if then than too very just also again still now here there
      please kindly always ever never not no do does did don't dont doesn't didn't must mustn't should
      shouldn't shall will would won't wouldn't can can't cannot could may might need needs needn't have has
      had having be is are was were been being am isn't aren't it its it's i i'm i'd i'll i've we we're we'll
      you you're your my our me us user user's they them their he she his her to of at by with from as into
      onto up down out about for in on when during inside within use uses used using utilize prefer prefers
      preferred preferring preference like likes liked want wants wanted rather instead keep keeps kept make makes
      made making sure ensure let let's lets stop avoid refrain remember everything anything something thing things
      only any all each every some more most less much longer without going forward onwards fine ok okay allowed
      optional required necessary wish wishes expect expects promise promised promises committed agreed given told
      whenever before after until even while really one repo repository skip skips skipping omit""");

  private Frames() {}

  private static Set<String> words(String list) {
    return Set.of(list.strip().split("\\s+"));
  }

  private static List<List<String>> phrases(String... all) {
    return List.of(all).stream().map(each -> List.of(each.split(" "))).toList();
  }
}
