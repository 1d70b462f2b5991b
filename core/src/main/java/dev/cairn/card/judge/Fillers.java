package dev.cairn.card.judge;

import java.util.Set;

/** Words that say nothing of the matter: what is left when they go is what a statement is about. */
final class Fillers {
  /** They may stand anywhere and change nothing. */
  static final Turns PASSING = Turns.of(
      "at all costs",
      "no matter what",
      "whatever happens",
      "under any circumstances",
      "once and for all",
      "from now on",
      "from here on",
      "from today on",
      "from today",
      "as of today",
      "as of now",
      "as well",
      "any more",
      "any longer",
      "change of plans",
      "change of plan",
      "changed my mind",
      "on second thoughts",
      "on second thought",
      "turns out",
      "after all",
      "these days",
      "no exceptions",
      "without exception",
      "around here",
      "in here",
      "in this repo",
      "in this repository",
      "in this project",
      "you know");

  /** They say how something is meant, and nothing of what is meant. */
  private static final Turns FRAMING = Turns.of(
      "no longer applies",
      "no longer apply",
      "no longer holds",
      "no longer counts",
      "doesn't apply",
      "does not apply",
      "under no circumstances",
      "by no means",
      "in no case",
      "no more",
      "every time",
      "each time",
      "feel free",
      "free to",
      "go ahead",
      "all right",
      "no problem",
      "you have my permission",
      "off limits",
      "out of bounds",
      "stay away",
      "keep away",
      "steer clear",
      "hands off",
      "stay with",
      "go with",
      "went with",
      "gone off",
      "fed up with",
      "tired of",
      "done with",
      "didn't work out",
      "did not work out",
      "let's settle",
      "let's do",
      "it comes to",
      "ground rule",
      "rule of thumb",
      "house rule",
      "the rule is",
      "i take back what i said",
      "i take back",
      "forget what i said",
      "ignore what i said",
      "forget about",
      "are concerned",
      "is concerned",
      "on the hook",
      "off the hook",
      "counting on us",
      "my word",
      "that way",
      "like that",
      "we decided",
      "i decided",
      "in the retro",
      "note that");

  static final Turns TURNS = PASSING.and(FRAMING);

  /** Said before the matter, with a colon or a comma. */
  static final Set<String> LEADING = Frames.words("""
      correction update note notice reminder heads up info hint psa fyi btw important warning nb attention ps tip
      edit quick one more thing by the way just so you know ok okay well hm hey no nope yes""");

  /** Neither thing nor deed. */
  static final Set<String> EMPTY = Frames.words("""
      a an the this that these those and or but so if then than too very just also again still now here there
      please kindly always ever never not no do does doing did don't dont doesn't didn't must mustn't should
      shouldn't shall will would won't wouldn't can can't cannot could couldn't may might need needs needn't have has
      had having be is are was were been being am isn't aren't wasn't it its it's there's that's here's i i'm i'd i'll i've we we're we'll
      we'd we've you you're you'll you'd your my our me us user user's they them their he she his her to of at by with
      from against as into onto out about for in on when during inside within use uses used using utilize prefer prefers
      preferred preferring preference like likes liked want wants wanted rather better instead keep keeps kept make
      makes made making sure ensure let let's lets stop avoid refrain remember everything anything something thing
      things only any all each every some most much longer without going forward onwards fine ok okay allowed
      permitted acceptable alright welcome optional required mandatory necessary obligatory forbidden prohibited
      banned wish wishes expect expects promise promised committed agreed given gave told stick sticks
      whenever before after until even while really actually one repo repository skip skips skipping omit anymore fyi
      btw today""");

  private Fillers() {}
}
