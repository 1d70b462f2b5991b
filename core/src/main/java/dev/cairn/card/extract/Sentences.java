package dev.cairn.card.extract;

import dev.cairn.policy.ExtractionBounds;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** Parts a text into the sentences its writer wrote, each with its place. */
final class Sentences {
  private static final Pattern BULLET =
      Pattern.compile("(?:(?:[-*+•–]|\\d{1,3}[.)]|#{1,6}|\\[[ xX]\\])\\s+)*+");
  private static final String ENDS = ".!?…。！？";
  private static final String CLOSERS = "\"”’')]*_";
  private static final Set<String> SHORTENED = Words.set("""
      e.g i.e etc vs cf dr mr mrs ms prof st no nr ca approx jr sr inc ltd fig vol resp esp incl excl max min \
      avg est dept ref temp misc sec eq""");

  /** How people go on when they leave out the point. */
  private static final Pattern ANEW = Pattern.compile(
      " (?:Other than that|Apart from that|Otherwise|Let me|Thanks|Thank you|The rest)\\b");

  private final String text;
  private final char[] marks;
  private final List<Sentence> sentences = new ArrayList<>();

  private Sentences(String text, char[] marks) {
    this.text = text;
    this.marks = marks;
  }

  static List<Sentence> of(String text) {
    return of(text, Marks.of(text));
  }

  static List<Sentence> ofUser(String text) {
    return of(text, Marks.ofUser(text));
  }

  private static List<Sentence> of(String text, char[] marks) {
    Sentences found = new Sentences(text, marks);
    found.read();
    return found.sentences;
  }

  private void read() {
    int start = 0;
    for (int i = 0; i < marks.length; i++) {
      if (marks[i] == Marks.PASTED || endsLine(i) || beginsAnew(i)) {
        add(start, i);
        start = i + 1;
      } else if (endsSentence(i)) {
        int end = i + 1;
        while (end < marks.length && CLOSERS.indexOf(text.charAt(end)) >= 0) {
          end++;
        }
        add(start, end);
        start = end;
        i = end - 1;
      }
    }
    add(start, marks.length);
  }

  /** A line that goes on in small letters was only wrapped. */
  private boolean endsLine(int at) {
    if (text.charAt(at) != '\n') {
      return false;
    }
    int next = at + 1;
    while (next < marks.length && (text.charAt(next) == ' ' || text.charAt(next) == '\t')) {
      next++;
    }
    boolean wrapped = next < marks.length
        && Character.isLowerCase(text.charAt(next))
        && marks[next] != Marks.PASTED;
    return !wrapped;
  }

  private boolean beginsAnew(int at) {
    return at > 0
        && marks[at] == Marks.OWN
        && Character.isLetterOrDigit(text.charAt(at - 1))
        && ANEW.matcher(text).region(at, text.length()).lookingAt();
  }

  private boolean endsSentence(int at) {
    char c = text.charAt(at);
    if (ENDS.indexOf(c) < 0 || marks[at] != Marks.OWN) {
      return false;
    }
    int next = at + 1;
    while (next < marks.length && CLOSERS.indexOf(text.charAt(next)) >= 0) {
      next++;
    }
    boolean apart = next == marks.length || Character.isWhitespace(text.charAt(next));
    return "。！？".indexOf(c) >= 0 || (apart && !(c == '.' && isShortened(at, next)));
  }

  /**
   * A point behind a shortened word ends nothing, nor does one behind what is no word and with a small letter
   * following: many write without capitals, but "v2. beta" is one thing.
   */
  private boolean isShortened(int point, int next) {
    int start = point;
    while (start > 0 && isOfWord(text.charAt(start - 1))) {
      start--;
    }
    String word = text.substring(start, point).toLowerCase(Locale.ROOT);
    boolean small = next + 1 < marks.length && Character.isLowerCase(text.charAt(next + 1));
    boolean initial = word.length() == 1 && Character.isUpperCase(text.charAt(start));
    boolean plain = word.length() > 1 && word.chars().allMatch(Character::isLetter);
    return SHORTENED.contains(word)
        || (small && !word.isEmpty() && !plain)
        || (initial && !word.equals("i"));
  }

  private static boolean isOfWord(char c) {
    return Character.isLetterOrDigit(c) || c == '.';
  }

  private void add(int from, int to) {
    int max = ExtractionBounds.DEFAULT.sentenceCharsMax();
    int start = skip(from, to);
    int end = to;
    while (end > start && !endsSomething(text.charAt(end - 1))) {
      end--;
    }
    end = start + Asking.headOf(text.substring(start, Math.min(end, start + max + 1)), end - start);
    if (end - start < 2 || end - start > max) {
      return;
    }
    sentences.add(new Sentence(start, end, text.substring(start, end), plain(start, end)));
  }

  /** Spaces, bullets, stars and little pictures in front are no part of what is said. */
  private int skip(int from, int to) {
    int start = from;
    while (start < to) {
      if (!Character.isWhitespace(text.charAt(start))) {
        var bullet = BULLET.matcher(text).region(start, to);
        int behind = bullet.lookingAt() ? bullet.end() : start;
        if (behind == start && beginsSomething(text.codePointAt(start))) {
          return start;
        }
        start = Math.max(behind, start + 1);
      } else {
        start++;
      }
    }
    return to;
  }

  private static boolean beginsSomething(int c) {
    return Character.isLetterOrDigit(c) || "`\"“„«'‘([$€/~.".indexOf(c) >= 0;
  }

  private static boolean endsSomething(char c) {
    return Character.isLetterOrDigit(c)
        || ENDS.indexOf(c) >= 0
        || "`\"”»'’)]%+#;:/".indexOf(c) >= 0;
  }

  private String plain(int start, int end) {
    StringBuilder plain = new StringBuilder();
    for (int i = start; i < end; i++) {
      char c = text.charAt(i);
      boolean hidden = marks[i] != Marks.OWN;
      if (hidden && i > start && marks[i - 1] == marks[i]) {
        continue;
      }
      boolean space = Character.isWhitespace(c) || c == '\u00a0';
      if (hidden) {
        plain.append(marks[i]);
      } else if (!space) {
        plain.append(c == '’' ? '\'' : c);
      } else if (!plain.isEmpty() && plain.charAt(plain.length() - 1) != ' ') {
        plain.append(' ');
      }
    }
    return plain.toString().toLowerCase(Locale.ROOT);
  }
}
