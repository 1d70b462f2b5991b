package dev.cairn;

import static dev.cairn.log.CardKind.CONSTRAINT;
import static dev.cairn.log.CardKind.FACT;
import static dev.cairn.log.CardKind.TACTIC;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cairn.fault.CairnException;
import dev.cairn.log.CardEvent.CardsShown;
import dev.cairn.log.CardId;
import dev.cairn.log.CardKind;
import dev.cairn.log.Channel;
import dev.cairn.log.Scope;
import dev.cairn.log.Trust;
import dev.cairn.operation.AsOf;
import dev.cairn.operation.Log;
import dev.cairn.operation.ReadCard;
import dev.cairn.operation.Reading;
import dev.cairn.operation.Search;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Recalling cards")
class RecallTest {
  private static final Instant DAY = Instant.parse("2026-01-05T00:00:00Z");

  private final CardScene scene = new CardScene();

  @AfterEach
  void close() {
    scene.close();
  }

  private List<Search.Result> cards(Search search) {
    return scene.memory().search(search.in(Search.In.CARDS)).results();
  }

  private static List<String> ids(List<Search.Result> results) {
    return results.stream().map(Search.Result::id).toList();
  }

  @Test
  void findsACardByItsWordsAndCitesWhatItRestsOn() {
    CardId id = scene
        .draft(CONSTRAINT, "Never force-push to main.")
        .quoting("please never force-push")
        .put();
    scene.card(FACT, "The staging database listens on port 5433.");
    Search.Result best = cards(Search.of("force push")).get(0);
    assertThat(best.id()).isEqualTo(id.value());
    assertThat(best.type()).isEqualTo("card");
    assertThat(best.kind()).contains(CONSTRAINT);
    assertThat(best.statement()).contains("Never force-push to main.");
    assertThat(best.evidence().get(0).quote()).isEqualTo("please never force-push");
    assertThat(best.score()).isEqualTo(best.why().value());
  }

  @Test
  void showsACardAndThePassageItCameFromOnce() {
    String words = "please never force-push to the shared branch";
    CardId id = scene.draft(CONSTRAINT, "Never force-push.").quoting(words).put();
    List<Search.Result> found =
        scene.memory().search(Search.of("force-push shared")).results();
    assertThat(found).extracting(Search.Result::id).containsExactly(id.value());
    assertThat(found.get(0).score()).isEqualTo(found.get(0).why().value());
    assertThat(
            scene.memory().search(Search.of("force-push").in(Search.In.ENTRIES)).results())
        .extracting(Search.Result::words)
        .containsExactly(words);
  }

  @Test
  void findsACardRightAfterItWasAdmitted() {
    scene.card(FACT, "The build uses Maven.");
    assertThat(cards(Search.of("Gradle"))).isEmpty();
    CardId id = scene.card(FACT, "The app uses Gradle.");
    assertThat(ids(cards(Search.of("Gradle")))).containsExactly(id.value());
  }

  @Test
  void prefersTheRepositoryToItsDomainToEverywhere() {
    CardId global = scene.draft(FACT, "Tests run with pytest.").in(Scope.GLOBAL).put();
    CardId domain =
        scene.draft(FACT, "Tests run with pytest.").in(Scope.domain("tools")).put();
    CardId repo = scene.card(FACT, "Tests run with pytest.");
    scene.draft(FACT, "Tests run with pytest.").in(Scope.repo("other")).put();
    List<Search.Result> found = cards(Search.of("pytest").scope(CardScene.REPO));
    assertThat(ids(found)).containsExactly(repo.value(), domain.value(), global.value());
    assertThat(cards(Search.of("pytest"))).hasSize(4);
  }

  @Test
  void flagsWhatIsDoubtedOrPutAside() {
    CardId doubted = scene.card(FACT, "The cache lives in redis.");
    CardId archived = scene.card(FACT, "The cache expires after a day.");
    scene.dispute(doubted, 2);
    scene.archive(archived);
    List<Search.Result> found = cards(Search.of("cache"));
    assertThat(found).extracting(Search.Result::id).contains(doubted.value(), archived.value());
    assertThat(found.stream().filter(each -> each.id().equals(doubted.value())).findFirst())
        .get()
        .satisfies(each -> assertThat(each.flags()).contains("needs recheck"))
        .satisfies(each -> assertThat(each.status()).isEqualTo("needs_recheck"));
    Search without = new Search(
        "cache",
        Optional.of(List.of(Search.In.CARDS)),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        OptionalInt.empty(),
        Optional.of(false),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
    assertThat(ids(scene.memory().search(without).results())).containsExactly(doubted.value());
  }

  @Test
  void showsWhatWasSupersededBelowWhatTookItsPlace() {
    CardId old = scene.card(CONSTRAINT, "Always use tabs tabs tabs for indentation.");
    CardId now = scene.draft(CONSTRAINT, "Never use tabs.").supersedes(old).put();
    List<Search.Result> found = cards(Search.of("tabs for indentation"));
    assertThat(ids(found)).containsExactly(now.value(), old.value());
    assertThat(found.get(1).flags()).contains("superseded");
    assertThat(found.get(1).why().value()).isEqualTo(found.get(1).score());
  }

  @Test
  void flagsWhatCameFromOutside() {
    scene.draft(FACT, "The library is unmaintained.").trust(Trust.EXTERNAL).put();
    assertThat(cards(Search.of("library")).get(0).flags()).contains("external");
  }

  @Test
  void narrowsByKindAndThenLooksAtCardsAlone() {
    scene.card(FACT, "Deploys happen on Monday.");
    CardId tactic = scene.card(TACTIC, "Deploy with the blue button.");
    Search.Answer answer = scene.memory().search(Search.of("deploy").kinds(TACTIC));
    assertThat(ids(answer.results())).containsExactly(tactic.value());
    assertThatThrownBy(() -> scene.memory().search(Search.of("deploy").kinds(new CardKind[0])))
        .isInstanceOfSatisfying(CairnException.class, e -> assertThat(e.field()).contains("kinds"));
  }

  @Test
  void mixesCardsAndEntriesByHowMuchOfTheQueryTheyHave() {
    scene.card(CONSTRAINT, "Never force-push to main.");
    scene.memory().log(Log.user(CardScene.LEARNING, "who did force the push to main yesterday?"));
    Search.Answer answer = scene.memory().search(Search.of("force push main"));
    assertThat(answer.results()).extracting(Search.Result::type).contains("card", "entry");
    for (Search.Result each : answer.results()) {
      assertThat(each.why().value()).isEqualTo(each.score());
    }
    assertThat(answer.results())
        .extracting(Search.Result::score)
        .isSortedAccordingTo((a, b) -> Double.compare(b, a));
  }

  @Test
  void notesWhatWasShownIfAnEpisodeIsGiven() {
    CardId id = scene.card(FACT, "The queue is kafka.");
    scene.memory().search(Search.of("kafka"));
    assertThat(scene.events(CardsShown.class)).isEmpty();
    scene.memory().search(Search.of("kafka").in(CardScene.LEARNING));
    scene.memory().read(new ReadCard(id, Optional.of(CardScene.LEARNING)));
    assertThat(scene.events(CardsShown.class))
        .extracting(CardsShown::channel)
        .containsExactly(Channel.SEARCH, Channel.EXPLICIT_READ);
    ReadCard.Answer read = scene.memory().read(ReadCard.of(id));
    assertThat(read.exposures())
        .extracting(ReadCard.Exposure::channel)
        .containsExactly("search", "explicit_read");
  }

  @Test
  void readsACardWhole() {
    CardId id = scene.card(FACT, "The port is 8080.");
    scene.dispute(id, 1);
    ReadCard.Answer read = scene.memory().read(ReadCard.of(id));
    assertThat(read.statement()).isEqualTo("The port is 8080.");
    assertThat(read.createdFrom()).hasSize(1);
    assertThat(read.evidence().get(0).quote()).isEqualTo("The port is 8080.");
    assertThat(read.disputes()).singleElement().satisfies(doubt -> {
      assertThat(doubt.weight()).isEqualTo(1.0);
      assertThat(doubt.evidence()).hasSize(1);
    });
    assertThat(read.history()).extracting(ReadCard.Happened::type).hasSize(2);
    assertThat(read.truth().value()).isEqualTo(read.truth().why().value());
    assertThatThrownBy(() -> scene.memory().read(ReadCard.of(new CardId("c999"))))
        .isInstanceOfSatisfying(CairnException.class, e -> assertThat(e.field()).contains("card"));
  }

  @Test
  void looksBackToAPositionOrATime() {
    CardId old = scene
        .draft(CONSTRAINT, "Always use tabs.")
        .at(Instant.parse("2026-01-02T00:00:00Z"))
        .put();
    long then = scene.memory().head();
    scene
        .draft(CONSTRAINT, "Never use tabs.")
        .supersedes(old)
        .at(Instant.parse("2026-01-20T00:00:00Z"))
        .put();
    Search search = Search.of("tabs").in(Search.In.CARDS);
    for (AsOf past :
        List.of(new AsOf.Position(then), new AsOf.Time(Instant.parse("2026-01-10T00:00:00Z")))) {
      List<Search.Result> found =
          scene.memory().search(search, Reading.asOf(past)).results();
      assertThat(ids(found)).containsExactly(old.value());
      assertThat(found.get(0).status()).isEqualTo("active");
    }
    assertThat(scene.memory().search(search).results()).hasSize(2);
    assertThat(scene
            .memory()
            .read(ReadCard.of(old), Reading.asOf(new AsOf.Position(then)))
            .status())
        .isEqualTo("active");
  }

  @Test
  void breaksTiesByHowOftenACardWasShown() {
    CardId one = scene.draft(CardKind.TACTIC, "Retry the upload.").at(DAY).put();
    CardId other = scene.draft(CardKind.TACTIC, "Retry the upload.").at(DAY).put();
    assertThat(ids(cards(Search.of("upload")))).containsExactly(other.value(), one.value());
    scene.memory().read(new ReadCard(one, Optional.of(CardScene.LEARNING)));
    assertThat(ids(cards(Search.of("upload")))).containsExactly(one.value(), other.value());
  }
}
