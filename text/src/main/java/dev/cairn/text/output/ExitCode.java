package dev.cairn.text.output;

import java.util.List;

/** What the exit code of a command line tells. */
public final class ExitCode {
  private ExitCode() {}

  /**
   * Whether a command line may end with 0 although a command in it failed: a pipe without pipefail, {@code ||
   * true}, {@code ; echo done}, a command in the background. 0 then means unknown, not success.
   */
  public static boolean isHidden(String commandLine) {
    List<CommandLine.Part> parts = CommandLine.parts(commandLine);
    boolean pipefail = false;
    boolean stops = false;
    for (int i = 0; i < parts.size(); i++) {
      CommandLine.Part part = parts.get(i);
      pipefail |= isSet(part, "pipefail", ' ');
      stops |= isSet(part, "errexit", 'e');
      String next = i + 1 < parts.size() ? parts.get(i + 1).joint() : "";
      boolean real = !part.words().isEmpty() && !CommandKind.isSetup(part.words());
      boolean hides =
          switch (next) {
            case "|" -> real && !pipefail && !isFeeder(part);
            case ";" -> real && !stops;
            case "&" -> real;
            case "||" -> real && answersZero(parts.get(i + 1));
            default -> false;
          };
      if (hides) {
        return true;
      }
    }
    return false;
  }

  private static boolean isSet(CommandLine.Part part, String name, char letter) {
    List<String> words = part.words();
    return !words.isEmpty()
        && words.get(0).equals("set")
        && words.stream().anyMatch(word -> word.equals(name) || hasFlag(word, letter));
  }

  private static boolean hasFlag(String word, char letter) {
    return word.startsWith("-") && !word.startsWith("--") && word.indexOf(letter) > 0;
  }

  /** Only hands a text on; that cannot fail in a way that matters. */
  private static boolean isFeeder(CommandLine.Part part) {
    return CommandKind.isSay(part.words()) || part.words().get(0).equals("cat");
  }

  private static boolean answersZero(CommandLine.Part part) {
    return CommandKind.isSay(part.words())
        || part.words().equals(List.of("exit", "0"))
        || part.words().equals(List.of("return", "0"));
  }
}
