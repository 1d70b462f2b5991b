package dev.cairn;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.log.CardKind;
import dev.cairn.log.EntryId;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.MemoryEventLog;
import dev.cairn.log.Role;
import dev.cairn.log.Scope;
import dev.cairn.operation.EndEpisode;
import dev.cairn.operation.Evidence;
import dev.cairn.operation.Log;
import dev.cairn.operation.Remember;
import dev.cairn.operation.StartEpisode;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Facts, tactics and negative results say what they cite (law 9)")
class HeldToEvidenceTest {
  private static final long SEED = Long.getLong("cairn.seed", 20_261_119);
  private static final int PAIRS = 200;

  private final Cairn cairn = Cairn.open(new MemoryEventLog(), Settings.inMemory());
  private int contexts;

  @AfterEach
  void close() {
    cairn.close();
  }

  private record Row(CardKind kind, String statement, String role, String call, String text) {
    static Row of(String line) {
      String[] cells = line.split("\\s*\\|\\s", 5);
      CardKind kind =
          switch (cells[0]) {
            case "fact" -> CardKind.FACT;
            case "tactic" -> CardKind.TACTIC;
            default -> CardKind.NEGATIVE_RESULT;
          };
      return new Row(kind, cells[1], cells[2], cells[3], cells[4]);
    }

    Log entry(EpisodeId episode) {
      return switch (role) {
        case "user" -> Log.user(episode, text);
        case "document" ->
          new Log(
              episode,
              Role.DOCUMENT,
              text,
              Optional.empty(),
              Optional.empty(),
              OptionalInt.empty(),
              Optional.of(call),
              Optional.empty());
        default ->
          Log.tool(episode, "shell:bash", role.endsWith("ok"), text).args(Map.of("command", call));
      };
    }
  }

  private static List<Row> rows() {
    try (InputStream in = Objects.requireNonNull(
        HeldToEvidenceTest.class.getResourceAsStream("/card/judge/evidence.txt"))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.isBlank() && !line.startsWith("#"))
          .map(Row::of)
          .toList();
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private EndEpisode.Decision proposed(Row stated, Row cited) {
    Context memory = cairn.context("c" + ++contexts);
    EpisodeId episode =
        memory.startEpisode(StartEpisode.in(Scope.repo("cairn"))).episode();
    EntryId entry = memory.log(cited.entry(episode)).entry();
    String candidate = memory
        .remember(Remember.of(
            episode, stated.kind(), stated.statement(), Evidence.quote(entry, cited.text())))
        .candidate()
        .value();
    return memory.endEpisode(new EndEpisode(episode)).ledger().decisions().stream()
        .filter(decision -> decision.candidate().equals(candidate))
        .findFirst()
        .orElseThrow();
  }

  @Test
  @DisplayName("On the evidence of another they are refused, on their own they are kept")
  void crossed() {
    Random random = new Random(SEED);
    List<Row> rows = rows();
    List<String> kept = new ArrayList<>();
    List<String> refused = new ArrayList<>();
    for (int i = 0; i < PAIRS; i++) {
      Row stated = rows.get(random.nextInt(rows.size()));
      List<Row> others = rows.stream()
          .filter(row -> row.kind() == stated.kind() && !row.equals(stated))
          .toList();
      Row other = others.get(random.nextInt(others.size()));
      if (!proposed(stated, other).decision().equals("refused")) {
        kept.add(stated.statement() + " on: " + other.text());
      }
      EndEpisode.Decision own = proposed(stated, stated);
      if (!own.decision().equals("admitted") && !own.decision().equals("merged")) {
        refused.add(stated.statement() + ": " + own.reason() + ", " + own.rule());
      }
    }
    assertThat(kept)
        .as("kept on another's evidence, seed %d", SEED)
        .hasSizeLessThanOrEqualTo(PAIRS / 100);
    assertThat(refused)
        .as("refused on their own, seed %d", SEED)
        .hasSizeLessThanOrEqualTo(PAIRS * 3 / 100);
  }

  @Test
  @DisplayName("What an output shows without a word in common is kept, if nothing is named")
  void shown() {
    Row tests =
        Row.of("tactic | Run the unit tests before pushing | tool ok | make check | 12 passed");
    assertThat(proposed(tests, tests).decision()).isEqualTo("admitted");
  }

  @Test
  @DisplayName("The ruling names what is not there")
  void named() {
    Row stated = Row.of("fact | The production password is stored in Vault | user | | x");
    Row cited = Row.of("fact | x | user | | The production password was changed.");
    EndEpisode.Decision decision = proposed(stated, cited);
    assertThat(decision.reason()).isEqualTo("words_added");
    assertThat(decision.rule()).contains("Vault");
  }
}
