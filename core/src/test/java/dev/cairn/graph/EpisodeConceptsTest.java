package dev.cairn.graph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cairn.Tester;
import dev.cairn.fault.CairnException;
import dev.cairn.log.EpisodeId;
import dev.cairn.operation.Appended;
import dev.cairn.operation.Configure;
import dev.cairn.operation.EndEpisode;
import dev.cairn.operation.Ingest;
import dev.cairn.operation.ListAdapters;
import dev.cairn.operation.Log;
import dev.cairn.operation.Progress;
import dev.cairn.operation.ReadGraph;
import dev.cairn.operation.Rebuild;
import dev.cairn.operation.Retract;
import dev.cairn.operation.Verify;
import dev.cairn.operation.Writing;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("What an episode speaks of")
class EpisodeConceptsTest extends GraphTester {
  private EpisodeId monday() {
    EpisodeId monday = tester.episode("monday");
    memory.log(Log.user(monday, "We met Ada in Paris on 8 May 2023."));
    memory.log(Log.assistant(monday, "How is Ada?"));
    return monday;
  }

  private static Configure set(String key, Object value) {
    return new Configure(Optional.empty(), Optional.of(Map.of(key, value)));
  }

  private void end(EpisodeId episode) {
    memory.endEpisode(new EndEpisode(episode));
  }

  private List<String> mentions() {
    return memory.graph(ReadGraph.ALL).edges().stream()
        .filter(edge -> edge.relation().equals("mentions"))
        .map(edge -> edge.source() + " " + edge.target() + " " + edge.contributions())
        .sorted()
        .toList();
  }

  @Test
  void isInTheGraphWhenItEnds() {
    EpisodeId monday = monday();
    assertThat(mentions()).isEmpty();
    end(monday);
    assertThat(mentions())
        .containsExactly(
            "episode:monday concept:2023-05-08 {entities=1.0}",
            "episode:monday concept:ada {entities=2.0}",
            "episode:monday concept:paris {entities=1.0}");
    assertThat(memory.adapters(new ListAdapters()).adapters())
        .filteredOn(adapter -> adapter.adapter().equals("entities"))
        .singleElement()
        .satisfies(adapter -> assertThat(adapter.edges()).isEqualTo(3));
  }

  @Test
  void isSaidInTheSameCommitAndTheEndComesLast() {
    EpisodeId monday = monday();
    long before = memory.head();
    long position = memory.endEpisode(new EndEpisode(monday)).position();
    assertThat(position).isEqualTo(memory.head());
    assertThat(memory.events(before, 100))
        .extracting(Appended::type)
        .startsWith("graph_emitted")
        .endsWith("episode_ended");
    assertThat(memory.events(before, 100))
        .extracting(Appended::recordedAt)
        .containsOnly(memory.events(before, 1).get(0).recordedAt());
  }

  @Test
  void endingTwiceWritesNothingNew() {
    EpisodeId monday = monday();
    Writing once = Writing.once("end");
    long position = memory.endEpisode(new EndEpisode(monday), once).position();
    assertThat(memory.endEpisode(new EndEpisode(monday), once).position()).isEqualTo(position);
    assertThat(memory.endEpisode(new EndEpisode(monday)).position()).isEqualTo(position);
    assertThat(memory.head()).isEqualTo(position);
  }

  @Test
  void saidAgainIsNoNews() {
    end(monday());
    long head = memory.head();
    Ingest.Answer again = memory.ingest(Ingest.of("entities", Map.of()));
    assertThat(again.edges()).isEqualTo(3);
    assertThat(again.events()).isEmpty();
    assertThat(memory.head()).isEqualTo(head);
  }

  /** Two episodes that met one thing in two ways must not take it in turns. */
  @Test
  void saidAgainIsNoNewsThoughEpisodesDisagreeOnTheKind() {
    List<String> texts = List.of("We saw Apple there.", "I ate an apple.", "I like #apple here.");
    for (int i = 0; i < texts.size(); i++) {
      EpisodeId episode = tester.episode("e" + i);
      memory.log(Log.user(episode, texts.get(i)));
      end(episode);
    }
    assertThat(mentions()).hasSize(3);
    long head = memory.head();
    memory.ingest(Ingest.of("entities", Map.of()));
    memory.ingest(Ingest.of("entities", Map.of("episode", "e0")));
    assertThat(memory.head()).isEqualTo(head);
  }

  @Test
  void oneCommandBringsItBackAfterARetraction() {
    end(monday());
    List<String> before = mentions();
    memory.retract(Retract.of("entities"));
    assertThat(mentions()).isEmpty();
    memory.ingest(Ingest.of("entities", Map.of()), Writing.once("back"));
    assertThat(mentions()).isEqualTo(before);
  }

  @Test
  void anEpisodeThatNeverEndsCanBeAskedAndAskedAgainLater() {
    EpisodeId monday = monday();
    memory.ingest(Ingest.of("entities", Map.of("episode", "monday")));
    assertThat(mentions()).hasSize(3);
    memory.log(Log.user(monday, "Back in Paris."));
    memory.ingest(Ingest.of("entities", Map.of("episode", "monday")));
    assertThat(mentions()).contains("episode:monday concept:paris {entities=2.0}");
  }

  @Test
  void whatIsNoLongerAmongTheStrongestGoes() {
    EpisodeId monday = monday();
    memory.ingest(Ingest.of("entities", Map.of()));
    memory.configure(set("graph.entities_per_episode_max", 1));
    end(monday);
    assertThat(mentions()).containsExactly("episode:monday concept:ada {entities=2.0}");
  }

  @Test
  void canBeSwitchedOff() {
    memory.configure(set("graph.entities", "off"));
    EpisodeId monday = monday();
    end(monday);
    assertThat(mentions()).isEmpty();
    memory.ingest(Ingest.of("entities", Map.of("episode", "monday")));
    assertThat(mentions()).hasSize(3);
  }

  @Test
  void sharesConceptsWithTags() {
    end(monday());
    memory.ingest(Ingest.of("fragment", Map.of("text", "A walk", "tags", List.of("#Paris"))));
    assertThat(memory.graph(ReadGraph.ALL).nodes())
        .filteredOn(node -> node.id().equals("concept:paris"))
        .hasSize(1);
  }

  @Test
  void refusesAnEpisodeThatIsNot() {
    assertThatThrownBy(() -> memory.ingest(Ingest.of("entities", Map.of("episode", "nowhere"))))
        .isInstanceOf(CairnException.class)
        .hasMessageContaining("there is no episode 'nowhere'");
    assertThat(memory.ingest(Ingest.of("entities", Map.of())).edges()).isZero();
  }

  @Test
  void anEpisodeOfNothingEndsAllTheSame() {
    EpisodeId quiet = tester.episode("quiet");
    end(quiet);
    assertThat(mentions()).isEmpty();
    assertThat(memory.graph(ReadGraph.ALL).nodes()).isEmpty();
  }

  @Test
  void isTheSameAfterAReplayAndInAnotherPlace(@TempDir Path folder) throws IOException {
    end(monday());
    Rebuild.Answer rebuilt = memory.rebuild(new Rebuild(Optional.empty()), Progress.NONE);
    assertThat(rebuilt.digestAfter()).isEqualTo(rebuilt.digestBefore());
    Path file = folder.resolve("log.jsonl");
    try (OutputStream out = Files.newOutputStream(file)) {
      memory.export(out, Progress.NONE);
    }
    try (Tester other = new Tester(Optional.empty(), 99)) {
      other.memory().importLog(file, Progress.NONE);
      assertThat(other
              .memory()
              .verify(new Verify(Optional.of(true)), Progress.NONE)
              .problems())
          .isEmpty();
      assertThat(other.memory().graph(ReadGraph.ALL).edges())
          .isEqualTo(memory.graph(ReadGraph.ALL).edges());
    }
  }

  /** Entries go on coming while the episode is read; none that was accepted may be missing. */
  @Test
  void countsWhatComesBetweenReadingAndEnding() throws InterruptedException {
    for (int round = 0; round < 3; round++) {
      EpisodeId episode = tester.episode("round-" + round);
      AtomicInteger accepted = new AtomicInteger();
      CountDownLatch begun = new CountDownLatch(1);
      Thread speaker = new Thread(() -> speakUntilItEnds(episode, accepted, begun));
      speaker.start();
      begun.await();
      end(episode);
      speaker.join();
      assertThat(edge("episode:" + episode, "concept:ada", "mentions").contributions())
          .isEqualTo(Map.of("entities", (double) accepted.get()));
    }
  }

  private void speakUntilItEnds(EpisodeId episode, AtomicInteger accepted, CountDownLatch begun) {
    try {
      // Not for ever: one that speaks faster than others read would never be done.
      for (int i = 0; i < 100; i++) {
        memory.log(Log.user(episode, "We met Ada."));
        accepted.incrementAndGet();
        begun.countDown();
      }
    } catch (CairnException ended) {
      assertThat(ended).hasMessageContaining("has ended");
    }
  }

  /** Then it is found by the index: to read the log from its beginning would take too long. */
  @Test
  void countsEveryEntryOfAnEpisodeThatBeganLongAgo() {
    EpisodeId monday = tester.episode("monday");
    EpisodeId other = tester.episode("other");
    for (int i = 0; i < 20; i++) {
      memory.log(Log.user(monday, "Again with Ada, number " + i));
    }
    for (int i = 0; i < 1_200; i++) {
      memory.log(Log.user(other, "Again with Bob, number " + i));
    }
    memory.log(Log.user(monday, "And Ada once more."));
    end(monday);
    assertThat(mentions()).containsExactly("episode:monday concept:ada {entities=21.0}");
  }

  /** An episode has more entries than a page, and other episodes come between. */
  @Test
  void countsEveryEntryOfALongEpisode() {
    EpisodeId monday = tester.episode("monday");
    EpisodeId other = tester.episode("other");
    for (int i = 0; i < 50; i++) {
      memory.log(Log.user(monday, "Again with Ada, number " + i));
      memory.log(Log.user(other, "Again with Bob, number " + i));
    }
    end(monday);
    assertThat(mentions()).containsExactly("episode:monday concept:ada {entities=50.0}");
  }
}
