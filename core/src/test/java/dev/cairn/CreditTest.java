package dev.cairn;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.log.CardEvent.PackShown;
import dev.cairn.log.CardId;
import dev.cairn.log.CardKind;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.EventCodec;
import dev.cairn.log.StoredText;
import dev.cairn.operation.Log;
import dev.cairn.operation.MakePack;
import dev.cairn.operation.ReadCard;
import dev.cairn.operation.Search;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Cases C10 and C13: what a pack showed earns the credit, and explains itself. */
@DisplayName("A pack that was handed out")
class CreditTest {
  private final CardScene scene = new CardScene();
  private final EpisodeId episode = scene.tester().episode("now");

  @AfterEach
  void close() {
    scene.close();
  }

  private int wins(CardId card) {
    return scene.memory().read(ReadCard.of(card)).utility().wins();
  }

  private MakePack.Answer pack() {
    return scene.memory().pack(MakePack.of("how should I run the tests?").in(episode));
  }

  private void tactics() {
    for (int i = 1; i <= 3; i++) {
      scene.card(CardKind.TACTIC, "Run the tests in way " + i + ".");
    }
  }

  private static List<CardId> shown(MakePack.Answer pack) {
    return pack.slots().get(0).cards().stream().map(MakePack.Item::id).toList();
  }

  @Test
  void givesTheFirstTwoTacticsOneWinEach() {
    tactics();
    List<CardId> ranked = shown(pack());
    pack();
    scene.memory().log(Log.tool(episode, "bash", true, "12 passed"));
    assertThat(ranked).hasSize(3);
    assertThat(ranked.stream().map(this::wins)).containsExactly(1, 1, 0);
  }

  @Test
  void givesNothingToWhatWasShownLaterOrFoundBySearch() {
    tactics();
    scene.memory().search(Search.of("tests").in(Search.In.CARDS).in(episode));
    scene.memory().log(Log.tool(episode, "bash", true, "12 passed"));
    List<CardId> late = shown(pack());
    scene.memory().log(Log.tool(episode, "bash", true, "13 passed"));
    assertThat(late.stream().map(this::wins)).containsExactly(0, 0, 0);
  }

  @Test
  void isKeptExactlyAsItWas() {
    tactics();
    MakePack.Answer pack = pack();
    PackShown shown = scene.events(PackShown.class).get(0);
    StoredText record = scene
        .tester()
        .log()
        .texts(scene.memory().name(), List.of(shown.record().id()))
        .get(shown.record().id());
    JsonNode kept = EventCodec.mapper().readTree(record.text());
    JsonNode given = EventCodec.mapper().readTree(EventCodec.mapper().writeValueAsString(pack));
    given.propertyNames().forEach(field -> assertThat(kept.get(field)).isEqualTo(given.get(field)));
    assertThat(kept.get("prompt").asString()).isEqualTo("how should I run the tests?");
  }
}
