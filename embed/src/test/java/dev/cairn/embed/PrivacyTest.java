package dev.cairn.embed;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.index.Embedder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("slow")
@DisplayName("The runtime of the models")
class PrivacyTest {
  /** More than a regular expression that recurses can match on the stack of a thread. */
  private static final int LONG = 60_000;

  @TempDir
  Path home;

  @TempDir
  Path temporary;

  /** The program of the other process: places one text. */
  static final class Program {
    private Program() {}

    public static void main(String[] args) {
      try (Embedder embedder = SentenceModel.MINI_LM.open()) {
        System.out.println(embedder.embedQuery("hello").length);
      }
      // As an engine does, or a process that is killed: nobody tidies up afterwards.
      System.out.flush();
      Runtime.getRuntime().halt(0);
    }
  }

  @Test
  @DisplayName("leaves nothing on the disk, and minds no long command line")
  void reportsToNobody() throws Exception {
    ProcessBuilder builder = new ProcessBuilder(
        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-Duser.home=" + home,
        "-Djava.io.tmpdir=" + temporary,
        "-cp",
        System.getProperty("java.class.path"),
        Program.class.getName(),
        "x".repeat(LONG));
    builder.environment().put("HOME", home.toString());
    // Either would keep a reporting runtime quiet, and hide it from this test.
    builder.environment().remove("ORT_DISABLE_TELEMETRY");
    builder.environment().remove("CI");
    Process process = builder.redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(said).isZero();
    assertThat(said).contains("384");
    assertThat(home).isEmptyDirectory();
    try (Stream<Path> left = Files.walk(temporary)) {
      // The runtime makes an empty folder, used or not.
      assertThat(left.filter(Files::isRegularFile)).isEmpty();
    }
  }
}
