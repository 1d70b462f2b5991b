package dev.cairn.server.mcp.memory;

import dev.cairn.fault.CairnException;
import dev.cairn.log.CardKind;
import dev.cairn.server.mcp.Client;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * Before an episode ends, asks the client's own model what is worth knowing next time, and proposes it under
 * the client's name. The model only proposes: quotes are checked word for word, and the rules judge as they
 * judge anyone. Whatever goes wrong, the episode ends as it would without.
 */
final class SampledCards {
  private static final int CARDS_MAX = 8;
  private static final int STATEMENT_MAX = 300;
  private static final int TOKENS_MAX = 1_500;
  private static final Set<String> KINDS =
      Arrays.stream(CardKind.values()).map(CardKind::label).collect(Collectors.toSet());

  private static final String ROLE = "You find what an agent should know next time. You answer with"
      + " one JSON list and nothing else.";

  private static final String TASK = """
      Below is the record of one run of an agent. %s

      List at most %d things worth knowing in a later run, each only if the record itself says it:
      - preference, constraint, commitment: only what the user said, quoting the user
      - fact: about this project, stable for weeks
      - tactic: what worked, quoting the tool's output that shows it
      - negative_result: what failed, quoting the failed output
      Answer with a JSON list of {"kind", "statement", "evidence": [{"entry", "quote"}]}. The statement is one \
      sentence that stands by itself; entry is the id in brackets; the quote is copied from between the fences \
      letter for letter. Answer [] if there is nothing.

      """;

  private final Recall recall;

  SampledCards(Recall recall) {
    this.recall = recall;
  }

  /** Proposes what the model finds in an episode; does nothing if there is nothing to find, or to ask. */
  void propose(Map<?, ?> arguments, Client client) {
    try {
      if (arguments.get("episode") instanceof String episode) {
        Recall here = recall.in(arguments.get("context"));
        EpisodeRecord.of(here, episode).ifPresent(record -> ask(here, episode, record, client));
      }
    } catch (RuntimeException e) {
      // The end of an episode must not depend on somebody else's model.
      return;
    }
  }

  private static void ask(Recall here, String episode, EpisodeRecord record, Client client) {
    String text = TASK.formatted(Quote.CAUTION, CARDS_MAX) + record.text();
    client.sample(new Client.Question(ROLE, text, TOKENS_MAX)).ifPresent(answer -> {
      int left = CARDS_MAX;
      for (JsonNode item : list(answer)) {
        if (left > 0 && isCard(item, record)) {
          left--;
          propose(here, episode, item, client.name());
        }
      }
    });
  }

  /** Models like to talk around what they were asked for. */
  private static JsonNode list(String answer) {
    int from = answer.indexOf('[');
    int to = answer.lastIndexOf(']');
    boolean there = from >= 0 && to > from;
    return JsonMapper.shared().readTree(there ? answer.substring(from, to + 1) : "[]");
  }

  private static boolean isCard(JsonNode item, EpisodeRecord record) {
    String statement = item.path("statement").asString("").strip();
    JsonNode evidence = item.path("evidence");
    boolean cites = evidence.isArray() && !evidence.isEmpty();
    for (JsonNode cited : evidence) {
      cites &=
          record.has(cited.path("entry").asString("")) && cited.path("quote").isString();
    }
    return cites
        && KINDS.contains(item.path("kind").asString(""))
        && !statement.isEmpty()
        && statement.length() <= STATEMENT_MAX;
  }

  /** One that does not hold, such as an invented quote, is left out; the others stand. */
  private static void propose(Recall here, String episode, JsonNode item, String client) {
    ObjectNode request = Recall.request()
        .put("episode", episode)
        .put("kind", item.path("kind").asString())
        .put("statement", item.path("statement").asString().strip())
        .put("proposed_by", "sampling:" + plain(client));
    for (JsonNode cited : item.path("evidence")) {
      request
          .withArray("evidence")
          .addObject()
          .put("entry", cited.path("entry").asString())
          .put("quote", cited.path("quote").asString());
    }
    try {
      here.ask("remember", request);
    } catch (CairnException e) {
      return;
    }
  }

  /** A name of its own choosing, as a name for what it proposes. */
  private static String plain(String client) {
    String name = client.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9._-]+", "-");
    String cut = name.substring(0, Math.min(40, name.length())).replaceAll("^[-.]+|[-.]+$", "");
    return cut.isEmpty() ? "client" : cut;
  }
}
