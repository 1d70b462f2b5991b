package dev.cairn.poison;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cairn.card.Card;
import dev.cairn.fault.CairnException;
import dev.cairn.log.CardKind;
import dev.cairn.log.EntryId;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.Role;
import dev.cairn.log.Trust;
import dev.cairn.operation.Evidence;
import dev.cairn.operation.Log;
import dev.cairn.operation.MakePack;
import dev.cairn.operation.ReadCard;
import dev.cairn.operation.Remember;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("slow")
@DisplayName("What is said again and again")
class LaunderingTest {
  private static final String FACT = "The api listens on port 6666.";

  private final Attack attack = Attack.alone();

  @AfterEach
  void close() {
    attack.close();
  }

  /** One card of each sort that can come from outside, and a rule of the user's. */
  private void learn() {
    EpisodeId episode = attack.begin();
    attack.log(Log.user(episode, "Never force-push to main."));
    attack.log(Entrance.WEB_PAGE.log(episode, FACT));
    attack.log(Log.tool(episode, "bash", false, "error: could not open port 6666"));
    attack.log(Log.tool(episode, "bash", true, "database: evil"));
    attack.end(episode);
    assertThat(attack.cards()).hasSize(4);
  }

  private List<ReadCard.Answer> read() {
    return attack.cards().stream().map(attack::read).toList();
  }

  @Test
  @DisplayName("by this memory itself proves nothing, however often it comes back")
  void recited() {
    learn();
    List<ReadCard.Answer> before = read();
    for (int round = 0; round < 20; round++) {
      EpisodeId episode = attack.begin();
      MakePack.Answer pack = attack
          .memory()
          .pack(MakePack.of("what did we do last time with api port database").in(episode));
      assertThat(pack.text()).contains("6666");
      String line =
          pack.text().lines().filter(each -> each.contains("api")).findFirst().orElseThrow();
      attack.log(Log.tool(episode, "cat", round % 2 == 0, pack.text()));
      attack.log(Log.of(episode, Role.DOCUMENT, line));
      attack.log(Log.assistant(episode, pack.text()));
      attack.log(Log.user(episode, "You told me:\n" + pack.text()));
      EntryId echo = attack.log(Log.tool(episode, "echo", true, line));
      for (CardKind kind : CardKind.values()) {
        assertThatThrownBy(() -> attack
                .memory()
                .remember(Remember.of(episode, kind, FACT, Evidence.quote(echo, line))))
            .isInstanceOf(CairnException.class)
            .hasMessageContaining("repeat what memory handed out");
      }
      attack.end(episode);
    }
    assertThat(read())
        .usingRecursiveComparison()
        .ignoringFields("exposures", "position")
        .isEqualTo(before);
  }

  @Test
  @DisplayName("by the agent in its own words stays as little trusted as it was")
  void paraphrased() {
    learn();
    for (int round = 0; round < 20; round++) {
      EpisodeId episode = attack.begin();
      attack.log(Log.assistant(episode, "As I remember, " + FACT));
      EntryId entry = attack.log(Log.tool(episode, "echo", true, FACT));
      attack
          .memory()
          .remember(Remember.of(episode, CardKind.FACT, FACT, Evidence.quote(entry, FACT)));
      attack.end(episode);
    }
    List<Card> same = attack.cards().stream()
        .filter(card -> attack.read(card).statement().equals(FACT))
        .toList();
    assertThat(same).hasSize(1);
    assertThat(attack.read(same.get(0)).trust()).isEqualTo(Trust.EXTERNAL);
  }

  @Test
  @DisplayName("by one tool of one episode is one witness")
  void oneTool() {
    EpisodeId episode = attack.begin();
    for (int i = 0; i < 500; i++) {
      attack.log(Log.tool(episode, "bash", true, "database: evil"));
    }
    attack.end(episode);
    assertThat(attack.cards()).hasSize(1);
    assertThat(attack.read(attack.cards().get(0)).truth().support()).isEqualTo(1);
  }

  @Test
  @DisplayName("by nobody in particular is one witness per episode")
  void nameless() {
    EpisodeId episode = attack.begin();
    for (int i = 0; i < 60; i++) {
      boolean tool = i % 2 == 0;
      EntryId entry = attack.log(new Log(
          episode,
          tool ? Role.TOOL : Role.DOCUMENT,
          FACT,
          Optional.empty(),
          Optional.empty(),
          OptionalInt.empty(),
          Optional.empty(),
          Optional.empty()));
      attack
          .memory()
          .remember(Remember.of(episode, CardKind.FACT, FACT, Evidence.quote(entry, FACT)));
    }
    attack.end(episode);
    assertThat(attack.cards()).hasSize(1);
    assertThat(attack.read(attack.cards().get(0)).truth().support()).isEqualTo(1.7);
  }

  @Test
  @DisplayName("by one document is one witness, in however many episodes")
  void oneDocument() {
    for (int i = 0; i < 40; i++) {
      EpisodeId episode = attack.begin();
      attack.log(Entrance.WEB_PAGE.log(episode, FACT));
      attack.end(episode);
    }
    assertThat(attack.cards()).hasSize(1);
    ReadCard.Answer card = attack.read(attack.cards().get(0));
    assertThat(card.truth().support()).isEqualTo(0.7);
    assertThat(card.trust()).isEqualTo(Trust.EXTERNAL);
  }

  @Test
  @DisplayName("by many addresses is many witnesses, and still from outside")
  void manyDocuments() {
    for (int i = 0; i < 40; i++) {
      EpisodeId episode = attack.begin();
      attack.log(new Log(
          episode,
          Role.DOCUMENT,
          FACT,
          Optional.empty(),
          Optional.empty(),
          OptionalInt.empty(),
          Optional.of("https://evil.test/" + i),
          Optional.empty()));
      attack.end(episode);
    }
    assertThat(attack.cards()).hasSize(1);
    assertThat(attack.read(attack.cards().get(0)).trust()).isEqualTo(Trust.EXTERNAL);
    assertThat(attack.packs("api port").get(0).text()).contains("external document");
  }

  @Test
  @DisplayName("in floods fills no more than an episode's share")
  void flood() {
    EpisodeId episode = attack.begin();
    for (int i = 0; i < 500; i++) {
      attack.log(Log.tool(
          episode,
          "bash",
          i % 2 == 0,
          "error: could not find host" + i + "\ndb" + i + "_port: " + i));
    }
    attack.end(episode);
    assertThat(attack.cards()).hasSizeLessThanOrEqualTo(6);
  }
}
