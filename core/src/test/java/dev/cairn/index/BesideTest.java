package dev.cairn.index;

import static dev.cairn.index.SampleLog.DAWN;
import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.log.Role;
import dev.cairn.policy.Policy;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Label;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The turns beside an entry")
class BesideTest {
  /** Strange entries after which the next turn of an episode is given up. */
  private static final int STRANGERS_MAX = 11;

  /** On either side. */
  private static final int TURNS = 3;

  private final SampleLog log = new SampleLog();

  private void say(String episode, String text) {
    log.say(episode, Role.USER, text, DAWN);
  }

  private static Found search(EntryIndex index, String words, Question.Only only, int around) {
    Question.Extent extent = new Question.Extent(100, around, TURNS, STRANGERS_MAX + 1);
    return index.search(Question.of(words, only, Moment.NOW, Policy.DEFAULT.search(), extent));
  }

  private static Found search(EntryIndex index, String words, int around) {
    return search(index, words, Question.Only.ALL, around);
  }

  @Test
  void joinWhatWasFoundIfItIsAmongTheBest() {
    for (String text : List.of("far before", "before", "needle", "after", "far after")) {
      say("talk", text);
    }
    try (EntryIndex index = log.index()) {
      assertThat(EntryIndexTest.ids(search(index, "needle", 0))).containsExactly("e3");
      assertThat(EntryIndexTest.ids(search(index, "needle", 1))).containsExactly("e2", "e3", "e4");
    }
  }

  @Test
  void areOfTheSameEpisodeHoweverTheyLieInTheLog() {
    for (int i = 0; i < 4; i++) {
      say("one", "needle");
      say("two", "needle");
      say("three", "needle");
    }
    try (EntryIndex index = log.index()) {
      List<Found.Candidate> found = search(index, "needle", 0).candidates();
      assertThat(found.get(3).before()).isZero();
      assertThat(found.get(3).after()).isEqualTo(6);
      assertThat(found.get(0).before()).isEqualTo(-1);
      assertThat(found.get(11).after()).isEqualTo(-1);
      assertThat(List.copyOf(found.get(3).beside())).containsExactly(-1, -1, 0, 6, 9, -1);
    }
  }

  @Test
  void areGivenUpAfterTooManyStrangers() {
    assertThat(nextAfter("near", STRANGERS_MAX)).isEqualTo(1);
    assertThat(nextAfter("far", STRANGERS_MAX + 1)).isEqualTo(-1);
  }

  private int nextAfter(String episode, int strangers) {
    say(episode, episode);
    for (int i = 0; i < strangers; i++) {
      say("strange" + i, "hello");
    }
    say(episode, episode);
    try (EntryIndex index = log.index()) {
      return search(index, episode, 0).candidates().get(0).after();
    }
  }

  @Test
  void areOnlyThoseThatCount() {
    say("talk", "needle");
    log.say("talk", Role.ASSISTANT, "needle", DAWN);
    say("talk", "needle");
    Question.Only users = new Question.Only(
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.of(Role.USER),
        Optional.empty(),
        Optional.empty());
    try (EntryIndex index = log.index()) {
      assertThat(EntryIndexTest.ids(search(index, "needle", users, 3))).containsExactly("e1", "e3");
      assertThat(search(index, "needle", users, 3).candidates().get(0).after()).isEqualTo(1);
    }
  }

  @Test
  void areLookedForPastWhatHadNotHappened() {
    say("talk", "needle");
    for (int i = 0; i <= STRANGERS_MAX; i++) {
      log.say("later", Role.USER, "hello", DAWN.plusSeconds(60));
    }
    say("talk", "needle");
    Question then = Question.of(
        "needle",
        Question.Only.ALL,
        new Moment.Time(DAWN),
        Policy.DEFAULT.search(),
        new Question.Extent(100, 0, TURNS, STRANGERS_MAX + 1));
    try (EntryIndex index = log.index()) {
      assertThat(search(index, "needle", 0).candidates().get(0).after()).isEqualTo(-1);
      assertThat(index.search(then).candidates().get(0).after()).isEqualTo(1);
    }
  }

  @Property(tries = 60)
  @Label("are the nearest of its episode, wherever the index was cut into segments")
  void segments(
      @ForAll @Size(min = 1, max = 60) List<@IntRange(min = 0, max = 4) Integer> episodes,
      @ForAll @IntRange(min = 1, max = 7) int step) {
    SampleLog mine = new SampleLog();
    try (EntryIndex index = mine.index()) {
      for (int i = 0; i < episodes.size(); i++) {
        mine.say("talk" + episodes.get(i), Role.USER, "needle", DAWN);
        if (i % step == 0) {
          index.catchUp(mine.head());
        }
      }
      index.catchUp(mine.head());
      List<Found.Candidate> found = search(index, "needle", 5).candidates();
      assertThat(found).hasSize(episodes.size());
      for (int i = 0; i < found.size(); i++) {
        assertThat(List.copyOf(found.get(i).beside())).as("of %d", i).isEqualTo(naive(episodes, i));
      }
    }
  }

  private static List<Integer> naive(List<Integer> episodes, int of) {
    int[] beside = new int[2 * TURNS];
    Arrays.fill(beside, -1);
    List<Integer> mine = IntStream.range(0, episodes.size())
        .filter(i -> Math.abs(i - of) <= STRANGERS_MAX + 1)
        .filter(i -> episodes.get(i).equals(episodes.get(of)))
        .boxed()
        .toList();
    int me = mine.indexOf(of);
    for (int turn = 1; turn <= TURNS; turn++) {
      beside[TURNS - turn] = me - turn < 0 ? -1 : mine.get(me - turn);
      beside[TURNS + turn - 1] = me + turn < mine.size() ? mine.get(me + turn) : -1;
    }
    return Arrays.stream(beside).boxed().collect(Collectors.toList());
  }
}
