package dev.cairn.ingest.markdown;

import java.util.Optional;

/**
 * Where a link leads, as written after its text: {@code dest}, {@code <dest>}, with or without a title.
 *
 * @param end the place behind it and its title
 */
record Destination(String target, int end) {
  /** As CommonMark advises. Without it, a row of opening brackets would be walked through for each. */
  private static final int PARENTHESES_MAX = 32;

  /** {@code (dest "title")} beginning at the parenthesis. */
  static Optional<Destination> inline(Tape tape, int open, int limit) {
    int start = skipSpace(tape, open + 1, limit);
    if (tape.at(start) == ')') {
      return Optional.of(new Destination("", start + 1));
    }
    return target(tape, start, limit).flatMap(target -> {
      int end = skipTitle(tape, target.end(), limit);
      return end < limit && tape.at(end) == ')'
          ? Optional.of(new Destination(target.target(), end + 1))
          : Optional.empty();
    });
  }

  /** The rest of a definition's line: a destination, perhaps a title, nothing else. */
  static Optional<Destination> ofDefinition(Tape tape, int from, int limit) {
    return target(tape, tape.skipBlanks(from, limit), limit)
        .filter(target -> skipTitle(tape, target.end(), limit) == limit);
  }

  private static Optional<Destination> target(Tape tape, int start, int limit) {
    return tape.at(start) == '<' && start < limit
        ? inAngles(tape, start, limit)
        : bare(tape, start, limit);
  }

  private static Optional<Destination> inAngles(Tape tape, int start, int limit) {
    for (int i = start + 1; i < limit; i++) {
      char c = tape.at(i);
      if (c == '>') {
        return Optional.of(new Destination(unescaped(tape.cut(start + 1, i)), i + 1));
      }
      if (c == '<' || c == '\n') {
        break;
      }
      i += c == '\\' ? 1 : 0;
    }
    return Optional.empty();
  }

  private static Optional<Destination> bare(Tape tape, int start, int limit) {
    int depth = 0;
    int i = start;
    for (; i < limit; i++) {
      char c = tape.at(i);
      if (c <= ' ' || (c == ')' && depth == 0)) {
        break;
      }
      depth += c == '(' ? 1 : c == ')' ? -1 : 0;
      if (depth > PARENTHESES_MAX) {
        return Optional.empty();
      }
      i += c == '\\' && i + 1 < limit && tape.at(i + 1) > ' ' ? 1 : 0;
    }
    i = Math.min(i, limit);
    return i == start || depth != 0
        ? Optional.empty()
        : Optional.of(new Destination(unescaped(tape.cut(start, i)), i));
  }

  /** The place behind the white space and the title that may follow, or behind the white space alone. */
  private static int skipTitle(Tape tape, int from, int limit) {
    int start = skipSpace(tape, from, limit);
    char open = start < limit && start > from ? tape.at(start) : '\0';
    if (open != '"' && open != '\'' && open != '(') {
      return start;
    }
    char close = open == '(' ? ')' : open;
    for (int i = start + 1; i < limit; i++) {
      char c = tape.at(i);
      if (c == close) {
        return skipSpace(tape, i + 1, limit);
      }
      if (c == '(' && open == '(') {
        break;
      }
      i += c == '\\' ? 1 : 0;
    }
    return start;
  }

  private static int skipSpace(Tape tape, int from, int limit) {
    int i = from;
    while (i < limit && (tape.at(i) == '\n' || Tape.isBlank(tape.at(i)))) {
      i++;
    }
    return i;
  }

  private static String unescaped(String written) {
    if (written.indexOf('\\') < 0) {
      return written;
    }
    StringBuilder plain = new StringBuilder(written.length());
    for (int i = 0; i < written.length(); i++) {
      boolean escape = written.charAt(i) == '\\'
          && i + 1 < written.length()
          && Inlines.isPunctuation(written.charAt(i + 1));
      plain.append(written.charAt(escape ? ++i : i));
    }
    return plain.toString();
  }
}
