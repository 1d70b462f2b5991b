package dev.cairn.tool.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.cairn.policy.Policy;
import dev.cairn.policy.PredictionPolicy;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The memory of runs")
class RunMemoryTest {
  private static final PredictionPolicy SMALL = Policy.DEFAULT
      .with(Map.of(
          "prediction.tools_max", 20,
          "prediction.situations_max", 30,
          "prediction.followers_max", 4,
          "prediction.words_max", 25,
          "prediction.word_situations_max", 40,
          "prediction.word_followers_max", 2,
          "prediction.requests_max", 10,
          "prediction.requests_per_word", 3))
      .prediction();

  private final RunMemory memory = new RunMemory(Policy.DEFAULT.prediction());

  @Test
  void knowsWhatFollowedOneTwoAndThreeSteps() {
    memory.add(run("", "a", "b", "c", "d"));
    memory.add(run("", "b", "d"));

    assertThat(memory.after(RunMemory.START).times(number("a"))).isEqualTo(1);
    assertThat(memory.after(number("b")).times(number("d"))).isEqualTo(1);
    assertThat(memory.after(number("b"), number("a")).times(number("c"))).isEqualTo(1);
    assertThat(memory.after(number("b"), number("a")).times(number("d"))).isZero();
    assertThat(memory.after(number("c"), number("b"), number("a")).times(number("d")))
        .isEqualTo(1);
    assertThat(memory.twoAfter(number("a")).times(number("c"))).isEqualTo(1);
  }

  @Test
  void followsTheLinksOfARunThatForks() {
    memory.add(new Run(
        Optional.empty(), steps("a", "b", "c"), List.of(new Run.Link(0, 1), new Run.Link(0, 2))));

    assertThat(memory.after(number("a")).total()).isEqualTo(2);
    assertThat(memory.after(number("b")).total()).isZero();
    assertThat(memory.after(RunMemory.START).total()).isEqualTo(1);
  }

  @Test
  void knowsWhatWasUsedTogetherAndWhatRunsComeBackTo() {
    memory.add(run("", "a", "b", "a"));
    memory.add(run("", "a", "a"));

    assertThat(memory.with(number("a")).times(number("b"))).isEqualTo(1);
    assertThat(memory.use(number("a")).runs()).isEqualTo(2);
    assertThat(memory.use(number("a")).returns()).isEqualTo(1);
    assertThat(memory.once()).isEqualTo(1);
  }

  @Test
  void knowsWhatCameLaterHoweverMuchLaterOnceARun() {
    memory.add(run("", "a", "b", "c", "b"));
    memory.add(run("", "c", "a"));

    assertThat(memory.afterwards(number("a")).times(number("b"))).isEqualTo(1);
    assertThat(memory.afterwards(number("a")).times(number("c"))).isEqualTo(1);
    assertThat(memory.afterwards(number("b")).times(number("b"))).isEqualTo(1);
    assertThat(memory.afterwards(number("a")).times(number("a"))).isZero();
    assertThat(memory.afterwards(number("b")).times(number("a"))).isZero();
    assertThat(memory.afterwards(RunMemory.UNKNOWN).total()).isZero();
  }

  @Test
  void findsTheNearestPastRequestFirst() {
    memory.add(run("book a flight to Paris", "flights"));
    memory.add(run("translate a letter", "translate"));
    memory.add(run("book a table in Rome", "tables"));

    List<Neighbour> near = memory.nearest(words("book me a flight to Oslo"));

    assertThat(near.get(0).tools()).containsExactly(number("flights"));
    assertThat(near.get(0).likeness()).isGreaterThan(near.get(1).likeness());
    assertThat(near).hasSize(2);
  }

  @Test
  void refusesALinkToAStepThatIsNotThere() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Run(Optional.empty(), steps("a"), List.of(new Run.Link(0, 1))))
        .withMessageContaining("names a step that is not there");
  }

  @Property(tries = 50)
  void staysWithinItsBoundsHoweverMuchIsSeen(
      @ForAll @Size(max = 120) List<@Size(max = 12) List<@IntRange(max = 60) Integer>> runs) {
    RunMemory small = new RunMemory(SMALL);
    for (List<Integer> run : runs) {
      String request = "word" + run.hashCode() % 97 + " and word" + run.size();
      small.add(run(request, run.stream().map(it -> "tool" + it).toArray(String[]::new)));
    }

    long bound = SMALL.toolsMax()
        + 1 // what comes before the first step
        + 3 * SMALL.situationsMax()
        + 2 * SMALL.toolsMax()
        + 2 * SMALL.wordsMax()
        + SMALL.wordSituationsMax();
    assertThat(small.entries()).isLessThanOrEqualTo(bound);
    assertThat(small.nearest(Set.of("word1", "word2")).size())
        .isLessThanOrEqualTo((int) SMALL.requestsMax());
  }

  @Test
  void forgetsTheSituationLongestNotSeen() {
    RunMemory small = new RunMemory(SMALL);
    IntStream.range(0, 19).forEach(i -> small.add(run("", "t" + i, "t" + (i + 1))));

    assertThat(small.after(small.find("t18")).total()).isEqualTo(1);
    assertThat(small.after(small.find("t0")).total()).isZero();
  }

  private int number(String tool) {
    return memory.find(tool);
  }

  private static Set<String> words(String request) {
    return RunMemory.words(request, Policy.DEFAULT.prediction());
  }

  private static Run run(String request, String... tools) {
    return Run.chain(Optional.of(request).filter(it -> !it.isEmpty()), steps(tools));
  }

  private static List<Run.Step> steps(String... tools) {
    return Arrays.stream(tools).map(Run.Step::new).toList();
  }
}
