package dev.cairn;

import static org.assertj.core.api.Assertions.assertThat;

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
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/**
 * What becomes of a stored rule when the user says something else later and an agent proposes that word for word, by
 * words alone. The pairs were written here for earlier rules of judgement. Four of them are in a training file too,
 * and forms of others were named to who wrote that file: what passes shows what must not break, and no quality.
 */
@DisplayName("Later words of the user")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class LaterWordsTest {
  /** A rule, what is said later, what that should do to it, and what it did. */
  private record Pair(String earlier, String later, String wanted, String done) {}

  private final List<Pair> pairs = new ArrayList<>();

  @BeforeAll
  void judge() throws IOException {
    try (InputStream in = LaterWordsTest.class.getResourceAsStream("/card/judge/pairs.txt")) {
      String all = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
      all.lines().filter(line -> line.contains(" | ")).forEach(line -> {
        String[] parts = line.split(" \\| ", -1);
        pairs.add(new Pair(parts[1], parts[2], parts[0], done(parts[1], parts[2])));
      });
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  private static String done(String earlier, String later) {
    MemoryEventLog log = new MemoryEventLog();
    try (Cairn cairn = Cairn.open(log, Settings.inMemory())) {
      Context memory = cairn.context("default");
      say(memory, "e1", earlier);
      List<Card> stored = CardsOf.log(log);
      if (stored.isEmpty()) {
        return "not kept";
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

  private List<Pair> wanted(String effect) {
    return pairs.stream().filter(pair -> pair.wanted().equals(effect)).toList();
  }

  private double share(String wanted, String done) {
    List<Pair> all = wanted(wanted);
    return (double) all.stream().filter(pair -> pair.done().equals(done)).count() / all.size();
  }

  private List<Pair> not(String effect) {
    return wanted(effect).stream().filter(pair -> !pair.done().equals(effect)).toList();
  }

  @Test
  @DisplayName("take the place of no rule they do not take back")
  void leaveAlone() {
    assertThat(share("apart", "contrary")).as("%s", not("apart")).isLessThanOrEqualTo(0.02);
    assertThat(share("apart", "apart")).as("%s", not("apart")).isGreaterThanOrEqualTo(0.92);
  }

  @Test
  @DisplayName("that say a rule again take nothing back")
  void repeat() {
    assertThat(share("same", "contrary")).as("%s", not("same")).isLessThanOrEqualTo(0.02);
  }

  @Test
  @DisplayName("mostly take a rule back where they say so")
  void takeBack() {
    assertThat(share("contrary", "contrary"))
        .as("%s", not("contrary"))
        .isGreaterThanOrEqualTo(0.65);
  }
}
