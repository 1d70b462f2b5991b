package dev.cairn.tool.risk;

import dev.cairn.text.call.ReadCall.Command;
import java.util.List;
import java.util.Set;

/** Programs that are made to open a shell: one is named in their words, or they are told to by their input. */
final class OpenedShell {
  private static final Set<String> LINE_EDITORS =
      Set.of("ed", "ex", "vi", "vim", "ftp", "sftp", "gdb", "telnet");
  private static final Set<Effect> NAMING =
      Set.of(Effect.SAFE, Effect.CARRIES, Effect.OPENS, Effect.COPIES);
  private static final List<String> SHELLS = List.of("/bin/sh", "/bin/bash", "/bin/zsh");

  private OpenedShell() {}

  static boolean by(Command command, Effect effect) {
    List<String> words = command.words();
    boolean escapes =
        LINE_EDITORS.contains(command.name()) && command.input().text().contains("!");
    // To look at a shell is no harm, but as the value of a flag it is run.
    boolean looks = NAMING.contains(effect);
    boolean named = words.stream()
        .skip(1)
        .filter(word -> !looks || (word.startsWith("-") && effect == Effect.SAFE))
        .filter(word -> !word.startsWith("#!"))
        .anyMatch(word -> SHELLS.stream().anyMatch(word::contains));
    return escapes || named;
  }
}
