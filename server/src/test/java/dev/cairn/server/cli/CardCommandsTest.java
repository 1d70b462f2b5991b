package dev.cairn.server.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("Commands about what was learned")
class CardCommandsTest {
  private static final String SCOPE = "repo:payments";

  @TempDir
  private Path data;

  private String card = "";
  private String entry = "";

  private Ran run(String... words) {
    return Ran.cairn(data, words);
  }

  @BeforeEach
  void aRuleIsLearned() {
    run("start", "--id", "monday", "--scope", SCOPE);
    entry = run(
            "log", "--episode", "monday", "--role", "user", "Never force-push to main.", "--json")
        .json()
        .path("entry")
        .asString();
    run(
        "remember",
        "fact",
        "Main is protected",
        "--episode",
        "monday",
        "--evidence",
        entry + ": main");
    run(
        "remember",
        "tactic",
        "Push gently",
        "--episode",
        "monday",
        "--evidence",
        entry + ":force-push");
    Ran ended = run("end", "monday");
    assertThat(ended.out())
        .contains("3 proposed: 2 admitted, 1 refused (evidence_missing)")
        .contains("constraint “Never force-push to main.”", "fact “Main is protected”");
    card = run("cards", "force push", "--json").json().at("/results/0/id").asString();
  }

  @Test
  void tellWhatBecameOfEveryCandidate() {
    assertThat(run("ledger").out()).contains("monday", "refused", "tactic “Push gently”");
    assertThat(run("ledger", "monday", "--why").out()).contains("budget 120");
    String refused = run("ledger", "--json")
        .json()
        .at("/ledgers/0/decisions")
        .valueStream()
        .filter(decision -> decision.path("decision").asString().equals("refused"))
        .findFirst()
        .orElseThrow()
        .path("candidate")
        .asString();
    assertThat(run("explain", refused).out()).contains("candidate", "Push gently");
  }

  @Test
  void showACardWholeAndAList() {
    assertThat(run("card", card, "--why").out())
        .contains("Never force-push to main.", "status    active", "truth     0.6667")
        .contains("“Never force-push to main.”", entry);
    assertThat(run("cards").out()).contains(card, "fact", "Main is protected");
    assertThat(run("cards", "--kind", "fact").out()).doesNotContain(card);
    assertThat(run("cards", "--json").json().path("cards")).hasSize(2);
    assertThat(run("card", "cnone").exit()).isEqualTo(Exit.CALLER);
  }

  @Test
  void handOutAPackAndGuardAnAction() {
    Ran pack = run("pack", "push", "the", "fix", "--scope", SCOPE);
    assertThat(pack.out())
        .startsWith("<recalled-memory")
        .contains("## Rules", "[" + card + ": user");
    String id =
        run("pack", "push", "--scope", SCOPE, "--json").json().path("pack").asString();
    assertThat(run("explain", id).out()).contains("prompt push", card);
    assertThat(run("check", "git push --force origin main", "--scope", SCOPE).out())
        .startsWith("forbidden  \"Never force-push to main.\" forbids it")
        .contains("forbids Never force-push to main.");
    assertThat(run("check", "ls", "--scope", SCOPE).out()).startsWith("clear  no rule");
  }

  @Test
  void tendCards() {
    assertThat(run("dispute", card, "--note", "sure?").out()).contains("active, doubt 0");
    assertThat(run("archive", card, "--reason", "gone").out()).contains("archived");
    assertThat(run("archive", "--undo", card).out()).contains("active");
    assertThat(run("recheck", card, "confirmed", "--evidence", entry + ":Never").out())
        .contains("active");
    assertThat(run("promote", card, "global").exit()).isEqualTo(Exit.CALLER);
    assertThat(run("compact", "--dry-run").out()).contains("nothing to tidy");
    assertThat(run("consolidate", "monday").out()).contains("3 proposed");
    assertThat(run("outcome", "user_confirmed_helpful", "--episode", "monday").out())
        .startsWith("oc_");
    assertThat(run("gates").out()).contains("not ready yet", "closed", "volume");
  }

  @Test
  void sayHowEvidenceIsWritten() {
    Ran wrong = run("remember", "fact", "x", "--episode", "monday", "--evidence", "nonsense");
    assertThat(wrong.exit()).isEqualTo(Exit.CALLER);
    assertThat(wrong.err()).contains("ENTRY:QUOTE");
    assertThat(run("archive", "--help").out()).contains("--undo", "about backups");
  }
}
