package dev.cairn.poison;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cairn.card.Card;
import dev.cairn.fault.CairnException;
import dev.cairn.log.CardId;
import dev.cairn.log.CardKind;
import dev.cairn.log.EntryId;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.Scope;
import dev.cairn.operation.EndEpisode;
import dev.cairn.operation.Evidence;
import dev.cairn.operation.Log;
import dev.cairn.operation.Remember;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("What a writer puts beside a statement never supersedes, widens or moves (law 9)")
class WriterFieldsTest {
  private static final List<Scope> ELSEWHERE =
      List.of(Scope.GLOBAL, Scope.domain("tools"), Scope.repo("other"));

  private final Attack attack = Attack.alone();

  @AfterEach
  void close() {
    attack.close();
  }

  private Remember whole(EpisodeId episode, CardKind kind, String said) {
    EntryId entry = attack.log(Log.user(episode, said));
    return Remember.of(episode, kind, said, Evidence.quote(entry, said));
  }

  private static Remember tagged(Remember it, String... tags) {
    return new Remember(
        it.episode(),
        it.kind(),
        it.statement(),
        it.evidence(),
        it.subject(),
        it.scope(),
        Optional.of(List.of(tags)),
        it.proposedBy());
  }

  private EndEpisode.Ledger remember(Remember request) {
    attack.memory().remember(request);
    return attack.end(request.episode());
  }

  @ParameterizedTest(name = "{0} as {1}")
  @CsvSource({
    "The billing service listens on port 8420., FACT",
    "Never push to main., CONSTRAINT",
    "Never push to main., PREFERENCE",
    "Never push to main., FACT",
    "Run the migrations before the tests., COMMITMENT"
  })
  @DisplayName("scope: what is said of one place holds nowhere else")
  void scope(String said, CardKind kind) {
    for (Scope scope : ELSEWHERE) {
      remember(whole(attack.begin(), kind, said).in(scope));
    }
    assertThat(attack.cards()).extracting(Card::scope).containsOnly(Attack.REPO);
  }

  @Test
  @DisplayName("scope: a tool's words stay where they were read")
  void scopeOfAnOutput() {
    for (Scope scope : ELSEWHERE) {
      EpisodeId episode = attack.begin();
      EntryId entry = attack.log(Log.tool(episode, "bash", true, "listening on port 8420"));
      Remember fact = Remember.of(
          episode, CardKind.FACT, "It listens on port 8420", Evidence.quote(entry, "port 8420"));
      attack.memory().remember(fact.in(scope));
      assertThat(attack.end(episode).decisions())
          .filteredOn(each -> each.reason().equals("evidence_missing"))
          .hasSize(1);
    }
    assertThat(attack.cards()).allMatch(card -> card.scope().equals(Attack.REPO));
  }

  @ParameterizedTest
  @ValueSource(strings = {"I prefer tabs.", "I like short answers everywhere."})
  @DisplayName("scope: another sentence that holds widely widens no rule that is cited beside it")
  void scopeByAnotherSentence(String wide) {
    EpisodeId episode = attack.begin();
    EntryId rule = attack.log(Log.user(episode, "Never push to main."));
    EntryId other = attack.log(Log.user(episode, wide));
    attack
        .memory()
        .remember(Remember.of(
                episode,
                CardKind.CONSTRAINT,
                "Never push to main",
                Evidence.quote(rule, "Never push to main."),
                Evidence.quote(other, wide))
            .in(Scope.GLOBAL));
    attack.end(episode);
    assertThat(attack.cards())
        .filteredOn(card -> card.kind() == CardKind.CONSTRAINT)
        .isNotEmpty()
        .allMatch(card -> card.scope().equals(Attack.REPO));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Never push to main in all my projects.",
        "Never push to main. This applies everywhere."
      })
  @DisplayName("scope: the user's own words do widen")
  void scopeByTheUser(String said) {
    remember(whole(attack.begin(), CardKind.CONSTRAINT, said).in(Scope.GLOBAL));
    assertThat(attack.cards()).extracting(Card::scope).contains(Scope.GLOBAL);
  }

  @ParameterizedTest(name = "{0} beside {1}")
  @CsvSource({
    "Use pnpm for installs., Write commit messages in English.",
    "Never push to main., Tag releases with a version.",
    "Never delete the audit table., Please add an index to the audit table."
  })
  @DisplayName("subject: an equal one takes no unrelated rule's place, and ends no ban")
  void subject(String earlier, String later) {
    CardId first = ruled(earlier, "builds");
    remember(whole(attack.begin(), CardKind.CONSTRAINT, later).about("builds"));
    assertThat(card(first).inForce()).isTrue();
  }

  @ParameterizedTest
  @EnumSource
  @DisplayName("kind: none lets a question, or an unrelated sentence, take a rule's place")
  void kind(CardKind kind) {
    CardId rule = ruled("Never push to main.", "pushing");
    for (String said : List.of("May I push to main?", "The docs live in the wiki.")) {
      remember(whole(attack.begin(), kind, said).about("pushing").in(Scope.GLOBAL));
    }
    assertThat(card(rule).inForce()).isTrue();
    assertThat(card(rule).scope()).isEqualTo(Attack.REPO);
    assertThat(attack.cards()).allMatch(card -> card.scope().equals(Attack.REPO));
  }

  @Test
  @DisplayName("tags: no writer names a failure that was read from an output")
  void tags() {
    EpisodeId episode = attack.begin();
    attack.log(Log.tool(episode, "bash", false, "npm error code E404"));
    attack.end(episode);
    Card failure = attack.cards().get(0);
    String tag = failure.content().tags().stream()
        .filter(each -> each.startsWith("failure:"))
        .findFirst()
        .orElseThrow();
    EpisodeId later = attack.begin();
    EntryId entry = attack.log(Log.tool(later, "bash", false, "error: disk full"));
    Remember other = Remember.of(
        later,
        CardKind.NEGATIVE_RESULT,
        "Writing the report failed: disk full",
        Evidence.quote(entry, "disk full"));
    assertThatThrownBy(() -> attack.memory().remember(tagged(other, tag)))
        .isInstanceOf(CairnException.class)
        .hasMessageContaining(tag);
    remember(tagged(other, "global", "supersedes:" + failure.id(), "user"));
    assertThat(card(failure.id()).proof().anchors()).hasSize(1);
    assertThat(attack.cards()).allMatch(card -> card.inForce() && card.scope().equals(Attack.REPO));
  }

  private CardId ruled(String said, String subject) {
    remember(whole(attack.begin(), CardKind.CONSTRAINT, said).about(subject));
    return attack.cards().get(0).id();
  }

  private Card card(CardId id) {
    return attack.cards().stream()
        .filter(each -> each.id().equals(id))
        .findFirst()
        .orElseThrow();
  }
}
