package dev.cairn.server.mcp.memory;

import dev.cairn.card.Generator;
import dev.cairn.fault.CairnException;
import dev.cairn.server.llm.CardProposals;
import dev.cairn.server.mcp.Client;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import tools.jackson.databind.node.ObjectNode;

/**
 * Before an episode ends, asks the client's own model what is worth knowing next time, and proposes it under
 * the client's name. The model only proposes: quotes are checked word for word, and the rules judge as they
 * judge anyone. Whatever goes wrong, the episode ends as it would without.
 */
final class SampledCards {
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
    String text = CardProposals.question(Quote.CAUTION, record.text());
    client
        .sample(new Client.Question(CardProposals.ROLE, text, CardProposals.ANSWER_TOKENS_MAX))
        .map(CardProposals::parse)
        .orElse(List.of())
        .stream()
        .filter(proposal -> proposal.evidence().stream()
            .allMatch(quoted -> record.has(quoted.entry().value())))
        .forEach(proposal -> propose(here, episode, proposal, client.name()));
  }

  /** One that does not hold, such as an invented quote, is left out; the others stand. */
  private static void propose(
      Recall here, String episode, Generator.Suggestion proposal, String client) {
    ObjectNode request = Recall.request()
        .put("episode", episode)
        .put("kind", proposal.kind().label())
        .put("statement", proposal.statement())
        .put("proposed_by", "sampling:" + plain(client));
    for (Generator.Quoted cited : proposal.evidence()) {
      request
          .withArray("evidence")
          .addObject()
          .put("entry", cited.entry().value())
          .put("quote", cited.quote());
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
