package dev.cairn.text.secret;

import com.google.re2j.Matcher;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * Tries the patterns of the kinds whose literals were seen, each only around them. Windows of one kind that overlap are
 * joined before they are read, so no character is read twice for a kind, whatever the text.
 */
final class PatternScan {
  private static final int BEFORE = 96;
  private static final int AFTER = 256;
  private static final int RUN_MAX = 8192;

  private final List<SecretKind> kinds;
  private final String text;
  private final int[] from;
  private final int[] to;
  private final List<Secret> found = new ArrayList<>();
  private int runStart;
  private int runEnd;

  PatternScan(List<SecretKind> kinds, String text) {
    this.kinds = kinds;
    this.text = text;
    this.from = new int[kinds.size()];
    this.to = new int[kinds.size()];
    Arrays.fill(to, -1);
  }

  /** A literal of a kind begins here. */
  void at(int kind, int start) {
    findRun(start);
    if (runEnd - runStart < kinds.get(kind).runMin()) {
      return;
    }
    int begin = Math.max(0, Math.min(start - BEFORE, runStart));
    if (to[kind] >= 0 && begin > to[kind]) {
      read(kind);
    }
    if (to[kind] < 0) {
      from[kind] = begin;
    }
    to[kind] = Math.max(to[kind], Math.max(Math.min(text.length(), start + AFTER), runEnd));
  }

  List<Secret> found() {
    for (int kind = 0; kind < to.length; kind++) {
      if (to[kind] >= 0) {
        read(kind);
      }
    }
    return found;
  }

  /** The characters without a blank around a place: a token may be longer than a window, or too short to be one. */
  private void findRun(int at) {
    if (at >= runStart && at < runEnd) {
      return;
    }
    int first = Math.max(runEnd, at - RUN_MAX);
    runStart = at;
    while (runStart > first && !isBlank(text.charAt(runStart - 1))) {
      runStart--;
    }
    runEnd = at + 1;
    while (runEnd < text.length() && runEnd - at < RUN_MAX && !isBlank(text.charAt(runEnd))) {
      runEnd++;
    }
  }

  private static boolean isBlank(char c) {
    return c == ' ' || c == '\n' || c == '\t' || c == '\r';
  }

  private void read(int number) {
    SecretKind kind = kinds.get(number);
    String window = text.substring(from[number], to[number]);
    Matcher matcher = kind.pattern().matcher(window);
    while (matcher.find()) {
      int group = kind.secretGroup(matcher);
      String value = matcher.group(group);
      int start = from[number] + matcher.start(group);
      int end = from[number] + matcher.end(group);
      if (value != null
          && (group > 0 || !isGlued(start, end))
          && SecretValue.entropy(value) >= kind.entropyMin()
          && !Placeholder.is(bare(kind, value))) {
        found.add(new Secret(kind.name(), start, end, value));
      }
    }
    to[number] = -1;
  }

  /** Part of a longer word, which is then something else. */
  private boolean isGlued(int start, int end) {
    return (start > 0 && isWord(text.charAt(start - 1)) && isWord(text.charAt(start)))
        || (end < text.length() && isWord(text.charAt(end)) && isWord(text.charAt(end - 1)));
  }

  private static boolean isWord(char c) {
    return c < 0x80 && Character.isLetterOrDigit(c);
  }

  /** Without the vendor's prefix, which says nothing about whether a key is made up. */
  private static String bare(SecretKind kind, String value) {
    String lower = value.toLowerCase(Locale.ROOT);
    return kind.literals().stream()
        .filter(lower::startsWith)
        .findFirst()
        .map(literal -> value.substring(literal.length()))
        .orElse(value);
  }
}
