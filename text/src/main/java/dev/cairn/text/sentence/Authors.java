package dev.cairn.text.sentence;

import dev.cairn.text.Lexicon;
import dev.cairn.text.Sentence;
import dev.cairn.text.Sentence.Form;
import dev.cairn.text.Token;
import java.util.BitSet;
import java.util.List;
import java.util.OptionalInt;

/**
 * Tells the words of the one who speaks from the words of others in a turn: what is fenced, quoted, a table, a
 * log, or follows a sentence that hands a document over.
 */
final class Authors {
  private static final Lexicon DOCUMENT = Lexicon.of("sentence/mark-document.txt");
  private static final Lexicon HANDING = Lexicon.of("sentence/mark-handing.txt");
  private static final Lexicon HANDED_OVER = Lexicon.of("sentence/mark-handed-over.txt");
  private static final String OPENING = "\"“„«「『";
  private static final String CLOSING = "\"”“»」』";
  private static final int HEADERS_MIN = 2;
  /** A quotation this short names something; a longer one says something. */
  private static final int QUOTED_TOKENS_MIN = 4;

  private final ParsedTurn turn;
  private final BitSet foreign = new BitSet();
  private final int lastClosing;
  private boolean document;
  private int handedAt;

  private Authors(ParsedTurn turn) {
    this.turn = turn;
    this.lastClosing = lastClosing(turn.text());
  }

  static Authors of(ParsedTurn turn) {
    Authors authors = new Authors(turn);
    authors.read();
    return authors;
  }

  /** Whether this sentence is somebody else's. */
  boolean isForeign(int index) {
    return foreign.get(index);
  }

  /** Whether the whole turn is a document of somebody else, whoever sent it. */
  boolean isDocument() {
    return document;
  }

  /**
   * Where somebody else's document begins: behind the sentence that hands it over, or with the turn. In front of that the
   * user speaks.
   */
  OptionalInt documentFrom() {
    return document ? OptionalInt.of(handedAt) : OptionalInt.empty();
  }

  /** Whether most of the turn is somebody else's. */
  boolean isMostlyForeign() {
    int all = 0;
    int others = 0;
    for (int i = 0; i < turn.sentences().size(); i++) {
      Sentence sentence = turn.sentences().get(i).sentence();
      int length = sentence.end() - sentence.start();
      all += length;
      others += foreign.get(i) ? length : 0;
    }
    return 2 * others > all;
  }

  private void read() {
    int headers = 0;
    boolean handedOver = false;
    boolean inQuotes = false;
    List<ParsedSentence> sentences = turn.sentences();
    for (int i = 0; i < sentences.size(); i++) {
      ParsedSentence sentence = sentences.get(i);
      if (!document && headers == 0 && isHanding(sentence)) {
        handedAt = sentence.sentence().end();
      }
      document |= DOCUMENT.occursIn(sentence.tokens());
      headers += isMailHeader(sentence) ? 1 : 0;
      boolean opens = opensQuotation(sentence);
      if (handedOver || inQuotes || opens || !isOwnForm(sentence) || isLog(sentence)) {
        foreign.set(i);
      }
      inQuotes = ((inQuotes || opens) && !closesQuotation(sentence))
          || (!inQuotes && leavesQuotationOpen(sentence));
      handedOver |= sentence.endsWith(":：") && HANDED_OVER.occursIn(sentence.tokens());
    }
    document |= headers >= HEADERS_MIN;
  }

  private static boolean isHanding(ParsedSentence sentence) {
    return sentence.endsWith(":：")
        && (HANDING.occursIn(sentence.tokens()) || HANDED_OVER.occursIn(sentence.tokens()));
  }

  private static boolean isOwnForm(ParsedSentence sentence) {
    Form form = sentence.sentence().form();
    return form == Form.PROSE || form == Form.ITEM || form == Form.HEADING;
  }

  private static boolean isMailHeader(ParsedSentence sentence) {
    List<Token> tokens = sentence.tokens();
    if (tokens.size() < 3 || !tokens.get(1).key().equals(":")) {
      return false;
    }
    String key = tokens.get(0).key();
    return key.equals("from")
        || key.equals("to")
        || key.equals("subject")
        || key.equals("date")
        || key.equals("cc");
  }

  private static boolean opensQuotation(ParsedSentence sentence) {
    String text = sentence.sentence().text();
    return !text.isEmpty()
        && OPENING.indexOf(text.charAt(0)) >= 0
        && sentence.tokens().size() >= QUOTED_TOKENS_MIN + 1
        && (indexOfClosing(text) < 0 || indexOfClosing(text) * 2 > text.length());
  }

  private static int indexOfClosing(String text) {
    for (int i = 1; i < text.length(); i++) {
      if (CLOSING.indexOf(text.charAt(i)) >= 0) {
        return i;
      }
    }
    return -1;
  }

  private static boolean closesQuotation(ParsedSentence sentence) {
    String text = sentence.sentence().text();
    return indexOfClosing(text) > 0;
  }

  /** Whether a quotation begins inside of it and ends in a later sentence. */
  private boolean leavesQuotationOpen(ParsedSentence sentence) {
    String text = sentence.sentence().text();
    int open = -1;
    for (int i = 0; i < text.length(); i++) {
      char mark = text.charAt(i);
      if (open >= 0 && CLOSING.indexOf(mark) >= 0) {
        open = -1;
      } else if (open < 0 && OPENING.indexOf(mark) >= 0) {
        open = i;
      }
    }
    // Inches and forgotten marks open nothing.
    return open >= 0 && lastClosing >= sentence.sentence().end();
  }

  private static int lastClosing(String text) {
    int at = text.length() - 1;
    while (at >= 0 && CLOSING.indexOf(text.charAt(at)) < 0) {
      at--;
    }
    return at;
  }

  /** Whether names, numbers and marks outnumber the words by far: machine output. */
  private static boolean isLog(ParsedSentence sentence) {
    int words = 0;
    int others = 0;
    for (Token token : sentence.tokens()) {
      words += token.isWord() ? 1 : 0;
      others += token.isWord() ? 0 : 1;
    }
    return others > 8 && others > 2 * words;
  }
}
