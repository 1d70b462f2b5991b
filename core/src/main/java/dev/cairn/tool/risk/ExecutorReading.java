package dev.cairn.tool.risk;

import dev.cairn.text.call.Executor;
import dev.cairn.text.call.Executor.Kind;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/** Whether a tool carries out what it is given: by its name, else by what its schema takes. */
final class ExecutorReading {
  private static final WordGroups WORDS = WordGroups.in("executors.txt");
  private static final int PROPERTIES_MAX = 200;
  private static final int DEPTH_MAX = 3;

  private final String said;
  private int left = PROPERTIES_MAX;
  private boolean address;
  private boolean method;
  private Optional<Kind> kind = Optional.empty();

  private ExecutorReading(String said) {
    this.said = said;
  }

  static Optional<Executor> of(String server, ToolText tool) {
    if (FileTool.isOne(server, tool.name())) {
      return Optional.empty();
    }
    Optional<Executor> named = Executor.named(server, tool.name());
    boolean takesNothing = tool.inputSchema().path("properties").isObject()
        && tool.inputSchema().path("properties").isEmpty();
    if (named.isPresent() && !takesNothing) {
      return named;
    }
    String said = tool.name() + " " + tool.description();
    ExecutorReading reading = new ExecutorReading(
        said.substring(0, Math.min(said.length(), 2_000)).toLowerCase(Locale.ROOT));
    reading.read(tool.inputSchema(), 0);
    return reading.kind.map(Executor::of);
  }

  private void read(JsonNode schema, int depth) {
    if (depth > DEPTH_MAX) {
      return;
    }
    for (Map.Entry<String, JsonNode> property : schema.path("properties").properties()) {
      if (left-- <= 0) {
        return;
      }
      JsonNode its = property.getValue();
      String key = property.getKey().toLowerCase(Locale.ROOT).replace("_", "").replace("-", "");
      if (isText(its) || isText(its.path("items"))) {
        taken(key, its.path("description").asString("").toLowerCase(Locale.ROOT));
      }
      address |= has("address-key", key);
      method |= key.equals("method") || key.equals("httpmethod");
      read(its, depth + 1);
    }
    if (address && method && kind.isEmpty()) {
      kind = Optional.of(Kind.HTTP);
    }
  }

  /** A choice among given values is no text of the caller's. */
  private static boolean isText(JsonNode property) {
    return property.path("type").asString("").equals("string")
        && property.path("enum").isMissingNode();
  }

  private void taken(String key, String description) {
    boolean runs = containsOne("running-word", description) || containsOne("running-word", said);
    if (has("command-key", key) && (runs || containsOne("command-word", description))) {
      found(Kind.SHELL);
    } else if (has("sql-key", key)
        && (description.contains("sql")
            || (said.contains("sql") && !containsOne("builder-word", said)))) {
      found(Kind.SQL);
    } else if (has("code-key", key) && runs && containsOne("code-word", description + " " + said)) {
      found(Kind.CODE);
    } else if (has("manifest-key", key) && containsOne("manifest-word", description + " " + said)) {
      found(Kind.MANIFEST);
    }
  }

  private void found(Kind one) {
    if (kind.isEmpty()) {
      kind = Optional.of(one);
    }
  }

  private static boolean has(String group, String word) {
    return Set.copyOf(WORDS.of(group)).contains(word);
  }

  private static boolean containsOne(String group, String text) {
    for (String word : WORDS.of(group)) {
      int at = text.indexOf(word);
      while (at >= 0) {
        boolean starts = at == 0 || !Character.isLetter(text.charAt(at - 1));
        if (starts) {
          return true;
        }
        at = text.indexOf(word, at + 1);
      }
    }
    return false;
  }
}
