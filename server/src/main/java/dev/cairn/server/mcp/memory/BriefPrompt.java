package dev.cairn.server.mcp.memory;

import dev.cairn.server.terminal.Plain;
import io.modelcontextprotocol.spec.McpSchema.Prompt;
import io.modelcontextprotocol.spec.McpSchema.PromptArgument;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** {@code brief}: a pack for the start of a task, and what was said about it, with citations. */
final class BriefPrompt implements PromptKind {
  private static final int PASSAGES = 8;

  /** What a task is about stands at its beginning. */
  private static final int QUERY_MAX = 2_000;

  private static final int PASSAGE_MAX = 600;

  private final Recall recall;

  BriefPrompt(Recall recall) {
    this.recall = recall;
  }

  @Override
  public Prompt definition() {
    return Prompt.builder("brief")
        .title("Begin with what is known")
        .description("What memory has to say about a task, with citations, before work begins")
        .arguments(List.of(
            PromptArgument.builder("prompt")
                .description("what is to be done, in your own words")
                .required(true)
                .build(),
            PromptArgument.builder("scope")
                .description("only what happened in repo:NAME or domain:NAME")
                .required(false)
                .build()))
        .build();
  }

  @Override
  public String text(Map<String, String> arguments) {
    String task = arguments.getOrDefault("prompt", "").strip();
    StringBuilder text = new StringBuilder("This is to be done:\n\n")
        .append(Plain.block(task))
        .append("\n\nMy memory (Cairn) was asked about it. ");
    String scope = arguments.getOrDefault("scope", "");
    JsonNode pack = recall.ask("pack", request("prompt", task, scope));
    JsonNode found = found(task, scope);
    boolean learned =
        pack.path("slots").valueStream().anyMatch(slot -> !slot.path("cards").isEmpty());
    if (!learned && found.isEmpty()) {
      return text.append("It holds nothing about it yet.\n").toString();
    }
    if (learned) {
      text.append("This was learned:\n\n").append(pack.path("text").asString());
    }
    if (!found.isEmpty()) {
      text.append(learned ? "\nAnd this was said. " : "");
      text.append(Quote.CAUTION).append(" The best comes first.\n");
    }
    for (JsonNode result : found) {
      String words = Quote.cut(result.path("text").asString(), PASSAGE_MAX);
      text.append('\n').append(Quote.entry(result.path("id").asString(), result, words));
    }
    return text.append("\nCite by the id in brackets what you rely on. What contradicts the task,")
        .append(
            " or failed before, say so before you begin. `search` finds more. When I state something")
        .append(" that should hold beyond this task, call `remember` and quote my sentence.\n")
        .toString();
  }

  private JsonNode found(String task, String scope) {
    ObjectNode request = request("query", task, scope).put("limit", PASSAGES);
    request.putArray("in").add("entries");
    return recall.ask("search", request).path("results");
  }

  private static ObjectNode request(String field, String task, String scope) {
    int kept = task.codePointCount(0, task.length()) <= QUERY_MAX
        ? task.length()
        : task.offsetByCodePoints(0, QUERY_MAX);
    ObjectNode request = Recall.request().put(field, task.substring(0, kept));
    return scope.isBlank() ? request : request.put("scope", scope.strip());
  }
}
