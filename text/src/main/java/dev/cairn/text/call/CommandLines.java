package dev.cairn.text.call;

import dev.cairn.text.DataFile;
import dev.cairn.text.Language;
import dev.cairn.text.Token;
import dev.cairn.text.Tokenizer;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Tells command lines from prose, and finds those that stand inside prose. */
public final class CommandLines {
  private static final int HEAD_CHARS = 600;
  private static final int ASSIGNMENTS_MAX = 40;

  /** Programs whose names are no words. */
  private static final Set<String> CERTAIN = new HashSet<>();

  /** Programs whose names are words too. */
  private static final Set<String> DOUBTFUL = new HashSet<>();

  static {
    for (String line : DataFile.lines("call/programs.txt")) {
      for (String name : line.split(" ", -1)) {
        if (name.endsWith("?")) {
          DOUBTFUL.add(name.substring(0, name.length() - 1));
        } else {
          CERTAIN.add(name);
        }
      }
    }
  }

  private CommandLines() {}

  /** Whether a name is that of a program and of nothing else. */
  public static boolean isProgram(String name) {
    return CERTAIN.contains(name);
  }

  /** Whether a text is a command line, or a bare name, of a program that is known. */
  static boolean isKnown(String text) {
    String[] words = text.strip().split("\\s+", ASSIGNMENTS_MAX);
    int first = 0;
    while (first < words.length - 1 && ShellScan.isAssignment(words[first])) {
      first++;
    }
    String program = ShellReader.programOf(words[first]);
    return CERTAIN.contains(program)
        || (DOUBTFUL.contains(program) && words.length > 1 && isCommandLine(text));
  }

  /** Whether a text is a command line and not a sentence. */
  public static boolean isCommandLine(String text) {
    String head = text.strip();
    head = head.substring(0, Math.min(head.length(), HEAD_CHARS));
    int comment = head.indexOf(" # ");
    head = comment > 0 ? head.substring(0, comment) : head;
    String[] words = head.split("\\s+", 40);
    int first = 0;
    while (first < words.length - 1 && ShellScan.isAssignment(words[first])) {
      first++;
    }
    String program = words[first];
    if (program.startsWith("./") || program.startsWith("/") || program.startsWith("~/")) {
      return true;
    }
    boolean certain = CERTAIN.contains(program);
    if (!certain && !DOUBTFUL.contains(program)) {
      return first > 0 || (words.length > 1 && !hasFunctionWord(words, 1) && hasFlagOrMark(words));
    }
    boolean marked = hasFlagOrMark(words);
    return certain ? marked || !hasFunctionWord(words, 1) : marked && !hasFunctionWord(words, 1);
  }

  private static boolean hasFlagOrMark(String[] words) {
    for (int i = 1; i < words.length; i++) {
      String word = words[i];
      boolean flag = word.startsWith("-") && word.length() > 1 && word.charAt(1) != ' ';
      boolean mark = word.equals("&&") || word.equals("|") || word.equals("||") || word.equals(">");
      if (flag || mark || word.startsWith("$") || References.isPath(word)) {
        return true;
      }
    }
    return false;
  }

  private static boolean hasFunctionWord(String[] words, int from) {
    boolean quoted = false;
    for (int i = from; i < words.length; i++) {
      String word = words[i];
      boolean opens = word.startsWith("\"") || word.startsWith("'");
      if (!quoted
          && !opens
          && Language.ENGLISH.isFunctionWord(Tokenizer.key(word))
          && word.length() > 1) {
        return true;
      }
      long quotes = word.chars().filter(c -> c == '"' || c == '\'').count();
      quoted ^= quotes % 2 == 1;
    }
    return false;
  }

  /** Command lines inside prose: in backticks, or from a certain program's name on. */
  public static List<String> inside(String prose, List<Token> tokens) {
    List<String> found = new ArrayList<>();
    for (int i = 0; i < tokens.size(); i++) {
      Token token = tokens.get(i);
      boolean coded = token.isName() && token.text().indexOf(' ') > 0;
      if (coded && isCommandLine(token.text())) {
        found.add(token.text());
      } else if (!coded && CERTAIN.contains(token.text())) {
        int last = i;
        while (last + 1 < tokens.size() && continues(tokens.get(last), tokens.get(last + 1))) {
          last++;
        }
        found.add(prose.substring(token.start(), tokens.get(last).end()).replace("`", ""));
        i = last;
      }
    }
    return found;
  }

  /** Whether a token still belongs to the command: no mark of a sentence and no function word. */
  private static boolean continues(Token before, Token next) {
    if (next.isMark()) {
      return next.start() == before.end() && "/-.:=@".indexOf(next.text().charAt(0)) >= 0;
    }
    boolean apart = next.start() > before.end() + 1;
    return !apart && !Language.ENGLISH.isFunctionWord(next.key());
  }
}
