package dev.cairn.text.call;

import dev.cairn.text.DataFile;
import dev.cairn.text.call.CommandUnwrapper.Inner;
import dev.cairn.text.call.ReadCall.Code;
import dev.cairn.text.call.ShellReader.Dialect;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Programs and command lines that stand in a word of a command: {@code python -c}, {@code vim -c ':!x'}. */
final class EmbeddedScripts {
  /** The flags before a program's text, by interpreter. */
  private static final Map<String, Set<String>> CODE_FLAGS = new HashMap<>();

  /** What begins a command line inside a word, by program; the line goes on to the end of the word. */
  private static final Map<String, List<String>> SHELL_MARKS = new HashMap<>();

  static {
    for (String line : DataFile.lines("call/embedded.txt")) {
      String[] parts = line.split(" ", -1);
      List<String> marks = List.of(parts[2].split("\\|", -1));
      for (String program : parts[1].split("\\|", -1)) {
        if (parts[0].equals("code")) {
          CODE_FLAGS.put(program, Set.copyOf(marks));
        } else {
          SHELL_MARKS.put(program, marks);
        }
      }
    }
  }

  private EmbeddedScripts() {}

  static Inner in(String program, List<String> words) {
    Set<String> flags = CODE_FLAGS.get(program);
    if (flags != null) {
      for (int i = 1; i + 1 < words.size(); i++) {
        if (flags.contains(words.get(i))) {
          Code code = new Code(program, words.get(i + 1));
          return new Inner(List.of(), null, Dialect.POSIX, code, false);
        }
        if (!words.get(i).startsWith("-")) {
          break;
        }
      }
    }
    for (String mark : SHELL_MARKS.getOrDefault(program, List.of())) {
      for (int i = 1; i < words.size(); i++) {
        int at = words.get(i).indexOf(mark);
        if (at >= 0) {
          return Inner.script(line(words.get(i).substring(at + mark.length())), Dialect.POSIX);
        }
      }
    }
    return Inner.NONE;
  }

  /** Up to the quote that opens it, if one does. */
  private static String line(String rest) {
    boolean quoted = !rest.isEmpty() && "\"'".indexOf(rest.charAt(0)) >= 0;
    int end = quoted ? rest.indexOf(rest.charAt(0), 1) : -1;
    return end > 0 ? rest.substring(1, end) : rest;
  }
}
