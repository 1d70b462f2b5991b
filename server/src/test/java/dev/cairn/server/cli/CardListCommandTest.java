package dev.cairn.server.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

@DisplayName("`cairn cards`")
class CardListCommandTest {
  @TempDir
  private Path data;

  private Ran run(String... words) {
    return Ran.cairn(data, words);
  }

  @BeforeEach
  void twoFactsAreLearned() {
    run("start", "--id", "monday", "--scope", "repo:payments");
    String entry = run(
            "log",
            "--episode",
            "monday",
            "--role",
            "document",
            "Invoices are numbered per branch. The harbour closes at nine.",
            "--json")
        .json()
        .path("entry")
        .asString();
    fact("Invoices are numbered per branch", entry + ":numbered per branch");
    fact("The harbour closes at nine", entry + ":closes at nine");
    run("end", "monday");
  }

  private void fact(String statement, String evidence) {
    run("remember", "fact", statement, "--episode", "monday", "--evidence", evidence);
  }

  @Test
  void listsThoseInForceAndPagesThrough() {
    JsonNode first = run("cards", "--limit", "1", "--json").json();
    assertThat(first.path("cards")).hasSize(1);
    JsonNode second =
        run("cards", "--cursor", first.path("cursor").asString(), "--json").json();
    assertThat(second.path("cards")).hasSize(1);
    assertThat(second.has("cursor")).isFalse();
    assertThat(run("cards").out()).contains("harbour", "Invoices", "fact", "repo:payments");
    assertThat(run("cards", "--kind", "constraint").out()).contains("no cards");
    assertThat(run("cards", "--scope", "global").out()).contains("no cards");
  }

  @Test
  void listsByStatus() {
    String card = run("cards", "--json").json().at("/cards/0/id").asString();
    run("archive", card);
    assertThat(run("cards").out()).doesNotContain(card);
    assertThat(run("cards", "--status", "archived").out()).contains(card, "archived");
    assertThat(run("cards", "--status", "suggested").out()).contains("no cards");
  }

  @Test
  void refusesWhatItDoesNotKnow() {
    assertThat(run("cards", "--status", "gone").exit()).isEqualTo(Exit.CALLER);
    assertThat(run("cards", "harbour", "--status", "active").exit()).isEqualTo(Exit.CALLER);
    assertThat(run("cards", "--cursor", "nowhere").exit()).isEqualTo(Exit.CALLER);
  }

  @Test
  void isToldByStatusWhatIsUnderstoodAndWhatWaits() {
    assertThat(run("status").out())
        .containsPattern("languages +en, de")
        .containsPattern("suggestions +0")
        .containsPattern("rules_over_budget +0");
    assertThat(run("check", "ls -la").out()).startsWith("clear  no rule");
  }

  @Test
  void refusesALanguageModelWithoutAName() {
    assertThat(run("cards", "--llm-url", "http://127.0.0.1:1/v1").exit()).isEqualTo(Exit.CALLER);
    assertThat(run("cards", "--llm-url", "http://127.0.0.1:1/v1", "--llm-model", "m")
            .exit())
        .isZero();
  }
}
