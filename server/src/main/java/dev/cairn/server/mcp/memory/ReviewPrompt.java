package dev.cairn.server.mcp.memory;

import dev.cairn.decide.Recalled;
import io.modelcontextprotocol.spec.McpSchema.Prompt;
import io.modelcontextprotocol.spec.McpSchema.PromptArgument;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** {@code review}: what happened in an episode, and what is to be learned from it. */
final class ReviewPrompt implements PromptKind {
  private static final int BYTES_MAX = 1 << 16;
  private static final int ENTRY_MAX = 1_000;
  private static final int CARDS = 20;

  private final Recall recall;
  private final EpisodeText text;

  ReviewPrompt(Recall recall) {
    this.recall = recall;
    this.text = new EpisodeText(recall, BYTES_MAX, ENTRY_MAX);
  }

  @Override
  public Prompt definition() {
    return Prompt.builder("review")
        .title("Look back on what was learned")
        .description("What happened in an episode, and what is to be learned from it")
        .arguments(List.of(PromptArgument.builder("episode")
            .description("the episode; the last one begun if absent")
            .required(false)
            .build()))
        .build();
  }

  @Override
  public String text(Map<String, String> arguments) {
    Optional<String> episode = Optional.of(arguments.getOrDefault("episode", "").strip())
        .filter(given -> !given.isEmpty())
        .or(this::last);
    if (episode.isEmpty()) {
      return "Memory (Cairn) holds no episode yet, so there is nothing to look back on.\n";
    }
    return "Look back on this episode with me.\n\n"
        + text.of(Address.of("episode", episode.get()))
        + learned(episode.get())
        + """

        Tell me, in a few lines each, and cite the id in brackets for every point:
        1. What did I want, prefer or forbid?
        2. What failed, and what was the cause?
        3. What worked, and would work again?
        4. What is still open?
        If I stated something that should hold beyond this task and it is not among what was learned, call
        remember with my sentence as the quote. Say only what the record shows; an assistant's own words prove nothing.
        """;
  }

  /** What became of every candidate, or what was learned before if the episode was not judged yet. */
  private String learned(String episode) {
    JsonNode ledger =
        recall.ask("ledger", Recall.request().put("episode", episode)).at("/ledgers/0/decisions");
    JsonNode cards = recall.ask("cards", Recall.request().put("limit", CARDS)).path("cards");
    StringBuilder said = new StringBuilder();
    if (!ledger.isEmpty()) {
      said.append("\nThis is what was learned from it, and what was not:\n");
      ledger.forEach(decision -> said.append(line(decision)));
    } else if (!cards.isEmpty()) {
      said.append("\nIt was not judged yet. This was learned before:\n");
      cards.forEach(card -> said.append(card(card)));
    }
    JsonNode waiting = recall
        .ask("cards", Recall.request().put("status", "suggested").put("limit", CARDS))
        .path("cards");
    if (!waiting.isEmpty()) {
      said.append("\nThis was heard but not surely, and waits for me or you to confirm it:\n");
      waiting.forEach(card -> said.append(card(card)));
    }
    return said.toString();
  }

  private static String card(JsonNode card) {
    String how = card.path("confirm").asString("");
    return "- %s [%s]: %s%s\n"
        .formatted(
            Quote.name(card.path("kind")).replace('_', ' '),
            Quote.name(card.path("id")),
            Recalled.line(card.path("statement").asString("")),
            how.isEmpty() ? "" : " (" + Recalled.line(how) + ")");
  }

  private static String line(JsonNode decision) {
    String card = decision.path("card").asString(decision.path("candidate").asString(""));
    return "- %s %s [%s]: %s (%s)\n"
        .formatted(
            Quote.name(decision.path("decision")),
            Quote.name(decision.path("kind")).replace('_', ' '),
            card,
            Recalled.line(decision.path("statement").asString("")),
            Recalled.line(decision.path("rule").asString("")));
  }

  private Optional<String> last() {
    JsonNode episodes = recall.ask("episodes", Recall.request().put("limit", 1)).path("episodes");
    return episodes.isEmpty()
        ? Optional.empty()
        : Optional.of(episodes.get(0).path("episode").asString());
  }
}
