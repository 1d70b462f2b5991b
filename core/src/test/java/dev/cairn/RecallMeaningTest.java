package dev.cairn;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.index.HashingEmbedder;
import dev.cairn.log.CardId;
import dev.cairn.log.CardKind;
import dev.cairn.operation.Embed;
import dev.cairn.operation.MakePack;
import dev.cairn.operation.Progress;
import dev.cairn.operation.ReadCard;
import dev.cairn.operation.Search;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Cards and a model")
class RecallMeaningTest {
  private final CardScene scene = new CardScene(with -> with.embedder(new HashingEmbedder()));

  @AfterEach
  void close() {
    scene.close();
  }

  private Search.Answer search(String query) {
    return scene.memory().search(Search.of(query).in(Search.In.CARDS));
  }

  @Test
  void areFoundByMeaningOnceTheyArePlaced() {
    CardId card = scene.card(CardKind.FACT, "The staging database listens on port 5433.");
    scene.card(CardKind.FACT, "The logo is blue.");
    scene.memory().embed(new Embed(), Progress.NONE);
    Search.Answer answer = search("staging database port");
    assertThat(answer.notice()).isEmpty();
    assertThat(answer.results().get(0).id()).isEqualTo(card.value());
    assertThat(answer.results().get(0).why().parts())
        .extracting(part -> part.because())
        .contains("nearness in meaning");
    String kept = scene.memory().read(ReadCard.of(card)).embedding().orElseThrow();
    assertThat(scene.tester().log().blobs().get(scene.memory().name(), List.of(kept)))
        .hasSize(1);
  }

  @Test
  void arePlacedOneByOneAsTheyCome() {
    for (int i = 0; i < 5; i++) {
      CardId card = scene.card(CardKind.FACT, "Fact number " + i + " about the parser.");
      scene.memory().embed(new Embed(), Progress.NONE);
      List<Search.Result> found =
          search("fact number " + i + " about the parser").results();
      assertThat(found).hasSize(i + 1);
      assertThat(found.get(0).id()).isEqualTo(card.value());
    }
  }

  @Test
  void comeIntoPacksThatExplainThemselvesWithMeaningToo() {
    scene.card(CardKind.FACT, "The parser reads YAML.");
    scene.memory().embed(new Embed(), Progress.NONE);
    MakePack.Item item =
        scene
            .memory()
            .pack(MakePack.of("what does the parser read").in(CardScene.REPO))
            .slots()
            .stream()
            .flatMap(slot -> slot.cards().stream())
            .findFirst()
            .orElseThrow();
    assertThat(item.score()).isEqualTo(item.why().value());
  }
}
