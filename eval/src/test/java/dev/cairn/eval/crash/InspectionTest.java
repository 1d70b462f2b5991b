package dev.cairn.eval.crash;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.Cairn;
import dev.cairn.Context;
import dev.cairn.log.Bytes;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.Head;
import dev.cairn.log.Scope;
import dev.cairn.operation.Log;
import dev.cairn.operation.StartEpisode;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A check that cannot fail proves nothing, so each of its complaints is provoked here. */
@DisplayName("Inspecting what is left")
class InspectionTest {
  private static final int ENTRIES = 5;

  @TempDir
  private Path folder;

  private final List<Promise> promises = new ArrayList<>();

  @BeforeEach
  void write() {
    try (Cairn cairn = Cairn.open(folder)) {
      Context context = cairn.context("default");
      EpisodeId episode =
          context.startEpisode(StartEpisode.in(Scope.repo("crash"))).episode();
      for (int number = 1; number <= ENTRIES; number++) {
        Said said = new Said(1, 0, number);
        promises.add(Promise.of(said, context.log(Log.user(episode, said.text()))));
      }
    }
  }

  @Test
  void isContentWhenAllPromisesAreKept() {
    assertThat(inspect(promises, 0)).isEmpty();
  }

  @Test
  void allowsWhatWasInFlight() {
    assertThat(inspect(promises.subList(0, ENTRIES - 1), 1)).isEmpty();
  }

  @Test
  void noticesMoreThanWasInFlight() {
    assertThat(inspect(promises.subList(0, ENTRIES - 2), 1))
        .singleElement()
        .asString()
        .contains("2 entries were not promised");
  }

  @Test
  void noticesALostEntry() {
    promises.add(new Promise(new Said(1, 0, ENTRIES + 1), "en_gone", "00", ENTRIES + 3));
    assertThat(inspect(promises, 0)).anyMatch(problem -> problem.startsWith("lost or changed"));
  }

  @Test
  void noticesAnotherTextThanPromised() {
    Promise last = promises.remove(ENTRIES - 1);
    promises.add(new Promise(last.said(), last.entry(), "00", last.position()));
    assertThat(inspect(promises, 1)).anyMatch(problem -> problem.startsWith("lost or changed"));
  }

  @Test
  void noticesAGapAndATextNobodyWrote() {
    log(new Said(1, 0, ENTRIES + 2).text());
    log("hello");
    log(new Said(1, 0, 1).text());
    assertThat(inspect(promises, 3))
        .anyMatch(problem -> problem.contains("but not the one before it"))
        .filteredOn(problem -> problem.contains("nobody wrote"))
        .hasSize(2);
  }

  @Test
  void noticesAPastThatChanged() {
    Head other = new Head(2, Bytes.zeros(32), Instant.EPOCH);
    assertThat(Inspection.after(other, folder).problems())
        .anyMatch(problem -> problem.contains("changed at or before position 2"));
    Head beyond = new Head(999, Bytes.zeros(32), Instant.EPOCH);
    assertThat(Inspection.after(beyond, folder).problems()).isNotEmpty();
  }

  private List<String> inspect(List<Promise> promised, int inFlightMax) {
    return Inspection.after(Head.EMPTY, folder).hold(promised, inFlightMax).problems();
  }

  private void log(String text) {
    try (Cairn cairn = Cairn.open(folder)) {
      Context context = cairn.context("default");
      EpisodeId episode =
          context.startEpisode(StartEpisode.in(Scope.repo("crash"))).episode();
      context.log(Log.user(episode, text));
    }
  }
}
