package dev.cairn.store.sqlite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cairn.Cairn;
import dev.cairn.Context;
import dev.cairn.fault.CairnException;
import dev.cairn.fault.Code;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.Scope;
import dev.cairn.operation.AcceptDamage;
import dev.cairn.operation.Backup;
import dev.cairn.operation.Decide;
import dev.cairn.operation.Log;
import dev.cairn.operation.Progress;
import dev.cairn.operation.Reading;
import dev.cairn.operation.StartEpisode;
import dev.cairn.operation.Status;
import dev.cairn.operation.Verify;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The head file tells a log that was cut off from one that was not")
class HeadFileTest {
  @TempDir
  Path folder;

  @Test
  void aLogThatIsAsFarIsWell() {
    say("one", "two");
    assertThat(head()).exists();
    try (Cairn cairn = Cairn.open(folder)) {
      assertWell(cairn.context("default"));
    }
  }

  /** A crash between the commit and the file, by a file of before. */
  @Test
  void aLogThatIsFartherIsWell() throws IOException {
    say("one");
    byte[] before = Files.readAllBytes(head());
    say("two", "three");
    Files.write(head(), before);
    try (Cairn cairn = Cairn.open(folder)) {
      assertWell(cairn.context("default"));
    }
  }

  @Test
  void aFileThatIsMissingSaysNothing() throws IOException {
    say("one");
    Files.delete(head());
    try (Cairn cairn = Cairn.open(folder)) {
      assertWell(cairn.context("default"));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "cairn-heads 1\n", "cairn-heads 1\n9 00 default\n", "\u0000\u0001"})
  void aFileThatIsNotWholeSaysNothing(String content) throws IOException {
    say("one");
    Files.writeString(head(), content);
    try (Cairn cairn = Cairn.open(folder)) {
      assertWell(cairn.context("default"));
    }
  }

  @Test
  void aLogThatIsShorterWasCutOff() throws IOException {
    long cutAt = cutOff();
    try (Cairn cairn = Cairn.open(folder)) {
      Context memory = cairn.context("default");
      assertThat(verify(memory).problems()).anySatisfy(problem -> {
        assertThat(problem.position()).isEqualTo(cutAt + 1);
        assertThat(problem.problem()).contains("cut off");
      });
      assertThat(memory.status(new Status(), Reading.LATEST).health().ok()).isFalse();
      Decide.Answer asked = memory.decide(Decide.of("files:write_note", 0.95));
      assertThat(asked.verdict()).isEqualTo(Decide.Verdict.ASK);
      assertThat(asked.because()).contains("events " + (cutAt + 1) + " to ");
    }
    try (Cairn cairn = Cairn.open(folder)) {
      Context memory = cairn.context("default");
      assertThat(memory.status(new Status(), Reading.LATEST).health().ok())
          .as("writing does not hide it")
          .isFalse();
      memory.acceptDamage(AcceptDamage.by("ada"));
    }
    try (Cairn cairn = Cairn.open(folder)) {
      assertThat(cairn
              .context("default")
              .status(new Status(), Reading.LATEST)
              .health()
              .ok())
          .isTrue();
    }
  }

  @Test
  void aLogThatGrewDifferentlyIsTold() throws IOException {
    say("one");
    Path copy = folder.resolve("copy.db");
    try (Cairn cairn = Cairn.open(folder)) {
      cairn.backup(new Backup(copy.toString()));
    }
    say("the original");
    byte[] original = Files.readAllBytes(head());
    Files.move(copy, folder.resolve("cairn.db"), StandardCopyOption.REPLACE_EXISTING);
    Files.delete(head());
    say("the copy", "which went farther");
    Files.write(head(), original);
    try (Cairn cairn = Cairn.open(folder)) {
      assertThat(verify(cairn.context("default")).problems())
          .anyMatch(problem -> problem.problem().contains("grew differently"));
    }
  }

  @Test
  void anEmptyStoreBesideOneThatKnewMoreIsRefused() throws IOException {
    say("one");
    Files.delete(folder.resolve("cairn.db"));
    assertThatThrownBy(() -> Cairn.open(folder)).isInstanceOfSatisfying(CairnException.class, e -> {
      assertThat(e.code()).isEqualTo(Code.CORRUPT);
      assertThat(e).hasMessageContaining(head().toString()).hasMessageContaining("restore");
    });
    assertThatThrownBy(() -> Cairn.open(folder)).hasMessageContaining("to begin anew, delete");
    Files.delete(head());
    assertThatThrownBy(() -> Cairn.open(folder))
        .as("the cache knows too")
        .hasMessageContaining(folder.resolve("cache").toString());
    DamagedFolder.forgetCache(folder);
    try (Cairn cairn = Cairn.open(folder)) {
      assertThat(cairn.contexts().contexts()).isEmpty();
    }
  }

  @Test
  void aStoreThatWasNeverWrittenToOpensAgain() {
    for (int i = 0; i < 2; i++) {
      try (Cairn cairn = Cairn.open(folder)) {
        cairn.context("default").status(new Status(), Reading.LATEST);
      }
    }
  }

  /** Where the log ends now that an older copy is in its place. */
  private long cutOff() throws IOException {
    say("one", "two");
    Path copy = folder.resolve("copy.db");
    long cutAt;
    try (Cairn cairn = Cairn.open(folder)) {
      cairn.backup(new Backup(copy.toString()));
      cutAt = cairn.context("default").head();
    }
    say("three", "four", "five", "six");
    Files.move(copy, folder.resolve("cairn.db"), StandardCopyOption.REPLACE_EXISTING);
    return cutAt;
  }

  private static void assertWell(Context memory) {
    assertThat(verify(memory).problems()).isEmpty();
    assertThat(memory.status(new Status(), Reading.LATEST).health().ok()).isTrue();
  }

  private static Verify.Answer verify(Context memory) {
    return memory.verify(new Verify(Optional.empty()), Progress.NONE);
  }

  private Path head() {
    return folder.resolve("head");
  }

  private void say(String... words) {
    try (Cairn cairn = Cairn.open(folder)) {
      Context memory = cairn.context("default");
      EpisodeId monday = new EpisodeId("monday");
      if (memory.head() == 0) {
        memory.startEpisode(StartEpisode.in(Scope.repo("cairn")).id("monday"));
      }
      for (String each : words) {
        memory.log(Log.user(monday, each));
      }
      memory.rebuild(new dev.cairn.operation.Rebuild(Optional.empty()), Progress.NONE);
    }
  }
}
