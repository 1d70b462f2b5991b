package dev.cairn.text.output;

import dev.cairn.text.DataFile;
import dev.cairn.text.Token;
import java.util.List;
import java.util.Set;

/** Who says a line: programs put their name before what they complain about. */
enum Speaker {
  /** A shell, of something that stands in the command line. */
  SHELL,
  /** A shell, of something that does not stand in the command line: a script of it, or the shell's own start. */
  SHELL_ELSEWHERE,
  /** A command that is known, or one that the command line names. */
  COMMAND,
  NOBODY;

  private static final Set<String> SHELLS = Set.copyOf(DataFile.lines("output/shells.txt"));

  static Speaker of(List<Token> tokens, String command) {
    int at = 0;
    while (at < tokens.size() && tokens.get(at).isMark()) {
      at++;
    }
    if (at + 1 >= tokens.size()) {
      return NOBODY;
    }
    String key = tokens.get(at).key();
    String name = key.substring(key.lastIndexOf('/') + 1);
    int colon = name.indexOf(':');
    String next = tokens.get(at + 1).text();
    if (colon <= 0 && !next.equals(":") && !next.equals(")")) {
      return NOBODY;
    }
    String speaker = colon > 0 ? name.substring(0, colon) : name;
    if (SHELLS.contains(speaker)) {
      return names(tokens.subList(at + 1, tokens.size()), command) ? SHELL : SHELL_ELSEWHERE;
    }
    boolean named = tokens.get(at).isWord() && command.contains(speaker);
    return named || CommandKind.isCommand(speaker) ? COMMAND : NOBODY;
  }

  /** The letters a name begins with, so that {@code python3.12} is what {@code python3} stands for. */
  private static String stem(String name) {
    int letters = 0;
    while (letters < name.length() && Character.isLetter(name.charAt(letters))) {
      letters++;
    }
    return letters < 3 ? name : name.substring(0, letters);
  }

  /** Whether a name in the tokens stands in the command line; also if no command line is known. */
  private static boolean names(List<Token> tokens, String command) {
    if (command.isBlank()) {
      return true;
    }
    List<OutcomeWords.Hit> hits = OutcomeWords.in(tokens);
    for (int i = 0; i < tokens.size(); i++) {
      int index = i;
      Token token = tokens.get(i);
      boolean plain = token.isMark()
          || token.kind() == Token.Kind.NUMBER
          || token.key().equals("command")
          || token.key().equals("line")
          || hits.stream().anyMatch(hit -> hit.at() <= index && index < hit.at() + hit.length());
      if (!plain && command.contains(stem(token.text()))) {
        return true;
      }
    }
    // What is quoted of the command may be marks alone: "== not found".
    return tokens.stream().allMatch(token -> token.isMark() || token.kind() != Token.Kind.NAME)
        && tokens.stream().noneMatch(token -> token.key().equals("command"));
  }
}
