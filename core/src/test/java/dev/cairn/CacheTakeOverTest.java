package dev.cairn;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.log.EpisodeId;
import dev.cairn.operation.Log;
import dev.cairn.operation.Reading;
import dev.cairn.operation.Search;
import dev.cairn.operation.Status;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A cache whose owner has ended")
class CacheTakeOverTest {
  @TempDir
  private Path cache;

  private static boolean owns(Tester tester) {
    return tester.memory().status(new Status(), Reading.LATEST).storage().cacheOwned();
  }

  @Test
  void goesToWhoeverAsks() throws Exception {
    Tester first = new Tester(Optional.of(cache));
    EpisodeId monday = first.episode("monday");
    try (Tester second = first.with(Optional.of(cache))) {
      assertThat(owns(first)).isTrue();
      assertThat(owns(second)).isFalse();
      second.cairn().takeOverCache();
      assertThat(owns(second)).as("the first is still there").isFalse();
      second.memory().log(Log.user(monday, "kept by no one yet"));
      first.close();
      second.cairn().takeOverCache();
      assertThat(owns(second)).isTrue();
      second.memory().log(Log.user(monday, "kept by the second"));
      assertThat(second.memory().search(Search.of("kept")).results()).hasSize(2);
      second.cairn().takeOverCache();
      assertThat(second.cairn().loaded()).as("asking again changes nothing").isEqualTo(1);
    }
    try (Stream<Path> files = Files.walk(cache)) {
      assertThat(files
              .filter(file -> file.toString().endsWith(".fold"))
              .map(file -> file.getFileName().toString()))
          .anyMatch(name -> name.contains("-4-"));
    }
  }
}
