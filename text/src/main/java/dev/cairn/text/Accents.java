package dev.cairn.text;

import java.text.Normalizer;
import java.util.EnumSet;
import java.util.List;
import java.util.regex.Pattern;

/** Accents that are put on English words, so that they meet no others. */
public final class Accents {
  private static final Pattern ON_LATIN = Pattern.compile("(?<=\\p{IsLatin})\\p{Mn}+");

  private static final int TOGETHER_MIN = 2;
  private static final int TOGETHER_ONE_IN = 4;

  private Accents() {}

  /**
   * Without accents if it is in no language that is understood and would be English without them; else as it
   * is, since most languages need theirs.
   */
  public static String folded(String text) {
    if (text.chars().allMatch(c -> c < 0x80)) {
      return text;
    }
    String decomposed = Normalizer.normalize(text, Normalizer.Form.NFD);
    String bare = ON_LATIN.matcher(decomposed).replaceAll("");
    List<Token> tokens = Tokenizer.tokens(bare);
    boolean english = Language.of(tokens) == Language.ENGLISH
        && tokens.stream().anyMatch(token -> Language.ENGLISH.isFunctionWord(token.key()));
    boolean known = Language.of(Tokenizer.tokens(text)) != Language.OTHER;
    return english && !known ? Normalizer.normalize(bare, Normalizer.Form.NFC) : text;
  }

  /**
   * Whether accents were put on English to hide what it says: without them it would be English, and among the words that
   * bear one are those that hold English together. One or two such words other languages have by chance.
   */
  static boolean disguise(String text) {
    if (text.chars().allMatch(c -> c < 0x80) || folded(text).equals(text)) {
      return false;
    }
    List<Token> written = Tokenizer.tokens(text);
    List<Token> bare = Tokenizer.tokens(withoutMarks(text));
    long words = bare.stream().filter(Token::isWord).count();
    long english = bare.stream().filter(Accents::holdsTogether).count();
    long plain = written.stream().filter(Accents::holdsTogether).count();
    return english >= TOGETHER_MIN && english > plain && english * TOGETHER_ONE_IN >= words;
  }

  private static boolean holdsTogether(Token token) {
    return Language.ENGLISH.isFunctionWord(token.key())
        || Cues.in(List.of(token), EnumSet.of(Cues.LASTING)).contains(Cues.LASTING);
  }

  /** The same without accents on Latin letters. */
  static String withoutMarks(String text) {
    String decomposed = Normalizer.normalize(text, Normalizer.Form.NFD);
    return Normalizer.normalize(ON_LATIN.matcher(decomposed).replaceAll(""), Normalizer.Form.NFC);
  }
}
