package dev.cairn.ingest.markdown;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/**
 * The links in one block of text, and the text without its markup.
 *
 * <p>One walk: openers are kept on a stack and decided when their closing bracket comes. Images are no
 * links; a link around an image is.
 */
final class Inlines {
  private static final String COMMENT_START = "<!--";
  private static final String COMMENT_END = "-->";
  private static final String BARE_STOPS = "<>[]\"`|";
  private static final String BARE_NOT_LAST = "?!.,:;*_~')";

  private final Tape tape;
  private final References references;
  private final CodeRuns code;
  private final List<Opener> openers = new ArrayList<>();
  private final List<String> found = new ArrayList<>();
  private final BitSet hidden = new BitSet();

  /** Openers below this place stand around a link and can open none themselves. */
  private int inactiveBelow;

  /** Where a bracket was opened last: a label holds none. */
  private int lastOpened = -1;

  private boolean commentsEnd = true;

  /** A bracket that may open a link. What was found behind it belongs to its text. */
  private record Opener(int place, int textStart, boolean image, int foundBefore) {}

  private Inlines(Tape tape, References references) {
    this.tape = tape;
    this.references = references;
    this.code = new CodeRuns(tape);
  }

  static Inlines read(Tape tape, References references) {
    Inlines inlines = new Inlines(tape, references);
    int i = 0;
    while (i < tape.length()) {
      i = inlines.step(i);
    }
    return inlines;
  }

  List<String> links() {
    return List.copyOf(found);
  }

  String plain() {
    StringBuilder plain = new StringBuilder();
    for (int i = hidden.nextClearBit(0); i < tape.length(); i = hidden.nextClearBit(i + 1)) {
      plain.append(tape.at(i));
    }
    return plain.toString();
  }

  private int step(int i) {
    return switch (tape.at(i)) {
      case '\\' -> escape(i);
      case '`' -> codeSpan(i);
      case '<' -> angle(i);
      case '!' -> tape.at(i + 1) == '[' ? open(i, i + 2, true) : i + 1;
      case '[' -> open(i, i + 1, false);
      case ']' -> close(i);
      case 'h', 'H' -> bareAddress(i);
      case '*', '_' -> emphasis(i);
      default -> i + 1;
    };
  }

  private int escape(int i) {
    if (!isPunctuation(tape.at(i + 1))) {
      return i + 1;
    }
    hidden.set(i);
    return i + 2;
  }

  private int codeSpan(int i) {
    int end = tape.skipRun('`', i, tape.length());
    int length = end - i;
    int close = code.next(length, end);
    if (close < 0) {
      return end;
    }
    hidden.set(i, end);
    hidden.set(close, close + length);
    return close + length;
  }

  /** A comment, an address in angle brackets, or a tag; else only a sign. */
  private int angle(int i) {
    if (tape.has(COMMENT_START, i)) {
      return comment(i);
    }
    int end = i + 1;
    boolean spaced = false;
    while (end < tape.length() && tape.at(end) != '>' && tape.at(end) != '<') {
      spaced |= tape.at(end) <= ' ';
      end++;
    }
    boolean tag = Character.isLetter(tape.at(i + 1)) || tape.at(i + 1) == '/';
    if (tape.at(end) != '>' || end == i + 1 || !tag) {
      return i + 1;
    }
    if (!spaced && hasScheme(i + 1, end)) {
      found.add(tape.cut(i + 1, end));
      hidden.set(i);
      hidden.set(end);
    } else {
      hidden.set(i, end + 1);
    }
    return end + 1;
  }

  private int comment(int i) {
    int close =
        commentsEnd ? tape.find(COMMENT_END, i + COMMENT_START.length(), tape.length()) : -1;
    if (close < 0) {
      // Remembered, or each further opening would search the rest of the text again.
      commentsEnd = false;
      return i + 1;
    }
    hidden.set(i, close + COMMENT_END.length());
    return close + COMMENT_END.length();
  }

  private boolean hasScheme(int from, int end) {
    int i = from;
    while (i < end && isSchemeLetter(tape.at(i))) {
      i++;
    }
    return i - from >= 2 && i < end - 1 && tape.at(i) == ':';
  }

  private int open(int i, int textStart, boolean image) {
    lastOpened = i;
    openers.add(new Opener(i, textStart, image, found.size()));
    return textStart;
  }

  private int close(int i) {
    if (openers.isEmpty()) {
      return i + 1;
    }
    int last = openers.size() - 1;
    Opener opener = openers.remove(last);
    boolean active = opener.image() || last >= inactiveBelow;
    inactiveBelow = Math.min(inactiveBelow, last);
    Optional<Destination> destination = active ? destination(opener, i) : Optional.empty();
    destination.ifPresent(to -> linked(opener, i, to));
    return destination.map(Destination::end).orElse(i + 1);
  }

  private void linked(Opener opener, int close, Destination destination) {
    hidden.set(opener.place(), opener.textStart());
    hidden.set(close, destination.end());
    if (opener.image()) {
      return;
    }
    found.subList(opener.foundBefore(), found.size()).clear();
    found.add(destination.target());
    inactiveBelow = openers.size();
  }

  /** {@code [text](dest)}, {@code [text][label]}, {@code [label][]} or {@code [label]}. */
  private Optional<Destination> destination(Opener opener, int close) {
    if (tape.at(close + 1) == '(') {
      Optional<Destination> inline = Destination.inline(tape, close + 1, tape.length());
      if (inline.isPresent()) {
        return inline;
      }
    }
    if (references.isEmpty()) {
      return Optional.empty();
    }
    int end = tape.at(close + 1) == '[' ? labelEnd(close + 2) : -1;
    if (end > close + 2) {
      return reference(close + 2, end, end + 1);
    }
    return lastOpened > opener.place()
        ? Optional.empty()
        : reference(opener.textStart(), close, end < 0 ? close + 1 : end + 1);
  }

  private Optional<Destination> reference(int from, int to, int end) {
    return to - from > References.LABEL_MAX
        ? Optional.empty()
        : references.find(tape.cut(from, to)).map(target -> new Destination(target, end));
  }

  private int labelEnd(int from) {
    int most = Math.min(tape.length(), from + References.LABEL_MAX);
    for (int i = from; i < most && tape.at(i) != '['; i++) {
      if (tape.at(i) == ']') {
        return i;
      }
      i += tape.at(i) == '\\' ? 1 : 0;
    }
    return -1;
  }

  /** An address without any brackets around it, as people paste them. */
  private int bareAddress(int i) {
    boolean inWord = i > 0 && Character.isLetterOrDigit(tape.at(i - 1));
    if (inWord || !(tape.has("https://", i) || tape.has("http://", i))) {
      return i + 1;
    }
    int end = i;
    while (end < tape.length() && tape.at(end) > ' ' && BARE_STOPS.indexOf(tape.at(end)) < 0) {
      end++;
    }
    int stop = end;
    int balance = parentheses(i, stop);
    while (stop > i && BARE_NOT_LAST.indexOf(tape.at(stop - 1)) >= 0) {
      if (tape.at(stop - 1) == ')' && balance++ >= 0) {
        break;
      }
      stop--;
    }
    if (tape.at(stop - 1) != '/' || tape.at(stop - 2) != '/') {
      found.add(tape.cut(i, stop));
    }
    return end;
  }

  /** Opening minus closing ones: below zero, the last closing one belongs to the sentence. */
  private int parentheses(int from, int to) {
    int balance = 0;
    for (int i = from; i < to; i++) {
      balance += tape.at(i) == '(' ? 1 : tape.at(i) == ')' ? -1 : 0;
    }
    return balance;
  }

  private int emphasis(int i) {
    boolean spaced = isGap(tape.at(i - 1)) && isGap(tape.at(i + 1));
    boolean inWord = tape.at(i) == '_'
        && Character.isLetterOrDigit(tape.at(i - 1))
        && Character.isLetterOrDigit(tape.at(i + 1));
    hidden.set(i, !spaced && !inWord);
    return i + 1;
  }

  private static boolean isGap(char c) {
    return c <= ' ';
  }

  private static boolean isSchemeLetter(char c) {
    return (c < 0x80 && Character.isLetterOrDigit(c)) || "+-.".indexOf(c) >= 0;
  }

  static boolean isPunctuation(char c) {
    return c > ' ' && c < 0x7F && !Character.isLetterOrDigit(c);
  }
}
