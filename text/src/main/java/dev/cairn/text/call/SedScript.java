package dev.cairn.text.call;

import dev.cairn.text.call.CommandUnwrapper.Inner;
import dev.cairn.text.call.ShellReader.Dialect;
import java.util.ArrayList;
import java.util.List;

/** What a script of sed runs and writes: its command {@code e}, the flag of that name, and {@code w}. */
final class SedScript {
  private final String text;
  private final StringBuilder lines = new StringBuilder();
  private boolean hidden;
  private int at;

  private SedScript(String text) {
    this.text = text;
  }

  static Inner inner(List<String> words) {
    SedScript script = new SedScript(script(words));
    script.read();
    if (script.hidden) {
      return Inner.HIDDEN;
    }
    return script.lines.isEmpty()
        ? Inner.NONE
        : Inner.script(script.lines.toString(), Dialect.POSIX);
  }

  /** All of {@code -e}, else the first word that is no flag. */
  private static String script(List<String> words) {
    List<String> given = new ArrayList<>();
    String first = "";
    for (int i = 1; i < words.size(); i++) {
      String word = words.get(i);
      boolean flag = word.equals("-e") || word.equals("--expression") || word.matches("-[nrEsz]+e");
      if (flag && i + 1 < words.size()) {
        given.add(words.get(++i));
      } else if (word.startsWith("--expression=")) {
        given.add(word.substring("--expression=".length()));
      } else if (!word.startsWith("-") && first.isEmpty()) {
        first = word;
      }
    }
    return given.isEmpty() ? first : String.join("\n", given);
  }

  private void read() {
    while (at < text.length()) {
      char c = text.charAt(at++);
      switch (c) {
        case '/' -> skipTo('/');
        case '\\' -> {
          if (at < text.length()) {
            skipTo(text.charAt(at++));
          }
        }
        case 's', 'y' -> substitute(c == 's');
        case 'e' -> {
          String line = rest();
          hidden |= line.isEmpty();
          lines.append(line).append('\n');
        }
        case 'w', 'W' -> writes(rest());
        case 'a', 'i', 'c', 'r', 'R', ':', 'b', 't', 'T', '#' -> rest();
        default -> {
          // Addresses, marks and commands that take nothing.
        }
      }
    }
  }

  private void substitute(boolean flags) {
    if (at >= text.length()) {
      return;
    }
    char delimiter = text.charAt(at++);
    skipTo(delimiter);
    skipTo(delimiter);
    while (flags && at < text.length() && "; }\n".indexOf(text.charAt(at)) < 0) {
      char flag = text.charAt(at++);
      hidden |= flag == 'e';
      if (flag == 'w') {
        writes(rest());
      }
    }
  }

  private void writes(String file) {
    if (!file.isEmpty()) {
      lines.append("cat > '").append(file.replace("'", "")).append("'\n");
    }
  }

  private void skipTo(char end) {
    while (at < text.length() && text.charAt(at) != end) {
      at += text.charAt(at) == '\\' ? 2 : 1;
    }
    at = Math.min(text.length(), at + 1);
  }

  private String rest() {
    int end = ShellScan.lineEnd(text, at);
    String line = text.substring(at, end).strip();
    at = end;
    return line;
  }
}
