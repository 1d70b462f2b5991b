package dev.cairn.text.sentence;

import dev.cairn.text.Lexicon;
import dev.cairn.text.Sentence.Form;
import java.util.BitSet;
import java.util.List;

/** Finds lists of rules that the user's own sentence introduces; they are read whole and kept whole. */
final class RuleLists {
  /** A bare list of more is a document, not something said. */
  static final int ITEMS_MAX = 60;

  static final int ITEMS_MIN = 3;

  private static final Lexicon INTRODUCTION = Lexicon.of("sentence/mark-rules-follow.txt");

  private RuleLists() {}

  /** The items of all introduced lists. */
  static BitSet introduced(ParsedTurn turn, Authors authors) {
    BitSet items = new BitSet();
    List<ParsedSentence> sentences = turn.sentences();
    boolean open = false;
    for (int i = 0; i < sentences.size(); i++) {
      ParsedSentence sentence = sentences.get(i);
      Form form = sentence.sentence().form();
      if (open && form == Form.ITEM && !authors.isForeign(i) && !sentence.isQuestion()) {
        items.set(i);
      } else if (!authors.isForeign(i)) {
        open = (sentence.endsWith(":：") || form == Form.HEADING)
            && INTRODUCTION.occursIn(sentence.tokens());
      }
    }
    return items;
  }

  /** Whether the whole turn is a list without a word around it. */
  static boolean isBare(ParsedTurn turn) {
    int items = 0;
    for (ParsedSentence sentence : turn.sentences()) {
      if (sentence.sentence().form() == Form.ITEM) {
        items++;
      } else if (sentence.sentence().form() != Form.HEADING) {
        return false;
      }
    }
    return items >= ITEMS_MIN && items <= ITEMS_MAX;
  }
}
