package dev.cairn.examples;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The examples")
class ExamplesTest {
  @TempDir
  Path folder;

  @Test
  void quickstartFindsWhatWasSaid() {
    assertThat(output(Quickstart::run)).hasSize(2).first().asString().endsWith("to main.");
  }

  @Test
  void errorsAreHandledByCode() {
    assertThat(output(HandledErrors::run))
        .satisfiesExactly(
            line -> assertThat(line).isEqualTo("same entry: true"),
            line -> assertThat(line).startsWith("conflict in episode: "));
  }

  @Test
  void sourcesAreWeighedTogetherAndTakenBack() {
    assertThat(output(EvidenceGraph::run))
        .containsExactly(
            "1.6528 Clock {coverage=14.0, history=350.0}",
            "1.2500 Token {coverage=18.0, history=100.0}",
            "1.1111 Login {coverage=2.0, history=400.0}",
            "3 edges lost a source");
  }

  @Test
  void aToolEarnsTrustUnlessItIsDangerous() {
    assertThat(output(AskOrAct::run))
        .filteredOn(line -> line.contains(": allow"))
        .isNotEmpty()
        .allMatch(line -> line.contains("repo:update_issue"))
        .last()
        .asString()
        .startsWith("10 ");
  }

  @ParameterizedTest
  @ValueSource(strings = {"Quickstart", "EvidenceGraph", "AskOrAct"})
  void theReadmeQuotesThem(String example) throws IOException {
    Path root = Path.of(System.getProperty("cairn.root"));
    String source = Files.readString(
        root.resolve("examples/src/main/java/dev/cairn/examples/" + example + ".java"));
    String quoted = source
        .substring(source.indexOf("// README: begin\n") + 17, source.indexOf("// README: end"))
        .stripTrailing()
        .stripIndent();
    assertThat(Files.readString(root.resolve("README.md"))).contains(quoted);
  }

  private List<String> output(BiConsumer<Path, PrintStream> example) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    example.accept(folder, new PrintStream(out, true, StandardCharsets.UTF_8));
    return out.toString(StandardCharsets.UTF_8).lines().toList();
  }
}
