package dev.cairn.ingest.markdown;

import java.util.Optional;

/** HTML that is not read: comments, and elements whose content is no Markdown. */
enum RawHtml {
  COMMENT("<!--", "-->"),
  PRE("<pre", "</pre>"),
  SCRIPT("<script", "</script>"),
  STYLE("<style", "</style>"),
  TEXTAREA("<textarea", "</textarea>");

  private final String opening;
  private final String closing;

  RawHtml(String opening, String closing) {
    this.opening = opening;
    this.closing = closing;
  }

  static Optional<RawHtml> startsAt(Tape tape, int at) {
    if (tape.at(at) != '<') {
      return Optional.empty();
    }
    for (RawHtml html : values()) {
      if (tape.has(html.opening, at)
          && (html == COMMENT || !Character.isLetterOrDigit(tape.at(at + html.opening.length())))) {
        return Optional.of(html);
      }
    }
    return Optional.empty();
  }

  boolean endsIn(Tape tape, int from, int end) {
    return tape.find(closing, from, end) >= 0;
  }

  int openingLength() {
    return opening.length();
  }
}
