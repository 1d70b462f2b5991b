package dev.cairn.eval.attack.gate;

import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;

/** Other places for the same text among the arguments of a call: other keys, deeper, in lists. */
final class ArgumentVariants {
  private static final List<String> KEYS = List.of(
      "command",
      "cmd",
      "input",
      "x",
      "script",
      "text",
      "value",
      "line",
      "instruction",
      "q",
      "arg",
      "payload",
      "run",
      "Command",
      "shell_command",
      "task");

  private final RandomGenerator chance;

  ArgumentVariants(RandomGenerator chance) {
    this.chance = chance;
  }

  Map<String, Object> of(String text) {
    Map<String, Object> flat = Map.of(key(), text);
    return switch (chance.nextInt(6)) {
      case 0 -> Map.of(key(), flat);
      case 1 -> Map.of("steps", List.of(Map.of(key(), flat)));
      case 2 -> Map.of(key(), text, "timeout", 30, "description", "lists the files");
      case 3 -> Map.of("options", Map.of("a", Map.of("b", flat)));
      default -> flat;
    };
  }

  private String key() {
    return KEYS.get(chance.nextInt(KEYS.size()));
  }
}
