package dev.cairn.entity;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Titles between marks that are made for them, or between quotation marks if every word has a capital: what
 * else stands there is mostly something said. And dates with their own signs, as 2023年5月8日.
 */
final class Titles {
  private static final int CHARS_MAX = 60;
  private static final int WORDS_MAX = 8;

  /** Parts what stands around it. */
  private static final char BLANK = 0;

  private static final Pattern CHINESE_DATE =
      Pattern.compile("(?<![0-9])([0-9]{4})年([0-9]{1,2})月(?:([0-9]{1,2})日)?");

  private final String text;
  private final Mentions mentions;
  private @Nullable StringBuilder rest;

  private Titles(String text, Mentions mentions) {
    this.text = text;
    this.mentions = mentions;
  }

  /** Mentions them, and gives back the text without them: what is in a title is no name by itself. */
  static String in(String text, Mentions mentions) {
    Titles titles = new Titles(text, mentions);
    int at = 0;
    while (at < text.length()) {
      at = titles.at(at);
    }
    if (text.indexOf('年') >= 0) {
      Matcher date = CHINESE_DATE.matcher(text);
      while (date.find()) {
        Dates.of(date.group(1), date.group(2), date.group(3))
            .ifPresent(key -> mentions.add(Kind.DATE, key));
      }
    }
    return titles.rest == null ? text : titles.rest.toString();
  }

  /** Where to go on. */
  private int at(int start) {
    return switch (text.charAt(start)) {
      case '《' -> title(start, '》', true);
      case '〈' -> title(start, '〉', true);
      case '『' -> title(start, '』', true);
      case '“' -> title(start, '”', false);
      case '"' -> title(start, '"', false);
      default -> start + 1;
    };
  }

  private int title(int start, char closing, boolean made) {
    int most = Math.min(text.length(), start + 2 + CHARS_MAX);
    for (int end = start + 1; end < most; end++) {
      char c = text.charAt(end);
      if (c == closing) {
        String inside = text.substring(start + 1, end).strip();
        if (made || isTitle(inside)) {
          mentions.add(Kind.TITLE, stripped(inside));
          blank(start, end);
        }
        return end + 1;
      }
      if (c == '\n') {
        break;
      }
    }
    // What never closed may be an inch, and the next mark an opening one.
    return start + 1;
  }

  private void blank(int start, int end) {
    StringBuilder without = rest == null ? new StringBuilder(text) : rest;
    for (int i = start; i <= end; i++) {
      without.setCharAt(i, BLANK);
    }
    rest = without;
  }

  /** Punctuation at the end belongs to the sentence. */
  private static String stripped(String title) {
    int end = title.length();
    while (end > 0 && ",.;".indexOf(title.charAt(end - 1)) >= 0) {
      end--;
    }
    return title.substring(0, end).strip();
  }

  private static boolean isTitle(String inside) {
    String[] words = inside.split("\\s+");
    if (words.length > WORDS_MAX || inside.isEmpty()) {
      return false;
    }
    boolean opens = Character.isUpperCase(inside.codePointAt(0));
    for (String word : words) {
      int first = word.codePointAt(0);
      boolean small = Character.isLowerCase(first) && !StopWords.isStop(word);
      boolean sign = !Character.isLetterOrDigit(first) && "&(-".indexOf(first) < 0;
      if (small || sign) {
        return false;
      }
    }
    boolean said = words.length == 1
        && (StopWords.isNoName(inside.toLowerCase(Locale.ROOT)) || inside.endsWith("!"));
    return opens && !said && !isAllStops(words);
  }

  private static boolean isAllStops(String[] words) {
    for (String word : words) {
      if (!StopWords.isNoName(word.toLowerCase(Locale.ROOT))) {
        return false;
      }
    }
    return true;
  }
}
