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
  void theReadmeQuotesTheQuickstart() throws IOException {
    Path root = Path.of(System.getProperty("cairn.root"));
    String source =
        Files.readString(root.resolve("examples/src/main/java/dev/cairn/examples/Quickstart.java"));
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
