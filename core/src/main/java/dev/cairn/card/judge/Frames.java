package dev.cairn.card.judge;

import java.util.List;
import java.util.Set;

/** Words that say how something is meant, not what it is about. */
final class Frames {
  /** They forbid. */
  static final Set<String> NEVER = words("""
      never not don't dont doesn't didn't isn't aren't won't can't cannot couldn't shouldn't mustn't wouldn't
      avoid forbid forbids forbidden prohibited nobody nothing stop refrain""");

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
      "feel free",
      "it's fine",
      "it is fine",
      "from now on you can",
      "now allowed",
      "permitted");

  /** They lift what was required. */
  static final List<List<String>> WAIVING = phrases(
      "no need",
      "not need",
      "don't need",
      "don't have",
      "do not have to",
      "needn't",
      "not necessary",
      "not required",
      "is optional",
      "are optional",
      "no longer need",
      "no longer necessary",
      "stop requiring");

  /** What stands behind them is what the rule is against. */
  static final List<List<String>> AGAINST =
      phrases("instead of", "rather than", "in place of", "not", "no longer", "and never", "over");

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
      preferred preferring like likes liked want wants wanted rather instead keep keeps kept make makes made
      making sure ensure let lets stop avoid refrain remember everything anything something thing things only
      any all each every some more most less longer without going forward onwards fine ok okay allowed
      optional required necessary wish wishes""");

  private Frames() {}

  private static Set<String> words(String list) {
    return Set.of(list.strip().split("\\s+"));
  }

  private static List<List<String>> phrases(String... all) {
    return List.of(all).stream().map(each -> List.of(each.split(" "))).toList();
  }
}
