package dev.cairn.server.mcp.memory;

import dev.cairn.decide.Recalled;
import dev.cairn.server.terminal.Plain;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;

/**
 * Words from memory as text for a model: who said them, when and where, and the words themselves in a fence
 * they cannot close. A record of what was said must not pass for something said now.
 */
final class Quote {
  /** Said before the first quote of a text. */
  static final String CAUTION =
      "What stands between fences was said, printed or read before. " + Recalled.CAUTION;

  private static final int NAME_MAX = 120;

  private Quote() {}

  /** One entry, as {@code episode} and {@code search} give it; {@code id} is its own. */
  static String entry(String id, JsonNode entry, String words) {
    List<String> facts = new ArrayList<>();
    JsonNode tool = entry.path("tool");
    facts.add(name(entry.path("role")) + (tool.isString() ? " " + name(tool) : ""));
    if (entry.path("ok").isBoolean()) {
      facts.add(entry.path("ok").booleanValue() ? "ok" : "failed");
    }
    for (String field : List.of("at", "scope", "uri")) {
      if (entry.path(field).isString()) {
        facts.add(name(entry.path(field)));
      }
    }
    if (entry.path("episode").isString()) {
      facts.add("episode " + name(entry.path("episode")));
    }
    return "[%s] %s\n%s\n".formatted(id, String.join(", ", facts), fenced(words));
  }

  /** A name someone gave: on one line, and not long. */
  static String name(JsonNode given) {
    return Plain.line(given.asString(""), NAME_MAX);
  }

  /** With a fence longer than any in the words. */
  static String fenced(String words) {
    return Recalled.fenced(words);
  }

  /** The beginning of a text, at most so many characters, and a note if there was more. */
  static String cut(String text, int most) {
    if (text.codePointCount(0, text.length()) <= most) {
      return text;
    }
    int kept = text.offsetByCodePoints(0, most);
    return text.substring(0, kept)
        + "\n… (%,d more characters)".formatted(text.codePointCount(kept, text.length()));
  }
}
