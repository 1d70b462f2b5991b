package dev.cairn.text.sentence;

import dev.cairn.text.Cues;
import dev.cairn.text.Lexicon;
import java.util.EnumSet;
import java.util.Set;

/** Reads for where and for how long a sentence holds. */
final class Places {
  private static final Lexicon MINE = Lexicon.of("sentence/mark-mine.txt");

  /** "now" in "from now on" is not now. */
  private static final Set<Cues> OUTLIVE_ONCE =
      EnumSet.of(Cues.LASTING, Cues.RENEWAL, Cues.HERE, Cues.EVERYWHERE, Cues.DUTY);

  private Places() {}

  static Place of(ParsedSentence sentence) {
    if (sentence.has(Cues.EVERYWHERE)) {
      return MINE.occursIn(sentence.tokens()) ? Place.ALL_OF_MINE : Place.EVERYWHERE;
    }
    return sentence.has(Cues.HERE) ? Place.HERE : Place.UNSAID;
  }

  static boolean isOnce(ParsedSentence sentence) {
    return sentence.cues().stream()
        .anyMatch(cue -> cue.kind() == Cues.ONCE && !isCovered(sentence, cue));
  }

  private static boolean isCovered(ParsedSentence sentence, ParsedSentence.Cue once) {
    return sentence.cues().stream()
        .anyMatch(cue -> OUTLIVE_ONCE.contains(cue.kind())
            && cue.at() <= once.at()
            && cue.at() + cue.length() >= once.at() + once.length());
  }
}
