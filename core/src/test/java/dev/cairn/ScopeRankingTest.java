package dev.cairn;

import static dev.cairn.log.CardKind.CONSTRAINT;
import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.index.HashingEmbedder;
import dev.cairn.log.CardId;
import dev.cairn.log.EntryId;
import dev.cairn.log.Scope;
import dev.cairn.operation.Embed;
import dev.cairn.operation.Evidence;
import dev.cairn.operation.MakePack;
import dev.cairn.operation.Progress;
import dev.cairn.operation.PromoteCard;
import dev.cairn.operation.Search;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Scope outranks noise")
class ScopeRankingTest {
  private static final Scope HERE = Scope.repo("cairn");

  /** Rules that answer alike; the wider one holds, the newer it is. */
  private static List<CardId> taught(CardTester tester, int others) {
    CardId here = tester.teach("cairn", CONSTRAINT, "Never deploy the billing service by hand");
    for (int i = 0; i < others; i++) {
      tester.teach("cairn", CONSTRAINT, "Never rename the table" + i + " of shard" + i);
    }
    tester.wait(Duration.ofDays(40));
    CardId domain = tester.teach("cairn", CONSTRAINT, "Never deploy the mailing service by hand");
    promote(tester, domain, Scope.domain("tools"), "That rule holds in all my repos.");
    tester.wait(Duration.ofDays(40));
    CardId all = tester.teach("cairn", CONSTRAINT, "Never deploy the parking service by hand");
    promote(tester, all, Scope.GLOBAL, "apply this everywhere");
    return List.of(here, domain, all);
  }

  private static void promote(CardTester tester, CardId card, Scope to, String words) {
    EntryId said = tester.user(tester.begin(), words);
    tester
        .memory()
        .promote(new PromoteCard(
            card, to, Optional.of(List.of(Evidence.span(said, 0, words.length())))));
  }

  private static List<CardId> found(CardTester tester, List<CardId> among) {
    Search search = Search.of("may I deploy a service by hand?")
        .in(Search.In.CARDS)
        .scope(HERE)
        .limit(100);
    return tester.memory().search(search).results().stream()
        .map(result -> new CardId(result.id()))
        .filter(among::contains)
        .toList();
  }

  @ParameterizedTest(name = "among {0} other rules")
  @ValueSource(ints = {0, 1, 60})
  void ofEqualAnswersTheNearestScopeComesFirst(int others) {
    try (CardTester tester = new CardTester()) {
      List<CardId> byScope = taught(tester, others);
      assertThat(found(tester, byScope)).isEqualTo(byScope);
      MakePack.Answer pack =
          tester.memory().pack(MakePack.of("deploy a service by hand").in(HERE));
      List<CardId> packed = pack.slots().stream()
          .flatMap(slot -> slot.cards().stream())
          .map(MakePack.Item::id)
          .filter(byScope::contains)
          .toList();
      assertThat(packed).isEqualTo(byScope.subList(0, packed.size())).isNotEmpty();
    }
  }

  @Test
  void vectorsDoNotChangeThat() {
    try (CardTester tester = new CardTester(Settings.inMemory().embedder(new HashingEmbedder()))) {
      List<CardId> byScope = taught(tester, 20);
      tester.memory().embed(new Embed(), Progress.NONE);
      assertThat(found(tester, byScope)).isEqualTo(byScope);
    }
  }
}
