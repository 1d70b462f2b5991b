package dev.cairn.ingest.markdown;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Cuts text into sections and blocks, line by line. Only headings at the margin open sections: one in a
 * quote or a list belongs to somebody else's text.
 */
final class Blocks {
  /** So many columns of white space make code of a line. */
  private static final int CODE_INDENT = 4;

  private static final char BYTE_ORDER_MARK = '\uFEFF';

  private final Tape tape;
  private final int sectionsMax;
  private final References references = new References();
  private final List<Part> parts = new ArrayList<>();
  private final StringBuilder paragraph = new StringBuilder();
  private Optional<Fence> fence = Optional.empty();
  private Optional<RawHtml> html = Optional.empty();
  private int paragraphStart;
  private boolean paragraphNested;
  private boolean quoted;
  private boolean afterBlank;
  private int listColumn;

  /** A heading, the range of the text below it, and the blocks to be searched for links. */
  record Part(int level, String heading, int start, int end, List<String> blocks) {
    Part endingAt(int place) {
      return new Part(level, heading, start, Math.max(start, place), blocks);
    }
  }

  private record Fence(char sign, int length, boolean quoted, int column) {}

  Blocks(Tape tape, int sectionsMax) {
    this.tape = tape;
    this.sectionsMax = sectionsMax;
  }

  List<Part> parts() {
    return parts;
  }

  References references() {
    return references;
  }

  /** False if there are more sections than allowed. */
  boolean read() {
    int i = frontMatterEnd(tape.at(0) == BYTE_ORDER_MARK ? 1 : 0);
    parts.add(new Part(0, "", i, i, new ArrayList<>()));
    while (i < tape.length() && parts.size() <= sectionsMax + 1) {
      int end = lineEnd(i);
      line(new Line(tape, i, end), nextLine(end));
      i = nextLine(end);
    }
    endParagraph();
    endPart(tape.length());
    return parts.size() <= sectionsMax + 1;
  }

  /** Behind what some tools write between two rules on top of a text; it would pass for a heading. */
  private int frontMatterEnd(int start) {
    int i = start;
    while (i < tape.length()) {
      int end = lineEnd(i);
      boolean rule = tape.has("---", i) && tape.skipBlanks(i + "---".length(), end) == end;
      if (i == start && !rule) {
        return start;
      }
      if (i > start && rule) {
        return nextLine(end);
      }
      i = nextLine(end);
    }
    return start;
  }

  private int lineEnd(int from) {
    int i = from;
    while (i < tape.length() && tape.at(i) != '\n' && tape.at(i) != '\r') {
      i++;
    }
    return i;
  }

  private int nextLine(int end) {
    return Math.min(
        tape.length(), end + (tape.at(end) == '\r' && tape.at(end + 1) == '\n' ? 2 : 1));
  }

  private void line(Line line, int next) {
    if (html.isPresent()) {
      html = html.filter(open -> !open.endsIn(tape, line.at(), line.end()));
      return;
    }
    boolean marked = fence.map(Fence::quoted).orElse(true) && line.unquote();
    fence = fence.filter(open -> staysOpen(open, line, marked));
    if (fence.isPresent()) {
      fence = fence.filter(open -> !line.closesFence(open.sign(), open.length()));
      return;
    }
    if (marked != quoted) {
      quoted = marked;
      listColumn = 0;
      endParagraph();
    }
    if (line.isBlank()) {
      endParagraph();
    } else {
      content(line, next);
    }
    afterBlank = line.isBlank();
  }

  /** A fence in a quote or a list ends with it, closed or not. */
  private static boolean staysOpen(Fence fence, Line line, boolean quoted) {
    return fence.quoted() == quoted && (line.isBlank() || line.column() >= fence.column());
  }

  private void content(Line line, int next) {
    boolean inList = listColumn > 0 && line.column() >= listColumn;
    if (!inList && afterBlank) {
      listColumn = 0;
    }
    int indent = line.column() - (inList ? listColumn : 0);
    if (indent >= CODE_INDENT) {
      continueParagraph(line);
      return;
    }
    boolean nested = quoted || inList;
    if ((!nested && heading(line, next)) || line.isBreak()) {
      listColumn = nested ? listColumn : 0;
      endParagraph();
      return;
    }
    boolean item = unmark(line);
    if (!line.isBlank()
        && (!item || line.column() - listColumn < CODE_INDENT)
        && !fence(line, inList || item)
        && !html(line)
        && !definition(line)) {
      say(line, nested || item || listColumn > 0);
    }
  }

  /** Indented text goes on with a paragraph, but begins none: then it is code. */
  private void continueParagraph(Line line) {
    if (!paragraph.isEmpty()) {
      say(line, paragraphNested);
    }
  }

  private boolean heading(Line line, int next) {
    int level = line.headingLevel();
    if (level > 0) {
      endParagraph();
      begin(level, line.headingText(), line.start(), next);
      return true;
    }
    int underline = paragraph.isEmpty() || paragraphNested ? 0 : line.underlineLevel();
    if (underline > 0) {
      String text = paragraph.toString();
      paragraph.setLength(0);
      begin(underline, text, paragraphStart, next);
    }
    return underline > 0;
  }

  private void begin(int level, String heading, int headingStart, int next) {
    endPart(headingStart);
    parts.add(new Part(level, heading, next, next, new ArrayList<>()));
  }

  private void endPart(int place) {
    int last = parts.size() - 1;
    parts.set(last, parts.get(last).endingAt(place));
  }

  /** Steps into the items that begin on this line; several can, one in the other. */
  private boolean unmark(Line line) {
    boolean item = false;
    for (int column = line.unmark(); column >= 0; column = line.unmark()) {
      endParagraph();
      listColumn = column;
      item = true;
    }
    return item;
  }

  private boolean fence(Line line, boolean inList) {
    int length = line.fenceLength();
    if (length > 0) {
      endParagraph();
      fence = Optional.of(new Fence(line.first(), length, quoted, inList ? listColumn : 0));
    }
    return length > 0;
  }

  private boolean html(Line line) {
    Optional<RawHtml> opened = RawHtml.startsAt(tape, line.at());
    opened.ifPresent(raw -> {
      endParagraph();
      int from = line.at() + raw.openingLength();
      html = raw.endsIn(tape, from, line.end()) ? Optional.empty() : opened;
    });
    return opened.isPresent();
  }

  /** {@code [label]: destination}. A footnote's label begins with a caret, and its text is text. */
  private boolean definition(Line line) {
    if (!paragraph.isEmpty() || line.first() != '[' || tape.at(line.at() + 1) == '^') {
      return false;
    }
    int from = line.at() + 1;
    int most = Math.min(line.end(), from + References.LABEL_MAX);
    int close = from;
    while (close < most && tape.at(close) != ']' && tape.at(close) != '[') {
      close += tape.at(close) == '\\' ? 2 : 1;
    }
    if (close >= most || tape.at(close) != ']' || tape.at(close + 1) != ':') {
      return false;
    }
    String label = tape.cut(from, close);
    Optional<Destination> found = Destination.ofDefinition(tape, close + 2, line.end());
    found.filter(to -> !label.isBlank()).ifPresent(to -> references.define(label, to.target()));
    return found.isPresent();
  }

  private void say(Line line, boolean nested) {
    if (paragraph.isEmpty()) {
      paragraphStart = line.start();
      paragraphNested = nested;
    } else {
      paragraph.append('\n');
    }
    paragraph.append(line.text());
  }

  private void endParagraph() {
    if (!paragraph.isEmpty()) {
      parts.get(parts.size() - 1).blocks().add(paragraph.toString());
      paragraph.setLength(0);
    }
  }
}
