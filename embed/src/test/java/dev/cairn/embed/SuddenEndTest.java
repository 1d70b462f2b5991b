package dev.cairn.embed;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A process that ends while its model is at work")
@Tag("slow")
class SuddenEndTest {
  private static final int MINUTES_MAX = 2;

  @ParameterizedTest(name = "{0} ms after the model was first loaded")
  @ValueSource(longs = {0, 20, 60, 250})
  void endsAsItWants(long millis, @TempDir Path folder) throws Exception {
    Process process = new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-cp",
            System.getProperty("java.class.path"),
            Ending.class.getName(),
            Long.toString(millis))
        // Here a crash would leave its report.
        .directory(folder.toFile())
        .redirectErrorStream(true)
        .start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor(MINUTES_MAX, TimeUnit.MINUTES)).isTrue();
    assertThat(process.exitValue()).as(said).isZero();
    assertThat(folder).isEmptyDirectory();
  }

  /** Loads models and asks them in the background, and exits a moment after the first is there. */
  static final class Ending {
    private static final long LAST_WORDS_MILLIS = 700;

    private Ending() {}

    public static void main(String... words) throws Exception {
      CountDownLatch begun = new CountDownLatch(1);
      Thread work = new Thread(() -> {
        while (true) {
          try (OnnxEmbedder embedder = OnnxEmbedder.open(SentenceModel.DEFAULT)) {
            begun.countDown();
            embedder.embedQuery("the last words of a process");
          }
        }
      });
      work.setDaemon(true);
      // As a program does that finishes its work first.
      Runtime.getRuntime().addShutdownHook(new Thread(Ending::linger));
      work.start();
      begun.await();
      Thread.sleep(Long.parseLong(words[0]));
      System.exit(0);
    }

    private static void linger() {
      try {
        Thread.sleep(LAST_WORDS_MILLIS);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
  }
}
