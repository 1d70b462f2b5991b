package dev.cairn.embed;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.index.vector.LazyEmbedder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("slow")
@DisplayName("Where ONNX Runtime has no library")
class UnsupportedPlatformTest {

  /** The program of the other process: prints the state the model ends up in. */
  static final class Program {
    private Program() {}

    public static void main(String[] args) {
      try (LazyEmbedder lazy = SentenceModel.DEFAULT.lazy()) {
        lazy.start();
        System.out.println(lazy.settled().toCompletableFuture().join().describe());
      }
    }
  }

  /** In a process of its own, as the library is loaded once and stays. */
  @Test
  void theStateSaysSoAndNothingIsThrown() throws Exception {
    Process process = new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-Dos.arch=pdp11",
            "-cp",
            System.getProperty("java.class.path"),
            Program.class.getName())
        .redirectErrorStream(true)
        .start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(said).isZero();
    assertThat(said).startsWith("failed: ONNX Runtime has no library").contains("pdp11");
  }
}
