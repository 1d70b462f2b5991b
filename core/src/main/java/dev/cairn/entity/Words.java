package dev.cairn.entity;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How the words of one text are written elsewhere in it: the only way to tell whether the capital at the
 * beginning of a sentence says anything.
 */
final class Words {
  /** In English text four or five of ten words are stop words; in others those that look like them are few. */
  private static final int ENGLISH_ONE_IN = 4;

  private static final int FOREIGN_FROM = 4;

  /** {@code Ada: Good morning}: the one who speaks. */
  private static final Pattern SPEAKER =
      Pattern.compile("(\\p{Lu}[\\p{L}'-]{1,30}(?: \\p{Lu}[\\p{L}'-]{1,30}){0,2}):\\s");

  private final Set<String> proper = new HashSet<>();
  private final Set<String> common = new HashSet<>();
  private int words;
  private int english;

  static Words of(String text, List<Token> tokens) {
    Words words = new Words();
    tokens.forEach(words::add);
    Matcher speaker = SPEAKER.matcher(text);
    if (speaker.lookingAt()) {
      words.proper.addAll(List.of(speaker.group(1).toLowerCase(Locale.ROOT).split(" ")));
    }
    return words;
  }

  private void add(Token token) {
    if (token.form() == Token.Form.NUMBER || token.form() == Token.Form.CODE) {
      return;
    }
    String lower = token.lower();
    words++;
    english += StopWords.isStop(lower) ? 1 : 0;
    if (token.form() == Token.Form.LOWER) {
      common.add(lower);
    } else if (!token.opens()) {
      proper.add(lower);
    }
  }

  boolean isEnglish() {
    return english * ENGLISH_ONE_IN >= words;
  }

  /** Enough words to tell, and they are not English: then there is no knowing what opens a sentence. */
  boolean isForeign() {
    return words >= FOREIGN_FROM && !isEnglish();
  }

  /** Written small elsewhere. */
  boolean isCommon(String lower) {
    return common.contains(lower);
  }

  /** Written with a capital where none is due, and never small. */
  boolean isProper(String lower) {
    return proper.contains(lower) && !common.contains(lower);
  }
}
