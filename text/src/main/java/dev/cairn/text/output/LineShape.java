package dev.cairn.text.output;

import dev.cairn.text.DataFile;
import dev.cairn.text.Token;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** What a line looks like, whatever its words: a frame of a stack, a place in a file, source code, a log. */
final class LineShape {
  private static final Set<String> CODE_WORDS = Set.copyOf(DataFile.lines("output/code-words.txt"));

  private LineShape() {}

  /** The names of the shapes that a line has, in their order. */
  static Set<String> of(OutputLine line) {
    Set<String> shapes = new TreeSet<>();
    String text = line.text();
    List<Token> tokens = line.tokens();
    if (isDrawn(text)) {
      shapes.add("drawn");
    }
    if (isFrame(text, tokens)) {
      shapes.add("frame");
    }
    if (isSource(text, tokens)) {
      shapes.add("source");
    }
    char first = text.isEmpty() ? ' ' : text.charAt(0);
    if ((first == '+' || first == '-') && !text.startsWith("---") && text.length() > 1) {
      shapes.add("diff");
    }
    if (text.startsWith("@@") || text.startsWith("diff --git") || text.startsWith("index ")) {
      shapes.add("diffhead");
    }
    if (startsWithTime(tokens)) {
      shapes.add("time");
    }
    if (first == '{' || (first == '[' && text.endsWith("]"))) {
      shapes.add("json");
    }
    if (text.endsWith(":")) {
      shapes.add("opens");
    }
    addMark(text, shapes);
    addColumns(text, shapes);
    addTokens(line, shapes);
    return shapes;
  }

  /** Only marks: rulers, carets, borders of tables. */
  private static boolean isDrawn(String text) {
    return text.chars().noneMatch(Character::isLetterOrDigit);
  }

  private static boolean isFrame(String text, List<Token> tokens) {
    return (text.startsWith("at ") && (text.endsWith(")") || text.indexOf(':') > 0))
        || (text.startsWith("File \"") && text.contains(", line "))
        || (text.startsWith("from ") && text.contains(":in "))
        || text.startsWith("goroutine ")
        || (text.startsWith("... ") && text.endsWith("more"))
        || (tokens.size() < 6 && text.contains(" +0x"));
  }

  private static boolean isSource(String text, List<Token> tokens) {
    char last = text.charAt(text.length() - 1);
    boolean ends =
        last == '{' || last == '}' || last == ';' || text.endsWith("({") || text.endsWith(") =>");
    int words = 0;
    for (int i = 0; i < Math.min(tokens.size(), 4); i++) {
      words += CODE_WORDS.contains(tokens.get(i).text()) ? 1 : 0;
    }
    boolean comment = text.startsWith("//") || text.startsWith("/*") || text.startsWith("* ");
    return (ends && tokens.size() > 1)
        || (words > 0 && hasCodeMarks(text))
        || comment
        || text.contains(" := ");
  }

  private static boolean hasCodeMarks(String text) {
    return text.indexOf('(') >= 0
        || text.indexOf('=') >= 0
        || text.indexOf('{') >= 0
        || text.endsWith(":");
  }

  private static boolean startsWithTime(List<Token> tokens) {
    for (int i = 0; i < Math.min(3, tokens.size()); i++) {
      String text = tokens.get(i).text();
      boolean digit = Character.isDigit(text.charAt(0));
      if (digit && text.length() >= 8 && (text.indexOf(':') > 0 || text.indexOf('-') > 0)) {
        return true;
      }
    }
    return false;
  }

  private static void addMark(String text, Set<String> shapes) {
    int end = Math.min(text.length(), 12);
    for (int i = 0; i < end; i++) {
      switch (text.charAt(i)) {
        case '✓', '✔', '√', '✅' -> shapes.add("tick");
        case '✖', '✗', '✘', '×', '⨯', '❌', '❯', '●' -> shapes.add("cross");
        case '│', '╷', '╵', '|' -> shapes.add("bar");
        case '>' -> shapes.add("arrow");
        default -> {}
      }
    }
  }

  private static void addColumns(String text, Set<String> shapes) {
    int gaps = 0;
    for (int i = 1; i + 1 < text.length(); i++) {
      boolean gap = text.charAt(i) == '\t' || (text.charAt(i) == ' ' && text.charAt(i + 1) == ' ');
      gaps += gap && text.charAt(i - 1) != ' ' ? 1 : 0;
    }
    if (gaps > 1) {
      shapes.add(gaps > 2 ? "table" : "columns");
    }
  }

  private static void addTokens(OutputLine line, Set<String> shapes) {
    List<Token> tokens = line.tokens();
    for (int i = 0; i < tokens.size(); i++) {
      Token token = tokens.get(i);
      boolean early = i < 4;
      if (TokenShape.isException(token)) {
        shapes.add("exception");
        if (early) {
          boolean colon = i + 1 < tokens.size() && tokens.get(i + 1).text().equals(":");
          shapes.add(colon ? "exception-first:" : "exception-first");
        }
      } else if (TokenShape.isCode(token.text())) {
        shapes.add("code");
      } else if (TokenShape.isErrno(token.text())) {
        shapes.add("errno");
      } else if (early && TokenShape.isPlace(token.text())) {
        shapes.add(i == 0 ? "place-first" : "place");
      } else if (early && i + 2 < tokens.size() && TokenShape.isPlaceInBrackets(tokens, i)) {
        shapes.add("place-first");
      } else if (TokenShape.isStatus(tokens, i)) {
        shapes.add("status" + token.text().charAt(0));
      }
    }
    if (!tokens.isEmpty() && tokens.get(0).kind() == Token.Kind.NUMBER) {
      shapes.add("number-first");
    }
  }
}
