package dev.cairn.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A process that may open too few files says so")
class OpenFilesTest {
  @TempDir
  Path folder;

  @Test
  void theLimitIsReadWhereTheSystemTellsIt() throws IOException {
    Path limits = folder.resolve("limits");
    Files.writeString(limits, """
        Limit                     Soft Limit           Hard Limit           Units
        Max processes             63204                63204                processes
        Max open files            64                   64                   files
        """);
    assertThat(OpenFiles.limit(limits)).isEqualTo(Optional.of(64L));
    assertThat(OpenFiles.tooFew(64))
        .hasValueSatisfying(said -> assertThat(said).contains("64 files").contains("ulimit -n"));
    assertThat(OpenFiles.tooFew(1_024)).isEmpty();
    assertThat(OpenFiles.limit(folder.resolve("nothing"))).isEmpty();
  }

  @Test
  void aCommandEndsWithASentence() throws Exception {
    assumeTrue(Files.isExecutable(Path.of("/bin/sh")), "no shell to set a limit with");
    assumeTrue(Files.exists(Path.of("/proc/self/limits")), "this system does not tell its limits");
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    Process process = new ProcessBuilder(
            "/bin/sh",
            "-c",
            "ulimit -n 64; exec \"$0\" -cp \"$1\" dev.cairn.server.Main --data \"$2\" status",
            java,
            System.getProperty("java.class.path"),
            folder.toString())
        .redirectErrorStream(true)
        .start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(said).isEqualTo(3);
    assertThat(said).contains("64 files").contains("ulimit -n").doesNotContain("\tat ");
  }
}
