package dev.cairn.server.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.Cairn;
import dev.cairn.log.Scope;
import dev.cairn.operation.StartEpisode;
import java.io.BufferedReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A store that another process uses")
class LockedTest {
  @TempDir
  private Path data;

  /** Opens a store, and with a second argument begins a write, until its input ends. */
  public static final class Holder {
    private Holder() {}

    public static void main(String[] arguments) throws Exception {
      Path data = Path.of(arguments[0]);
      try (Cairn cairn = Cairn.open(data)) {
        cairn.context("default").startEpisode(StartEpisode.in(Scope.repo("x")));
        if (arguments.length > 1) {
          try (Connection connection =
                  DriverManager.getConnection("jdbc:sqlite:" + data.resolve("cairn.db"));
              Statement statement = connection.createStatement()) {
            statement.execute("BEGIN IMMEDIATE");
            waitForTheEnd();
          }
        } else {
          waitForTheEnd();
        }
      }
    }

    private static void waitForTheEnd() throws Exception {
      System.out.println("ready");
      System.in.transferTo(OutputStream.nullOutputStream());
    }
  }

  private void whileHeld(Runnable check, String... arguments) throws Exception {
    Process holder = new ProcessBuilder(Child.command(Holder.class.getName(), arguments))
        .redirectError(ProcessBuilder.Redirect.INHERIT)
        .start();
    try (BufferedReader out = holder.inputReader(StandardCharsets.UTF_8)) {
      assertThat(out.readLine()).isEqualTo("ready");
      check.run();
      holder.getOutputStream().close();
      assertThat(holder.waitFor()).isZero();
    } finally {
      holder.destroyForcibly();
    }
  }

  @Test
  void isNoTroubleForTheDoctor() throws Exception {
    whileHeld(
        () -> {
          Ran ran = Ran.cairn(data, "doctor");
          assertThat(ran.exit()).as(ran.out()).isZero();
          assertThat(ran.out())
              .contains("kept by another process", "open in another process", "2 events");
        },
        data.toString());
    assertThat(Ran.cairn(data, "doctor").out()).contains("not in use");
  }

  @Test
  void isSeenToBeWritten() throws Exception {
    whileHeld(
        () -> {
          Ran ran = Ran.cairn(data, "doctor");
          assertThat(ran.exit()).as(ran.out()).isZero();
          assertThat(ran.out()).contains("warn", "writing right now");
        },
        data.toString(),
        "write");
  }

  @Test
  void isNotReplaced() throws Exception {
    Path backup = data.resolve("backup.db");
    Ran.cairn(data, "start", "--id", "e");
    Ran.cairn(data, "backup", backup.toString());
    whileHeld(
        () -> {
          Ran ran = Ran.cairn(data, "restore", backup.toString(), "--force");
          assertThat(ran.exit()).isEqualTo(3);
          assertThat(ran.err()).contains("another process uses");
        },
        data.toString());
  }
}
