package dev.cairn.text.secret;

import dev.cairn.text.DataFile;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Finds where a sentence tells the value of a secret: {@code the secret of prod is …}, {@code the key you want: …}. */
final class Spoken {
  private static final int GAP_MAX = 64;
  private static final int BEFORE_MAX = 40;
  private static final int VALUE_MIN = 8;
  private static final int LINES_MAX = 3;

  private final Set<String> said = new HashSet<>();
  private final List<String> names = new ArrayList<>();

  Spoken() {
    for (String line : DataFile.lines("secret/spoken.txt")) {
      said.add(line);
      if (line.startsWith("name\t")) {
        names.add(line.substring(line.indexOf('\t') + 1));
      }
    }
  }

  /** What the names are looked for by. */
  List<String> literals() {
    return names.stream().map(SecretName::ascii).distinct().toList();
  }

  boolean is(String part, String word) {
    return said.contains(part + "\t" + word.toLowerCase(Locale.ROOT));
  }

  /** A word such as "key" that is the name of a secret here, because an article stands before it. */
  boolean isName(String text, int from, int to) {
    if (!is("name", text.substring(from, to))) {
      return false;
    }
    int line = Math.max(0, from - BEFORE_MAX);
    String[] before = text.substring(line, from).split("[^\\p{L}\\n]+", 0);
    if (before.length > 0 && is("not", before[before.length - 1])) {
      return false;
    }
    for (int i = before.length - 1; i >= 0 && before[i].indexOf('\n') < 0; i--) {
      if (is("article", before[i])) {
        return true;
      }
    }
    return false;
  }

  /** Where the values may begin that the sentence behind a name leads to: behind a colon or a word such as "is". */
  List<Integer> values(String text, int end) {
    List<Integer> starts = new ArrayList<>();
    int word = end;
    for (int i = end; i < text.length() && i - end < GAP_MAX; i++) {
      char c = text.charAt(i);
      if (c == ':') {
        add(text, blank(text, i + 1), starts);
        return starts;
      }
      if (c == '(') {
        add(text, i + 1, starts);
      }
      if (c == ' ') {
        if (is("leads", text.substring(word, i))) {
          add(text, i + 1, starts);
        }
        word = i + 1;
      } else if (!Character.isLetterOrDigit(c) && ",'-_@*/()".indexOf(c) < 0) {
        return starts;
      }
    }
    return starts;
  }

  private static int blank(String text, int at) {
    int i = at;
    int lines = 0;
    while (i < text.length() && Character.isWhitespace(text.charAt(i)) && lines < LINES_MAX) {
      lines += text.charAt(i) == '\n' ? 1 : 0;
      i++;
    }
    return i;
  }

  private static void add(String text, int at, List<Integer> starts) {
    int end = at;
    boolean digit = false;
    while (end < text.length() && end - at < GAP_MAX && !Character.isWhitespace(text.charAt(end))) {
      digit |= Character.isDigit(text.charAt(end));
      end++;
    }
    if (digit && end - at >= VALUE_MIN) {
      starts.add(at);
    }
  }
}
