package dev.cairn.server.data;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.server.cli.Ran;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("Files for one piece of work")
class SpoolFolderTest {
  private final Instant later = Instant.now().plusSeconds(3_600);

  @TempDir
  private Path data;

  @Test
  void goWithTheirMaker() throws Exception {
    SpoolFolder spool = SpoolFolder.in(data);
    assertThat(data.resolve("spool")).as("before it is needed").doesNotExist();
    Path file = spool.file("import-", ".jsonl");
    assertThat(file).startsWith(data.resolve("spool")).exists();
    spool.sweep(later);
    assertThat(file).as("in use").exists();
    spool.close();
    assertThat(data.resolve("spool")).doesNotExist();
  }

  @Test
  void areSweptWhenTheirMakerDied() throws Exception {
    Path left = Files.createDirectories(data.resolve("spool/4711"));
    Files.writeString(left.resolve("import-1.jsonl"), "what was said in private");
    Files.createFile(left.resolve("lock"));
    SpoolFolder.in(data).sweep(Instant.now());
    assertThat(left).as("its maker may be about to lock it").exists();
    Files.setLastModifiedTime(left, FileTime.from(Instant.now().minusSeconds(120)));
    assertThat(Ran.cairn(data, "status").exit()).isZero();
    assertThat(left).doesNotExist();
  }
}
