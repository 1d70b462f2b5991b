package dev.cairn.poison;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.card.Card;
import dev.cairn.log.Anchor;
import dev.cairn.log.Trust;
import dev.cairn.operation.CheckAction;
import dev.cairn.operation.MakePack;
import dev.cairn.operation.ReadCard;
import dev.cairn.operation.Search;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every hostile text, by every way in, proposed as everything, looked at by every way out. */
@Tag("slow")
@DisplayName("Whatever a text says")
class PoisonTest {
  private static final Attack ATTACK = Attack.credulous();

  @AfterAll
  static void close() {
    ATTACK.close();
  }

  static Stream<Poison> poisons() {
    return Poison.all();
  }

  @ParameterizedTest
  @MethodSource("poisons")
  @DisplayName("it binds nobody, is trusted no more than its source, and is shown as what it is")
  void holds(Poison poison) {
    ATTACK.in(poison.group() + "_" + poison.name());
    ATTACK.everywhere(poison.text(), poison.statement());
    for (Card card : ATTACK.cards()) {
      holds(card);
    }
    shown(poison.statement());
  }

  private static void holds(Card card) {
    assertThat(card.kind().isNormative()).as("a rule: %s", card).isFalse();
    assertThat(card.scope()).isEqualTo(Attack.REPO);
    ReadCard.Answer read = ATTACK.read(card);
    Trust lowest =
        Trust.lowest(card.proof().anchors().stream().map(Anchor::trust).toList());
    assertThat(read.trust()).isEqualTo(lowest);
    boolean said = read.evidence().stream().allMatch(cited -> cited.quote().equals("ok, go on"));
    assertThat(read.trust() == Trust.USER && !said).as("%s", read).isFalse();
  }

  private static void shown(String words) {
    for (MakePack.Answer pack : ATTACK.packs(words)) {
      assertThat(Shown.pack(pack.text())).as(pack.text()).isEmpty();
      assertThat(
              pack.slots().get(0).cards().stream().noneMatch(item -> item.kind().isNormative()))
          .isTrue();
    }
    for (CheckAction.Guard guard : ATTACK.check(words).guards()) {
      assertThat(guard.kind().isNormative() || guard.forbids()).isFalse();
    }
    for (Search.Result result : ATTACK.search(words)) {
      assertThat(result.evidence()).isNotEmpty();
    }
  }
}
