package dev.cairn.text.guard;

import dev.cairn.text.call.ReadCall;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The parts of a call as texts that are compared by meaning. */
final class ActionParts {
  private static final int PART_CHARS_MAX = 400;
  private static final int PARTS_MAX = 8;

  private ActionParts() {}

  /** The parts, the first few. */
  static List<String> of(ReadCall call, boolean says) {
    Set<String> found = new LinkedHashSet<>();
    call.words().lines().forEach(line -> found.add(clip(line)));
    call.commands().forEach(command -> found.add(clip(command.line())));
    call.statements().forEach(statement -> found.add(clip(statement.text())));
    if (!call.added().isEmpty()) {
      found.add(clip(String.join(" ", call.paths()) + " " + call.added().replace('\n', ' ')));
    } else if (call.commands().isEmpty() && !call.paths().isEmpty()) {
      found.add(clip(call.tool() + " " + String.join(" ", call.paths())));
    }
    if (!call.tool().isEmpty() && call.commands().isEmpty() && says) {
      found.add(clip(call.tool() + " " + call.words().replace('\n', ' ')));
    }
    found.removeIf(String::isBlank);
    return found.stream().limit(PARTS_MAX).toList();
  }

  private static String clip(String text) {
    return text.substring(0, Math.min(text.length(), PART_CHARS_MAX)).strip();
  }
}
