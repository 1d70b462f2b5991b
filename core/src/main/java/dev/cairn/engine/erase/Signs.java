package dev.cairn.engine.erase;

import dev.cairn.engine.TextReads;
import dev.cairn.entity.Entities;
import dev.cairn.entity.Mention;
import dev.cairn.ingest.CardAdapter;
import dev.cairn.ingest.EntitiesAdapter;
import dev.cairn.log.CardEvent.CandidateProposed;
import dev.cairn.log.GraphEvent.Emitted;
import dev.cairn.log.LogEvent;
import dev.cairn.log.LogEvent.EntryLogged;
import dev.cairn.log.LogEvent.ToolsRegistered;
import dev.cairn.log.NodeWrite;
import dev.cairn.log.Recorded;
import dev.cairn.log.Role;
import dev.cairn.log.TextRef;
import dev.cairn.log.ToolEvent.CapabilityRegistered;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * By what the words that go are known where they are quoted: in texts by {@link WordRuns}, in the graph by the names of nodes.
 * What was said before them, or is said by a source of its own, is no quotation of them.
 */
final class Signs {
  private final TextReads texts;
  private final WordRuns runs = new WordRuns();
  private final Set<String> nodes = new HashSet<>();
  private long first = Long.MAX_VALUE;

  Signs(TextReads texts) {
    this.texts = texts;
  }

  /** Takes in everything that goes, then takes out what stays elsewhere. */
  static Signs of(Going going, TextReads texts, Iterable<Recorded> log) {
    Signs signs = new Signs(texts);
    for (Recorded recorded : log) {
      signs.erase(recorded, going);
    }
    for (Recorded recorded : log) {
      if (!signs.runs.isEmpty() || !signs.nodes.isEmpty()) {
        signs.keep(recorded, going);
      }
    }
    if (!signs.runs.isEmpty()) {
      log.forEach(signs::named);
    }
    return signs;
  }

  /** A concept may be called by more words than are known as its name by what goes alone. */
  private void named(Recorded recorded) {
    if (recorded.event() instanceof Emitted emitted && !isForeign(emitted)) {
      emitted.nodes().stream().map(NodeWrite::id).filter(runs::areIn).forEach(nodes::add);
    }
  }

  WordRuns runs() {
    return runs;
  }

  Set<String> nodes() {
    return nodes;
  }

  /** The position of the first event whose words go. */
  long first() {
    return first;
  }

  private void erase(Recorded recorded, Going going) {
    LogEvent event = recorded.event();
    if (event instanceof EntryLogged entry && going.entries().contains(entry.entry())) {
      entry.texts().forEach(ref -> texts.of(ref).ifPresent(said -> erase(said, recorded)));
    } else if (event instanceof EntryLogged entry && going.blanked().containsKey(entry.entry())) {
      going.blanked().get(entry.entry()).gone().forEach(said -> erase(said, recorded));
    } else if (event instanceof CandidateProposed candidate
        && going.candidates().contains(candidate.candidate())) {
      texts.of(candidate.statement()).ifPresent(said -> erase(said, recorded));
    } else if (event instanceof LogEvent.EpisodeStarted begun
        && going.episodes().contains(begun.episode())) {
      begun.task().flatMap(texts::of).ifPresent(said -> erase(said, recorded));
    }
  }

  private void erase(String said, Recorded recorded) {
    first = Math.min(first, recorded.position());
    runs.erase(said);
    Entities.in(said).forEach(mention -> nodes.add(EntitiesAdapter.node(mention.key())));
  }

  private void keep(Recorded recorded, Going going) {
    LogEvent event = recorded.event();
    boolean before = recorded.position() < first;
    for (TextRef ref : before ? event.texts() : sources(event, going)) {
      texts.of(ref).ifPresent(this::keep);
    }
    if (event instanceof EntryLogged entry
        && entry.role() != Role.ASSISTANT
        && going.blanked().containsKey(entry.entry())) {
      keep(going.blanked().get(entry.entry()).left());
    }
    if (event instanceof Emitted emitted && isForeign(emitted)) {
      emitted.nodes().stream().map(NodeWrite::id).forEach(nodes::remove);
    }
  }

  private void keep(String said) {
    runs.keep(said);
    for (Mention mention : nodes.isEmpty() ? List.<Mention>of() : Entities.in(said)) {
      nodes.remove(EntitiesAdapter.node(mention.key()));
    }
  }

  /** The texts of an event that were not made of others. What an assistant says is never a source of its own. */
  private static List<TextRef> sources(LogEvent event, Going going) {
    if (event instanceof EntryLogged entry) {
      boolean stays = !going.entries().contains(entry.entry())
          && !going.blanked().containsKey(entry.entry())
          && entry.role() != Role.ASSISTANT;
      return stays ? List.of(entry.text()) : List.of();
    }
    if (event instanceof CandidateProposed candidate) {
      return going.candidates().contains(candidate.candidate())
          ? List.of()
          : List.of(candidate.statement());
    }
    boolean told = event instanceof ToolsRegistered
        || event instanceof CapabilityRegistered
        || (event instanceof Emitted emitted && isForeign(emitted));
    return told ? event.texts() : List.of();
  }

  /** Whether it was told from outside, and not read off the log. */
  static boolean isForeign(Emitted emitted) {
    return !emitted.kind().equals(EntitiesAdapter.NAME) && !emitted.kind().equals(CardAdapter.NAME);
  }
}
