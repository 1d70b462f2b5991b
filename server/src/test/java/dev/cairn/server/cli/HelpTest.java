package dev.cairn.server.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Help")
class HelpTest {
  private static final Path GOLDEN = Path.of("src/test/resources/golden/help.txt");

  private static Ran run(String... words) {
    return Ran.plain(new byte[0], Map.of(), words);
  }

  /** Rewritten with {@code -Dgolden.update=true}; the difference is for review. */
  @Test
  void isWhatCairnAlonePrints() throws Exception {
    Ran ran = run();
    assertThat(ran.exit()).isZero();
    if (Boolean.getBoolean("golden.update")) {
      Files.writeString(GOLDEN, ran.out());
    }
    assertThat(ran.out()).isEqualTo(Files.readString(GOLDEN, StandardCharsets.UTF_8));
    assertThat(run("--help").out()).isEqualTo(ran.out());
    assertThat(run("help").out()).isEqualTo(ran.out());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "demo",
        "doctor",
        "start",
        "log",
        "remember",
        "outcome",
        "end",
        "search",
        "pack",
        "check",
        "cards",
        "card",
        "ledger",
        "consolidate",
        "dispute",
        "recheck",
        "promote",
        "archive",
        "compact",
        "gates",
        "explain",
        "decide",
        "ran",
        "thresholds",
        "expect",
        "approve",
        "revoke",
        "risk",
        "trust",
        "status",
        "contexts",
        "configure",
        "verify",
        "embed",
        "rebuild",
        "export",
        "import",
        "backup",
        "salvage",
        "restore",
        "mcp",
        "call",
        "operations",
        "serve",
        "token",
        "eval",
        "ingest",
        "graph",
        "edge",
        "path",
        "adapters",
        "compare-adapters",
        "changes",
        "retract",
        "enrich",
        "load-spec",
        "unload-spec"
      })
  void mentionsEveryCommandAndEachExplainsItself(String command) {
    assertThat(run().out()).contains("\n  " + command + " ");
    Ran help = run(command, "--help");
    assertThat(help.exit()).isZero();
    assertThat(help.out()).startsWith("Usage: cairn " + command).contains("--data");
    assertThat(run("help", command).out()).isEqualTo(help.out());
  }

  @Test
  void showsTheFieldsOfAnOperationAsOptions() {
    assertThat(run("log", "--help").out())
        .contains("--episode=EPISODE", "--role=user|assistant|tool|document", "--[no-]ok")
        .contains("--exit-code=N", "--idempotency-key", "- reads them from standard input");
  }

  @Test
  void tellsWhichWordsAreNeeded() {
    assertThat(run("graph", "--help").out()).startsWith("Usage: cairn graph [OPTIONS] [FROM]\n");
    assertThat(run("edge", "--help").out())
        .startsWith("Usage: cairn edge [OPTIONS] SOURCE TARGET\n");
    assertThat(run("load-spec", "--help").out())
        .startsWith("Usage: cairn load-spec [OPTIONS] FILE\n");
    assertThat(run("enrich", "--help").out()).contains("--stop ").doesNotContain("--active");
    assertThat(run("graph", "--help").out())
        .contains(
            "--min-corroboration=N", "--rank-by=raw_weight|weight|corroboration", "--limit=N");
  }

  @Test
  void listsEveryOperation() {
    Ran ran = run("operations");
    new Shell(dev.cairn.server.terminal.Terminal.system())
        .registry()
        .operations()
        .forEach(operation -> assertThat(ran.out()).contains(operation.name() + "  "));
    assertThat(run("operations", "--json").json().get(0).at("/fields/0/name").asString())
        .isEqualTo("scope");
    assertThat(run("operations", "log").out()).contains("cairn call log '{");
  }

  @Test
  void hasAVersion() {
    assertThat(run("--version").out()).startsWith("cairn ");
  }

  @Test
  void hasNoColoursInAPipe() {
    assertThat(run().out()).doesNotContain("\u001b");
  }
}
