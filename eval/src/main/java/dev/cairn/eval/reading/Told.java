package dev.cairn.eval.reading;

import dev.cairn.Context;
import dev.cairn.log.CardId;
import dev.cairn.log.CardKind;
import dev.cairn.log.EntryId;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.Role;
import dev.cairn.log.Scope;
import dev.cairn.log.ToolId;
import dev.cairn.operation.EndEpisode;
import dev.cairn.operation.Evidence;
import dev.cairn.operation.Log;
import dev.cairn.operation.Remember;
import dev.cairn.operation.StartEpisode;
import dev.cairn.operation.Writing;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** What a trial tells its memory: turns, each in an episode of its own, and rules that are stored surely. */
final class Told {
  /** Where everything takes place. */
  static final Scope WHERE = Scope.repo("trial");

  private static final Instant FIRST = Instant.parse("2026-01-05T09:00:00Z");

  private final Context memory;
  private int episodes;

  Told(Context memory) {
    this.memory = memory;
  }

  private Writing now() {
    return Writing.at(FIRST.plus(Duration.ofDays(7L * episodes)));
  }

  private EpisodeId begin() {
    episodes++;
    return memory.startEpisode(StartEpisode.in(WHERE).id("e" + episodes), now()).episode();
  }

  /** Says a turn and ends its episode. */
  EndEpisode.Ledger say(String text) {
    EpisodeId episode = begin();
    memory.log(Log.user(episode, text), now());
    return memory.endEpisode(new EndEpisode(episode), now()).ledger();
  }

  /** Prints an output nobody says anything about, after the command that made it. */
  EndEpisode.Ledger print(String tool, String command, String text) {
    EpisodeId episode = begin();
    if (!command.isBlank()) {
      memory.log(Log.assistant(episode, "```\n" + command + "\n```"), now());
    }
    memory.log(output(episode, tool, text), now());
    return memory.endEpisode(new EndEpisode(episode), now()).ledger();
  }

  private static Log output(EpisodeId episode, String tool, String text) {
    return new Log(
        episode,
        Role.TOOL,
        text,
        Optional.of(ToolId.parse(tool.isBlank() ? "bash" : tool)),
        Optional.empty(),
        OptionalInt.empty(),
        Optional.empty(),
        Optional.empty());
  }

  /** A stored rule: the words it came from, and the cards that were made of them. */
  record Stored(EntryId entry, List<CardId> cards) {}

  /** Stores a rule as an agent does that quotes the user, or a failure that a tool reported. */
  Stored store(CardKind kind, String statement) {
    EpisodeId episode = begin();
    EntryId entry = kind == CardKind.NEGATIVE_RESULT
        ? memory.log(Log.tool(episode, "bash", false, statement), now()).entry()
        : memory.log(Log.user(episode, statement), now()).entry();
    memory.remember(Remember.of(episode, kind, statement, Evidence.quote(entry, statement)), now());
    List<CardId> cards =
        memory.endEpisode(new EndEpisode(episode), now()).ledger().decisions().stream()
            .filter(decision -> decision.decision().equals("admitted"))
            .flatMap(decision -> decision.card().stream())
            .map(CardId::new)
            .toList();
    return new Stored(entry, cards);
  }
}
