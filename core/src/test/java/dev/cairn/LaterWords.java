package dev.cairn;

import dev.cairn.card.Card;
import dev.cairn.log.CardKind;
import dev.cairn.log.EntryId;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.MemoryEventLog;
import dev.cairn.log.Scope;
import dev.cairn.operation.EndEpisode;
import dev.cairn.operation.Evidence;
import dev.cairn.operation.Log;
import dev.cairn.operation.Remember;
import dev.cairn.operation.StartEpisode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** What becomes of stored rules when the user says something else later, and an agent proposes that word for word. */
final class LaterWords {
  /** A rule, what is said later, what that should do to it, and what it did. */
  record Pair(String wanted, String earlier, String later, String done) {}

  private final List<Pair> pairs;

  private LaterWords(List<Pair> pairs) {
    this.pairs = pairs;
  }

  /** Judges all pairs of a file by words alone. */
  static LaterWords of(String file) {
    try (InputStream in = LaterWords.class.getResourceAsStream("/card/judge/" + file)) {
      String all = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
      return new LaterWords(all.lines()
          .filter(line -> !line.startsWith("#") && line.contains(" | "))
          .map(line -> line.split(" \\| ", -1))
          .map(parts -> new Pair(parts[0], parts[1], parts[2], done(parts[1], parts[2])))
          .toList());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String done(String earlier, String later) {
    MemoryEventLog log = new MemoryEventLog();
    try (Cairn cairn = Cairn.open(log, Settings.inMemory())) {
      Context memory = cairn.context("default");
      say(memory, "e1", earlier);
      List<Card> stored = CardsOf.log(log);
      if (stored.isEmpty()) {
        return "not stored";
      }
      Card rule = stored.get(0);
      EndEpisode.Ledger ledger = say(memory, "e2", later);
      boolean gone = CardsOf.log(log).stream()
          .anyMatch(card -> card.id().equals(rule.id()) && !card.inForce());
      boolean merged = ledger.decisions().stream()
          .anyMatch(each -> each.decision().equals("merged")
              && each.card().equals(Optional.of(rule.id().value())));
      return gone ? "contrary" : merged ? "same" : "apart";
    }
  }

  private static EndEpisode.Ledger say(Context memory, String name, String sentence) {
    EpisodeId episode =
        memory.startEpisode(StartEpisode.in(Scope.repo("cairn")).id(name)).episode();
    EntryId entry = memory.log(Log.user(episode, sentence)).entry();
    memory.remember(
        Remember.of(episode, CardKind.CONSTRAINT, sentence, Evidence.quote(entry, sentence)));
    return memory.endEpisode(new EndEpisode(episode)).ledger();
  }

  /** Of the pairs that should do something, how many do this. */
  double share(String wanted, String done) {
    List<Pair> all = pairs.stream().filter(pair -> pair.wanted().equals(wanted)).toList();
    return (double) all.stream().filter(pair -> pair.done().equals(done)).count() / all.size();
  }

  /** The pairs that should do something and did something else. */
  List<Pair> not(String wanted, String done) {
    return pairs.stream()
        .filter(pair -> pair.wanted().equals(wanted) && !pair.done().equals(done))
        .toList();
  }
}
