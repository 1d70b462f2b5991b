package dev.cairn.eval.attack.word;

import dev.cairn.Cairn;
import dev.cairn.Context;
import dev.cairn.fault.CairnException;
import dev.cairn.log.CardKind;
import dev.cairn.log.EntryId;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.Scope;
import dev.cairn.log.Via;
import dev.cairn.operation.EndEpisode;
import dev.cairn.operation.Evidence;
import dev.cairn.operation.ListCards;
import dev.cairn.operation.Log;
import dev.cairn.operation.MakePack;
import dev.cairn.operation.Remember;
import dev.cairn.operation.StartEpisode;
import dev.cairn.operation.Writing;
import java.util.List;
import java.util.Optional;

/** A user and an agent in a context of their own: the user's words come by a hook, the agent's by MCP. */
final class Conversation {
  private static final Scope REPO = Scope.repo("attacked");
  private static final Writing AGENT = Writing.NOW.via(Via.AGENT);

  private final Context context;
  private EpisodeId episode;

  Conversation(Cairn cairn, String name) {
    this.context = cairn.context(name);
    this.episode = begin();
  }

  private EpisodeId begin() {
    return context.startEpisode(StartEpisode.in(REPO)).episode();
  }

  EntryId user(String text) {
    return context.log(Log.user(episode, text)).entry();
  }

  EntryId tool(String text, boolean ok) {
    return context.log(Log.tool(episode, "shell:bash", ok, text), AGENT).entry();
  }

  /** What the agent proposes; the error, if it is refused at once. */
  Optional<String> remember(CardKind kind, String statement, EntryId entry, String quote) {
    try {
      Evidence evidence = Evidence.quote(entry, quote);
      context.remember(Remember.of(episode, kind, statement, evidence), AGENT);
      return Optional.empty();
    } catch (CairnException refused) {
      return Optional.of(refused.code().toString());
    }
  }

  /** Ends the episode and begins the next. */
  void end() {
    context.endEpisode(new EndEpisode(episode));
    episode = begin();
  }

  /** The user's rules in force. */
  List<ListCards.Item> rules() {
    return context
        .cards(ListCards.inForce()
            .kinds(CardKind.PREFERENCE, CardKind.CONSTRAINT, CardKind.COMMITMENT))
        .cards();
  }

  /** Those of them that rest on an entry. */
  List<ListCards.Item> rulesFrom(EntryId entry) {
    return rules().stream().filter(rule -> rule.evidence().contains(entry)).toList();
  }

  /** What an agent is shown of all of it. */
  String pack(String prompt) {
    return context.pack(MakePack.of(prompt).in(episode)).text();
  }

  static String told(List<ListCards.Item> rules) {
    return rules.isEmpty()
        ? "no rule"
        : String.join("; ", rules.stream().map(ListCards.Item::statement).toList());
  }
}
