package dev.cairn.text.call;

import dev.cairn.text.DataFile;
import dev.cairn.text.call.CommandUnwrapper.Inner;
import dev.cairn.text.call.ReadCall.Code;
import dev.cairn.text.call.ShellReader.Dialect;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Programs and command lines that stand in a word of a command: {@code python -c}, {@code vim -c ':!x'}. */
final class EmbeddedScripts {
  /**
   * How an interpreter is given a program's text.
   *
   * @param flags before the text; one of a single letter may end a cluster, or have the text glued to it
   * @param valued other flags that take a value
   */
  private record CodeFlags(Set<String> flags, Set<String> valued) {}

  private static final Map<String, CodeFlags> CODE_FLAGS = new HashMap<>();

  /** What begins a command line inside a word, by program; the line goes on to the end of the word. */
  private static final Map<String, List<String>> SHELL_MARKS = new HashMap<>();

  static {
    for (String line : DataFile.lines("call/embedded.txt")) {
      String[] parts = line.split(" ", -1);
      List<String> marks = List.of(parts[2].replace('_', ' ').split("\\|", -1)).stream()
          .map(mark -> mark.endsWith(" /") ? mark.replace('/', '|') : mark)
          .toList();
      Set<String> valued = parts.length > 3 ? Set.of(parts[3].split("\\|", -1)) : Set.of();
      for (String program : parts[1].split("\\|", -1)) {
        if (parts[0].equals("code")) {
          CODE_FLAGS.put(program, new CodeFlags(Set.copyOf(marks), valued));
        } else {
          SHELL_MARKS.put(program, marks);
        }
      }
    }
  }

  private EmbeddedScripts() {}

  static Inner in(String program, List<String> words) {
    CodeFlags flags = CODE_FLAGS.getOrDefault(program, CODE_FLAGS.get(FedText.family(program)));
    if (flags != null) {
      String text = code(flags, words);
      return text == null
          ? Inner.NONE
          : new Inner(List.of(), null, Dialect.POSIX, new Code(program, text), false);
    }
    if (program.equals("sed") || program.equals("gsed")) {
      return SedScript.inner(words);
    }
    if (AwkScript.isAwk(program)) {
      return AwkScript.inner(words);
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

  /** The text behind the first flag for it, before the first word that is no flag's. */
  private static @Nullable String code(CodeFlags known, List<String> words) {
    StringBuilder all = new StringBuilder();
    boolean found = false;
    for (int i = 1; i < words.size(); i++) {
      String word = words.get(i);
      String next = i + 1 < words.size() ? words.get(i + 1) : "";
      int equals = word.startsWith("--") ? word.indexOf('=') : -1;
      int letter = equals < 0 ? letter(known.flags(), word) : -1;
      boolean whole = known.flags().contains(word) || letter == word.length() - 1;
      if (equals > 0 && known.flags().contains(word.substring(0, equals))) {
        all.append(word.substring(equals + 1)).append('\n');
        found = true;
      } else if (whole && i + 1 < words.size()) {
        all.append(next).append('\n');
        found = true;
        i++;
      } else if (!whole && letter > 0) {
        all.append(word.substring(letter + 1)).append('\n');
        found = true;
      } else if (known.valued().contains(word)) {
        i++;
      } else if (!word.startsWith("-")) {
        break;
      }
    }
    return found ? all.toString().strip() : null;
  }

  /** Where the letter of a flag for code stands in a cluster of letters; -1 if nowhere. */
  private static int letter(Set<String> flags, String word) {
    if (word.length() < 2 || word.charAt(0) != '-' || word.charAt(1) == '-') {
      return -1;
    }
    for (int i = 1; i < word.length() && Character.isLetterOrDigit(word.charAt(i)); i++) {
      if (flags.contains("-" + word.charAt(i))) {
        return i;
      }
      // From here on the cluster is the value of another flag.
      if (flags.contains("!" + word.charAt(i))) {
        return -1;
      }
    }
    return -1;
  }

  /** Up to the quote that opens it, if one does. */
  private static String line(String rest) {
    boolean quoted = !rest.isEmpty() && "\"'".indexOf(rest.charAt(0)) >= 0;
    int end = quoted ? rest.indexOf(rest.charAt(0), 1) : -1;
    return end > 0 ? rest.substring(1, end) : rest;
  }
}
