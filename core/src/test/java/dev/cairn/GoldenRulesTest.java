package dev.cairn;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.log.CardKind;
import dev.cairn.log.EntryId;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.Role;
import dev.cairn.log.ToolId;
import dev.cairn.operation.Decide;
import dev.cairn.operation.EndEpisode;
import dev.cairn.operation.Evidence;
import dev.cairn.operation.ListCards;
import dev.cairn.operation.ListCards.CardStatus;
import dev.cairn.operation.Log;
import dev.cairn.operation.Progress;
import dev.cairn.operation.ReadLedger;
import dev.cairn.operation.Rebuild;
import dev.cairn.operation.Remember;
import dev.cairn.operation.Verify;
import dev.cairn.text.Readers;
import dev.cairn.text.sentence.ReaderModel;
import dev.cairn.text.sentence.SentenceReader;
import dev.cairn.text.sentence.Thresholds;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/**
 * A log in which every way a rule can come, change and go was decided once. Readers are trained again and hear
 * otherwise; what they said then is in the log, and stays.
 */
@DisplayName("What became of rules stays as it was logged")
class GoldenRulesTest {
  private static final Path FILE = Path.of("src/test/resources/golden/log-0.4-rules.jsonl");
  private static final String DIGEST =
      "821d117e0457788be5a38cf8cd333b7d8ed54d179b5560b71a156229c2027517";

  @Test
  @DisplayName("every candidate keeps its verdict, the latest episode first")
  void verdicts() {
    assertThat(withOthers(GoldenRulesTest::verdicts))
        .isEqualTo(with(Readers.shipped(), GoldenRulesTest::verdicts))
        .isEqualTo("""
            admitted new
            admitted new
            suggested suggested
            superseded withdrawn
            admitted reversal
            superseded reversal
            admitted exception
            merged same_content
            admitted new
            admitted new
            admitted new""");
  }

  @Test
  @DisplayName("every card is as it was")
  void cards() {
    assertThat(withOthers(GoldenRulesTest::cards))
        .isEqualTo(with(Readers.shipped(), GoldenRulesTest::cards))
        .isEqualTo("""
            ACTIVE INFERRED: `bash` failed: npm error code E404
            ACTIVE USER: Add a changelog entry for each release.
            ACTIVE USER: From now on keep commit messages under 50 characters.
            ACTIVE USER: Except for hotfixes, you can never force-push to main. (exception)
            ACTIVE USER: Never force-push to main.
            SUPERSEDED USER: Keep commit messages under 72 characters.
            SUPERSEDED USER: Always use pnpm for installs.""");
  }

  @Test
  @DisplayName("its digest is pinned, and readers that hear nothing replay the same")
  void digest() {
    assertThat(withOthers(GoldenRulesTest::rebuilt)).isEqualTo(DIGEST);
    assertThat(with(Readers.shipped(), GoldenRulesTest::rebuilt)).isEqualTo(DIGEST);
  }

  @Test
  @DisplayName("no event is written anew")
  void events() throws IOException {
    String stored = Files.readString(FILE);
    assertThat(withOthers(GoldenRulesTest::exported)).isEqualTo(stored);
  }

  /** Readers of another training: they hear no rule in any sentence. */
  private static String withOthers(Function<Context, String> question) {
    Thresholds nothing = new Thresholds(Map.of());
    ReaderModel deaf = ReaderModel.shipped().with(nothing, nothing);
    return with(Readers.shipped().with(new SentenceReader(deaf)), question);
  }

  private static String with(Readers readers, Function<Context, String> question) {
    try (Tester tester = new Tester(settings -> settings.readers(readers))) {
      assertThat(tester.memory().importLog(FILE, Progress.NONE).restored()).isTrue();
      assertThat(tester
              .memory()
              .verify(new Verify(Optional.of(true)), Progress.NONE)
              .problems())
          .isEmpty();
      return question.apply(tester.memory());
    }
  }

  private static String rebuilt(Context memory) {
    Rebuild.Answer answer = memory.rebuild(new Rebuild(Optional.empty()), Progress.NONE);
    assertThat(answer.digestAfter()).isEqualTo(answer.digestBefore());
    return answer.digestAfter();
  }

  private static String exported(Context memory) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    memory.export(out, Progress.NONE);
    return out.toString(StandardCharsets.UTF_8);
  }

  private static String verdicts(Context memory) {
    return memory.ledger(new ReadLedger(Optional.empty(), OptionalInt.empty())).ledgers().stream()
        .flatMap(ledger -> ledger.decisions().stream())
        .map(each -> each.decision() + " " + each.reason())
        .collect(Collectors.joining("\n"));
  }

  private static String cards(Context memory) {
    return Stream.of(CardStatus.values())
        .flatMap(status -> memory.cards(ListCards.inForce().status(status)).cards().stream())
        .map(each -> each.status() + " " + each.trust() + ": " + each.statement()
            + each.exceptionTo().map(rule -> " (exception)").orElse(""))
        .collect(Collectors.joining("\n"));
  }

  /** Writes it: {@code mvn test -pl core -Dtest=GoldenRulesTest -Dgolden.write=FILE}. */
  @Test
  @EnabledIfSystemProperty(named = "golden.write", matches = ".+")
  void writeOne() throws IOException {
    Path file = FILE.resolveSibling(System.getProperty("golden.write"));
    try (Tester tester = new Tester();
        OutputStream out = Files.newOutputStream(file)) {
      history(tester);
      tester.memory().export(out, Progress.NONE);
    }
  }

  private static void history(Tester tester) {
    says(
        tester,
        "monday",
        "Never force-push to main. Always use pnpm for installs."
            + " Keep commit messages under 72 characters.");
    says(tester, "tuesday", "Please never force-push to the main branch.");
    says(tester, "wednesday", "Except for hotfixes, you can never force-push to main.");
    says(tester, "thursday", "From now on keep commit messages under 50 characters.");
    says(tester, "friday", "Forget about the rule on pnpm, it no longer applies.");
    confirms(tester, "Maybe add a changelog entry for each release.");
    fails(tester);
    tester
        .memory()
        .decide(Decide.of("bash", 0.9).args(Map.of("command", "git push --force origin main")));
  }

  private static void says(Tester tester, String day, String text) {
    EpisodeId episode = tester.episode(day);
    tester.memory().log(Log.user(episode, text));
    tester.memory().endEpisode(new EndEpisode(episode));
  }

  /** It is suggested first, and then somebody says that it is meant. */
  private static void confirms(Tester tester, String text) {
    EpisodeId heard = tester.episode("saturday");
    EntryId entry = tester.memory().log(Log.user(heard, text)).entry();
    tester.memory().endEpisode(new EndEpisode(heard));
    EpisodeId confirmed = tester.episode("sunday");
    tester
        .memory()
        .remember(Remember.of(
            confirmed,
            CardKind.CONSTRAINT,
            "Add a changelog entry for each release.",
            Evidence.quote(entry, text)));
    tester.memory().endEpisode(new EndEpisode(confirmed));
  }

  /** Nobody says how it went; the text does. */
  private static void fails(Tester tester) {
    EpisodeId episode = tester.episode("later");
    tester
        .memory()
        .log(new Log(
            episode,
            Role.TOOL,
            "npm error code E404\nnpm error 404 Not Found - GET /left-pad",
            Optional.of(ToolId.parse("bash")),
            Optional.empty(),
            OptionalInt.empty(),
            Optional.empty(),
            Optional.empty()));
    tester.memory().endEpisode(new EndEpisode(episode));
  }
}
