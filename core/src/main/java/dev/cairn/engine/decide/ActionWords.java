package dev.cairn.engine.decide;

import dev.cairn.operation.CheckAction;
import dev.cairn.operation.Decide;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A call in the words rules are written in: the command it runs, else what its tool is called. */
final class ActionWords {
  private static final List<String> COMMANDS = List.of("command", "cmd", "script", "sql", "query");

  private ActionWords() {}

  static CheckAction of(Decide request) {
    Map<String, Object> args = request.args().orElse(Map.of());
    String action = COMMANDS.stream()
        .map(args::get)
        .filter(String.class::isInstance)
        .map(String.class::cast)
        .filter(said -> !said.isBlank())
        .findFirst()
        .orElseGet(() -> request.tool().tool().replace('_', ' '));
    return new CheckAction(
        action,
        Optional.of(request.tool()),
        request.args(),
        Optional.empty(),
        request.episode(),
        Optional.empty(),
        Optional.empty());
  }
}
