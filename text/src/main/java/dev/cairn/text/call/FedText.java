package dev.cairn.text.call;

import dev.cairn.text.DataFile;
import dev.cairn.text.call.ReadCall.Command;
import java.util.List;
import java.util.Set;

/** What goes through a pipe, as far as it is written out, and what the command behind it makes of it. */
final class FedText {
  /** What a command does with its input. */
  enum Use {
    NONE,
    SCRIPT,
    CODE,
    SQL
  }

  private static final Set<String> INTERPRETERS =
      Set.copyOf(DataFile.lines("call/interpreters.txt"));
  private static final Set<String> DATABASES = Set.copyOf(DataFile.lines("call/databases.txt"));
  private static final Set<String> SAYING = Set.copyOf(DataFile.lines("call/saying.txt"));
  private static final Set<String> OWN_SQL =
      Set.of("-c", "--command", "-e", "--execute", "-f", "--file", "-q", "-Q", "--query", "-l");

  private FedText() {}

  static boolean isDatabase(String program) {
    return DATABASES.contains(program);
  }

  /** Whether a program takes texts and runs none of them. */
  static boolean onlySays(String program) {
    return SAYING.contains(program);
  }

  static boolean isInterpreter(String program) {
    return INTERPRETERS.contains(program) || INTERPRETERS.contains(family(program));
  }

  /** The name without its version: python3.11 is a python. */
  static String family(String program) {
    int end = program.length();
    while (end > 1 && ".-0123456789".indexOf(program.charAt(end - 1)) >= 0) {
      end--;
    }
    return program.substring(0, end);
  }

  static Use use(Command command) {
    List<String> words = command.words();
    if (DATABASES.contains(command.name())) {
      boolean own = words.stream()
          .anyMatch(word -> OWN_SQL.contains(word)
              || (word.startsWith("--")
                  && word.indexOf('=') > 0
                  && OWN_SQL.contains(word.substring(0, word.indexOf('=')))));
      return own ? Use.NONE : Use.SQL;
    }
    if (command.name().equals("ssh") && CommandUnwrapper.inner(words).script() == null) {
      return command.input().text().isEmpty() ? Use.NONE : Use.SCRIPT;
    }
    boolean shell = CommandUnwrapper.isShell(command.name()) || isScriptReader(command);
    if (!shell && !isInterpreter(command.name())) {
      return Use.NONE;
    }
    boolean bare = words.stream()
        .skip(1)
        .allMatch(word -> word.startsWith("-") && !word.equals("-c") && !word.equals("--version"));
    boolean reads = bare
        || isScriptReader(command)
        || (words.size() > 1 && (words.get(1).equals("-s") || words.get(1).equals("-")))
        || words.contains("/dev/stdin");
    if (!reads) {
      return Use.NONE;
    }
    return shell ? Use.SCRIPT : Use.CODE;
  }

  /** Programs that take lines of commands, if they are told to take them from their input. */
  private static boolean isScriptReader(Command command) {
    List<String> words = command.words();
    boolean given = words.contains("/dev/stdin") || words.contains("-") || words.contains("-f-");
    return switch (command.name()) {
      case "source", ".", "make", "gmake" -> given;
      case "parallel", "at", "batch", "rush" ->
        words.stream().skip(1).allMatch(word -> word.startsWith("-"));
      default -> false;
    };
  }

  /** What a command writes, if it only repeats what it was given; else empty. */
  static String of(Command feeder) {
    List<String> words = feeder.words();
    String text =
        switch (feeder.name()) {
          case "echo", "printf" ->
            String.join(
                " ",
                words.stream().skip(1).dropWhile(word -> word.startsWith("-")).toList());
          case "cat" -> words.size() == 1 ? feeder.input().text() : "";
          default -> "";
        };
    boolean plain = text.indexOf('$') < 0 && text.indexOf('\\') < 0;
    return plain ? text : "";
  }

  /** Whether it writes out a file of this machine as it is. */
  static boolean isFile(Command feeder) {
    return feeder.name().equals("cat")
        && feeder.words().size() > 1
        && feeder.words().stream().noneMatch(word -> word.indexOf('$') >= 0)
        && feeder.input().from() < 0;
  }
}
