package dev.cairn.store.sqlite;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.Cairn;
import dev.cairn.Context;
import dev.cairn.Settings;
import dev.cairn.log.CardId;
import dev.cairn.log.CardKind;
import dev.cairn.log.EntryId;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.Risk;
import dev.cairn.log.Scope;
import dev.cairn.operation.Configure;
import dev.cairn.operation.Decide;
import dev.cairn.operation.EndEpisode;
import dev.cairn.operation.Erase;
import dev.cairn.operation.Evidence;
import dev.cairn.operation.Ingest;
import dev.cairn.operation.ListCards;
import dev.cairn.operation.Log;
import dev.cairn.operation.Progress;
import dev.cairn.operation.ReadTools;
import dev.cairn.operation.RegisterTools;
import dev.cairn.operation.Remember;
import dev.cairn.operation.SetRisk;
import dev.cairn.operation.StartEpisode;
import dev.cairn.operation.Verify;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("What was erased, wherever it was quoted,")
class QuotedErasureTest {
  private static final EpisodeId MONDAY = new EpisodeId("monday");

  @TempDir
  private Path folder;

  private Cairn cairn;

  @BeforeEach
  void open() {
    cairn = Cairn.open(Settings.in(folder).keepAfter(1));
    memory().startEpisode(StartEpisode.in(Scope.repo("payments")).id(MONDAY.value()));
  }

  @AfterEach
  void close() {
    cairn.close();
  }

  private Context memory() {
    return cairn.context("default");
  }

  private void isGone(String... words) {
    assertThat(WordsOnDisk.in(folder, words)).as("while it is open").isEmpty();
    assertThat(memory().verify(new Verify(Optional.of(true)), Progress.NONE).problems())
        .isEmpty();
    cairn.close();
    assertThat(WordsOnDisk.in(folder, words)).as("when it is closed").isEmpty();
    cairn = Cairn.open(Settings.in(folder).keepAfter(1));
  }

  private static Configure scrub(String how) {
    return new Configure(Optional.empty(), Optional.of(Map.of("log.scrub", how)));
  }

  /** The secret stands in no entry: nothing but the text itself tells of it. */
  @Test
  void isASecretInAnyOtherTextWhoseRestStays() {
    String key = "AKIAQ3EGTXKLPZ7WYB5N";
    memory().configure(scrub("off"));
    memory().decide(Decide.of("bash", 0.9).args(Map.of("command", "deploy " + key)));
    memory()
        .registerTools(RegisterTools.of(
            "acme", RegisterTools.Tool.of("thing", "Permanently deletes all, by " + key)));
    memory()
        .ingest(Ingest.of("fragment", Map.of("text", "it is " + key, "tags", List.of("a", "b"))));
    memory()
        .ingest(Ingest.of(
            "fragment", Map.of("text", "long ".repeat(500) + key, "tags", List.of("a", "b"))));
    memory().setRisk(SetRisk.of("acme:other", Risk.DANGEROUS, "it takes " + key, "ada"));
    memory().configure(scrub("on"));
    assertThat(WordsOnDisk.in(folder, key)).isNotEmpty();

    memory().erase(Erase.allSecrets());

    isGone(key);
    assertThat(memory().tools(ReadTools.ALL).tools())
        .filteredOn(tool -> tool.tool().toString().equals("acme:thing"))
        .extracting(ReadTools.Tool::risk)
        .as("what its description says of its risk is there still")
        .containsExactly(Risk.DANGEROUS);
    assertThat(memory().erase(Erase.allSecrets()).erased().texts()).isEmpty();
  }

  @Test
  void isKnownAgainInTheNameOfAProgramAnAddressAndATextWithinAText() {
    EntryId said = memory()
        .log(Log.user(MONDAY, "Always deploy Quetzalcoatl with terraform-xylo-77."))
        .entry();
    for (String quoted : List.of(
        "deployQuetzalcoatlNow()",
        "https://a.io/?q=all%20quetzalcoatl%20now",
        "curl -d '{\"a\": \"b\\nquetzalcoatl\"}'",
        "{\"a\": \"b\\nquetzalcoatl\"}")) {
      memory()
          .log(Log.tool(MONDAY, "bash", true, "done, all fine").args(Map.of("command", quoted)));
    }
    memory().erase(Erase.entry(said));
    isGone("quetzalcoatl");
  }

  /** With the words around it a concept has another name than by itself. */
  @Test
  void isNoConceptsNameEither() {
    String rule = "Clinic Quetzalcoatl has diagnosed Xylotomia.";
    EntryId said = memory()
        .log(Log.user(MONDAY, rule + " Always run the unit tests before a commit."))
        .entry();
    memory().remember(Remember.of(MONDAY, CardKind.FACT, rule, Evidence.quote(said, rule)));
    memory().endEpisode(new EndEpisode(MONDAY));
    CardId card = memory().cards(ListCards.inForce()).cards().stream()
        .filter(each -> each.statement().equals(rule))
        .findFirst()
        .map(each -> new CardId(each.id()))
        .orElseThrow();
    memory().erase(Erase.card(card));
    isGone("quetzalcoatl", "xylotomia");
  }
}
