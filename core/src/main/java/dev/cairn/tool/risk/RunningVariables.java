package dev.cairn.tool.risk;

import dev.cairn.log.Risk;
import dev.cairn.text.call.CallReader;
import dev.cairn.text.call.Executor;
import dev.cairn.text.call.ReadCall;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Variables of the environment through which a command that looks runs something else. */
record RunningVariables(Places places, Optional<CallReader> reader) {
  private static final WordGroups NAMES = WordGroups.in("variables.txt");
  private static final Set<String> LOADS = Set.copyOf(NAMES.of("loads"));
  private static final Set<String> COMMANDS = Set.copyOf(NAMES.of("command"));
  private static final Set<String> FOLDERS = Set.copyOf(NAMES.of("folders"));

  /** Whether setting it, as NAME=value, makes a program run what it should not. */
  boolean isDangerous(String assignment) {
    int equals = assignment.indexOf('=');
    if (equals <= 0) {
      return false;
    }
    String name = assignment.substring(0, equals).toLowerCase(Locale.ROOT);
    String value = assignment.substring(equals + 1).strip();
    if (LOADS.contains(name)) {
      return !value.isEmpty();
    }
    if (FOLDERS.contains(name)) {
      return List.of(value.split(":", -1)).stream()
          .anyMatch(folder -> !folder.isEmpty() && places.of(folder) == Place.SCRATCH);
    }
    if (name.equals("env")) {
      // A script that shells begin with; most others who set it name a stage.
      return value.indexOf('/') >= 0 || value.endsWith(".sh");
    }
    return COMMANDS.contains(name) && !value.isEmpty() && !looks(value);
  }

  /** Whether a command given as text only looks or edits, as pagers and editors do. */
  private boolean looks(String value) {
    if (reader.isEmpty() || value.startsWith("!") || value.startsWith("|")) {
      return false;
    }
    String program = CommandRules.program(value.split("\\s+", 2)[0]);
    ReadCall call =
        reader.get().read(Executor.of(Executor.Kind.SHELL), "", Map.of("command", value));
    boolean known = CommandRules.KNOWN.effect(program, List.of(program)).isPresent();
    boolean local = value.startsWith("/") || value.startsWith(".");
    return known
        && !local
        && !call.unreadable()
        && CommandRisk.in(call, places, reader).stream()
            .noneMatch(it -> it.risk() == Risk.DANGEROUS);
  }
}
