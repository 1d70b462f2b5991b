package dev.cairn.text;

import java.text.Normalizer;
import java.util.List;
import java.util.regex.Pattern;

/** Accents that are put on English words, so that they meet no others. */
public final class Accents {
  private static final Pattern ON_LATIN = Pattern.compile("(?<=\\p{IsLatin})\\p{Mn}+");

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
}
