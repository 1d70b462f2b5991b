package dev.cairn.text.call;

import dev.cairn.text.call.CommandUnwrapper.Inner;
import dev.cairn.text.call.ShellReader.Dialect;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** What a program of awk runs and writes: {@code system}, pipes, and files behind {@code >}. */
final class AwkScript {
  private static final Set<String> NAMES = Set.of("awk", "gawk", "mawk", "nawk", "goawk");
  private static final Set<String> VALUED =
      Set.of("-F", "-v", "-f", "-i", "-l", "--file", "--assign");

  private final List<String> pieces = new ArrayList<>();
  private final StringBuilder lines = new StringBuilder();
  private boolean hidden;

  private AwkScript() {}

  static boolean isAwk(String program) {
    return NAMES.contains(program);
  }

  static Inner inner(List<String> words) {
    AwkScript script = new AwkScript();
    script.cut(program(words));
    script.read();
    if (script.hidden) {
      return Inner.HIDDEN;
    }
    return script.lines.isEmpty()
        ? Inner.NONE
        : Inner.script(script.lines.toString(), Dialect.POSIX);
  }

  private static String program(List<String> words) {
    for (int i = 1; i < words.size(); i++) {
      String word = words.get(i);
      if (word.equals("-e") || word.equals("--source")) {
        return i + 1 < words.size() ? words.get(i + 1) : "";
      }
      if (word.equals("-f")) {
        return "";
      }
      if (!word.startsWith("-")) {
        return word;
      }
      i += VALUED.contains(word) ? 1 : 0;
    }
    return "";
  }

  /** Into texts in quotes, names, and single marks. */
  private void cut(String text) {
    int at = 0;
    while (at < text.length()) {
      char c = text.charAt(at);
      int end = at + 1;
      if (c == '"') {
        while (end < text.length() && text.charAt(end) != '"') {
          end += text.charAt(end) == '\\' ? 2 : 1;
        }
        end = Math.min(text.length(), end + 1);
      } else if (c == '/' && startsPattern()) {
        while (end < text.length() && text.charAt(end) != '/' && text.charAt(end) != '\n') {
          end += text.charAt(end) == '\\' ? 2 : 1;
        }
        end = Math.min(text.length(), end + 1);
      } else if (Character.isJavaIdentifierStart(c)) {
        while (end < text.length() && Character.isJavaIdentifierPart(text.charAt(end))) {
          end++;
        }
      }
      if (!Character.isWhitespace(c) || c == '\n') {
        pieces.add(text.substring(at, end));
      }
      at = end;
    }
  }

  /** A slash divides behind a value; anywhere else it begins a pattern. */
  private boolean startsPattern() {
    String before = pieces.isEmpty() ? "" : pieces.get(pieces.size() - 1);
    return before.isEmpty() || "(,{};!~&|\n".contains(before);
  }

  private void read() {
    boolean prints = false;
    for (int i = 0; i < pieces.size(); i++) {
      String piece = pieces.get(i);
      prints |= piece.equals("print") || piece.equals("printf");
      prints &= !piece.equals(";") && !piece.equals("}") && !piece.equals("\n");
      boolean bar = piece.equals("|") && !at(i - 1).equals("|") && !at(i + 1).equals("|");
      if (piece.equals("system") && at(i + 1).equals("(")) {
        run(i + 2, ")");
      } else if (bar && at(i + 1).equals("getline")) {
        run(i - 1);
      } else if (bar) {
        run(i + (at(i + 1).equals("&") ? 2 : 1));
      } else if (piece.equals(">") && prints && isText(at(i + 1))) {
        lines.append("cat > '").append(content(at(i + 1)).replace("'", "")).append("'\n");
      } else if (piece.equals("@")) {
        hidden |= at(i + 1).equals("load") || at(i + 1).equals("include");
      }
    }
  }

  private void run(int place, String end) {
    if (at(place + 1).equals(end)) {
      run(place);
    } else {
      hidden = true;
    }
  }

  private void run(int place) {
    if (isText(at(place))) {
      lines.append(content(at(place))).append('\n');
    } else {
      hidden = true;
    }
  }

  private String at(int place) {
    return place >= 0 && place < pieces.size() ? pieces.get(place) : "";
  }

  private static boolean isText(String piece) {
    return piece.length() > 1 && piece.charAt(0) == '"';
  }

  private static String content(String piece) {
    return piece.substring(1, piece.length() - 1).replace("\\\"", "\"");
  }
}
