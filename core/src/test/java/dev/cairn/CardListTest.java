package dev.cairn;

import static dev.cairn.log.CardKind.CONSTRAINT;
import static dev.cairn.log.CardKind.FACT;
import static dev.cairn.log.CardKind.PREFERENCE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cairn.fault.CairnException;
import dev.cairn.log.CandidateId;
import dev.cairn.log.CardId;
import dev.cairn.log.Scope;
import dev.cairn.operation.AsOf;
import dev.cairn.operation.ListCards;
import dev.cairn.operation.ListCards.CardStatus;
import dev.cairn.operation.ReadCard;
import dev.cairn.operation.ReadLedger;
import dev.cairn.operation.Reading;
import dev.cairn.operation.Status;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A list of cards")
class CardListTest {
  private static final Instant MONDAY = Instant.parse("2026-03-02T09:00:00Z");

  private final CardScene scene = new CardScene();

  @AfterEach
  void close() {
    scene.close();
  }

  private static Reading on(Instant day) {
    return new Reading(Optional.of(day), OptionalLong.empty(), Optional.empty());
  }

  private List<String> ids(ListCards request) {
    return ids(request, on(MONDAY));
  }

  private List<String> ids(ListCards request, Reading reading) {
    return scene.memory().cards(request, reading).cards().stream()
        .map(ListCards.Item::id)
        .toList();
  }

  @Test
  void holdsThoseInForceTheNewestFirst() {
    CardId rule = scene.card(CONSTRAINT, "Never force-push to main.");
    CardId fact = scene.draft(FACT, "Port 8420 is ours").in(Scope.GLOBAL).put();
    CardId doubted = scene.card(FACT, "The build takes an hour");
    scene.dispute(doubted, 3);
    CardId gone = scene.card(FACT, "Tests live in spec");
    scene.archive(gone);
    assertThat(ids(ListCards.inForce()))
        .containsExactly(doubted.value(), fact.value(), rule.value());
    assertThat(ids(ListCards.inForce().status(CardStatus.ACTIVE)))
        .containsExactly(fact.value(), rule.value());
    assertThat(ids(ListCards.inForce().status(CardStatus.NEEDS_RECHECK)))
        .containsExactly(doubted.value());
    assertThat(ids(ListCards.inForce().status(CardStatus.ARCHIVED))).containsExactly(gone.value());
    assertThat(ids(ListCards.inForce().in(Scope.GLOBAL))).containsExactly(fact.value());
    assertThat(ids(ListCards.inForce().kinds(CONSTRAINT, PREFERENCE)))
        .containsExactly(rule.value());
  }

  @Test
  void saysWhatEachRestsOnAndWhatBecameOfIt() {
    CardId old = scene.card(CONSTRAINT, "Always use tabs.");
    CardId young = scene.draft(CONSTRAINT, "Never use tabs.").supersedes(old).put();
    CardId except =
        scene.draft(CONSTRAINT, "Makefiles may use tabs.").exceptionTo(young).put();
    List<ListCards.Item> now = scene.memory().cards(ListCards.inForce()).cards();
    assertThat(now).extracting(ListCards.Item::id).containsExactly(except.value(), young.value());
    assertThat(now.get(0).exceptionTo()).contains(young);
    assertThat(now.get(1).supersedes()).contains(old);
    assertThat(now.get(1).evidence()).hasSize(1);
    assertThat(now.get(1).quote()).isEmpty();
    ListCards.Item was = scene
        .memory()
        .cards(ListCards.inForce().status(CardStatus.SUPERSEDED))
        .cards()
        .get(0);
    assertThat(was.supersededBy()).contains(young.value());
    assertThat(was.flags()).contains("superseded");
    assertThat(scene.memory().read(ReadCard.of(except)).exceptionTo()).contains(young);
  }

  @Test
  void namesTheUsersWordThatWithdrewACard() {
    CardId rule = scene.card(PREFERENCE, "Use pnpm.");
    scene.draft(PREFERENCE, "Forget what I said about pnpm.").withdraw(rule);
    ListCards.Item was = scene
        .memory()
        .cards(ListCards.inForce().status(CardStatus.SUPERSEDED))
        .cards()
        .get(0);
    assertThat(was.id()).isEqualTo(rule.value());
    assertThat(was.supersededBy()).isPresent();
    ReadCard.Answer read = scene.memory().read(ReadCard.of(rule));
    assertThat(read.status()).isEqualTo("superseded");
    assertThat(read.supersededBy()).isEqualTo(was.supersededBy());
    assertThat(was.supersededBy().orElseThrow()).isNotEqualTo(rule.value()).startsWith("e");
  }

  @Test
  void listsSuggestionsApartWithTheirQuoteAndHowToConfirmThem() {
    scene.card(CONSTRAINT, "Never force-push to main.");
    CandidateId heard = scene
        .draft(PREFERENCE, "Short answers are nicer.")
        .quoting("short answers are nicer")
        .at(MONDAY)
        .suggest();
    assertThat(ids(ListCards.inForce())).hasSize(1).doesNotContain(heard.value());
    ListCards.Item item = scene
        .memory()
        .cards(ListCards.inForce().status(CardStatus.SUGGESTED), on(MONDAY))
        .cards()
        .get(0);
    assertThat(item.id()).isEqualTo(heard.value());
    assertThat(item.status()).isEqualTo(CardStatus.SUGGESTED);
    assertThat(item.quote()).contains("short answers are nicer");
    assertThat(item.confirm().orElseThrow())
        .contains("remember", "preference", item.evidence().get(0).value());
    assertThat(scene.memory().ledger(new ReadLedger(Optional.empty(), OptionalInt.empty())))
        .satisfies(answer -> assertThat(answer.ledgers().get(0).suggested()).isEqualTo(1));
  }

  @Test
  void letsOldSuggestionsFade() {
    scene.draft(PREFERENCE, "Short answers are nicer.").at(MONDAY).suggest();
    ListCards suggested = ListCards.inForce().status(CardStatus.SUGGESTED);
    assertThat(ids(suggested, on(MONDAY.plus(Duration.ofDays(1))))).hasSize(1);
    assertThat(ids(suggested, on(MONDAY.plus(Duration.ofDays(10_000))))).isEmpty();
    Status.Answer status = scene.memory().status(new Status(), on(MONDAY));
    assertThat(status.sizes()).containsEntry("suggestions", 1L);
    assertThat(status.sizes()).containsEntry("rules_over_budget", 0L);
    assertThat(status.languages()).contains("en", "de", "ja").doesNotContain("other");
    assertThat(status.readers()).isNotBlank();
  }

  @Test
  void goesOnWhereThePageBeforeEnded() {
    for (int i = 0; i < 7; i++) {
      // Several of one moment, as twenty rules in one message are.
      scene.draft(FACT, "Fact " + i).at(MONDAY.plusSeconds(i / 3)).put();
    }
    List<String> joined = new ArrayList<>();
    Optional<String> cursor = Optional.empty();
    do {
      ListCards request = ListCards.inForce().limit(2);
      ListCards.Answer page = scene.memory().cards(cursor.map(request::after).orElse(request));
      page.cards().forEach(card -> joined.add(card.id()));
      cursor = page.cursor();
    } while (cursor.isPresent());
    assertThat(joined).containsExactly("c7", "c6", "c5", "c4", "c3", "c2", "c1");
    assertThat(ids(ListCards.inForce().since(MONDAY.plusSeconds(2)))).containsExactly("c7");
  }

  @Test
  void isReadAsItWasAtAPosition() {
    CardId first = scene.card(FACT, "One");
    long then = scene.memory().head();
    scene.card(FACT, "Two");
    assertThat(ids(ListCards.inForce(), Reading.asOf(new AsOf.Position(then))))
        .containsExactly(first.value());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "/", "7", "yesterday/1", "2026-03-02T09:00:00Z/x", "2026-03-02T09:00:00Z"})
  void refusesACursorItDidNotGive(String cursor) {
    assertThatThrownBy(() -> scene.memory().cards(ListCards.inForce().after(cursor)))
        .isInstanceOf(CairnException.class)
        .hasMessageContaining("cursor");
  }

  @ParameterizedTest
  @ValueSource(ints = {0, -1, 501})
  void refusesALimitOutOfBounds(int limit) {
    assertThatThrownBy(() -> scene.memory().cards(ListCards.inForce().limit(limit)))
        .isInstanceOf(CairnException.class)
        .hasMessageContaining("500");
  }
}
