package dev.cairn.search;

import static dev.cairn.search.SearchTester.NOW;
import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.formula.Bm25;
import dev.cairn.index.Found;
import dev.cairn.log.Role;
import dev.cairn.policy.Policy;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Label;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.DoubleRange;

@Label("Laws of the ranking")
class RankingLawsTest {
  /** On either side of a candidate. */
  private static final int TURNS = 3;

  private static final int NAMED = 2;
  private static final int BY_USER = 4;
  private static final int CUT = 8;
  private static final int CHANGES = 16;
  private static final String QUERY = "What did Ada deploy last month?";
  private static final Bm25.Corpus CORPUS = new Bm25.Corpus(1_000, 20_000);
  private static final List<Found.Asked> WORDS = List.of(
      new Found.Asked("Ada", "ada", 300),
      new Found.Asked("deploy", "deploy", 7),
      new Found.Asked("month", "month", 1_000));

  /** What is known of one candidate, its neighbours aside. */
  record Seen(
      int episode,
      List<Integer> times,
      int length,
      OptionalDouble meaning,
      int shape,
      double related) {
    private boolean is(int bit) {
      return (shape & bit) != 0;
    }

    Found.Candidate candidate(int number, IntList beside) {
      IntList all = new IntArrayList(times);
      IntList head = is(CUT) ? IntList.of(all.getInt(0), 0, 0) : all;
      Role role = is(BY_USER) ? Role.USER : Role.ASSISTANT;
      return new Found.Candidate(
          Finds.entry(number, "ep" + episode, role, NOW.minusSeconds(86_400L * number)),
          episode,
          number,
          length,
          length / 2,
          all,
          new Found.Head(is(CUT) ? Math.min(length, 64) : length, head),
          meaning,
          new Found.Shape(is(1), is(NAMED), is(BY_USER), is(CUT), is(CHANGES)),
          is(NAMED) && all.getInt(0) > 0,
          beside,
          related);
    }
  }

  @Provide
  Arbitrary<List<Seen>> seen() {
    Arbitrary<OptionalDouble> meanings = Arbitraries.doubles()
        .between(-1, 1)
        .map(OptionalDouble::of)
        .injectNull(0.2)
        .map(meaning -> meaning == null ? OptionalDouble.empty() : meaning);
    return Combinators.combine(
            Arbitraries.integers().between(0, 3),
            Arbitraries.integers().between(0, 3).list().ofSize(WORDS.size()),
            Arbitraries.integers().between(1, 500),
            meanings,
            Arbitraries.integers().between(0, 31),
            Arbitraries.doubles().between(0, 2))
        .as(Seen::new)
        .list()
        .ofMaxSize(25);
  }

  /** Candidates in a given order, each beside those of its episode that were logged next to it. */
  private static Found found(List<Seen> seen, List<Integer> order) {
    List<Found.Candidate> all = order.stream()
        .map(number -> seen.get(number).candidate(number, beside(seen, number, order)))
        .toList();
    return new Found(seen.size() + 1L, CORPUS, WORDS, Set.of(0), all, 0);
  }

  private static IntList beside(List<Seen> seen, int number, List<Integer> order) {
    IntList beside = new IntArrayList();
    for (int by = -TURNS; by <= TURNS; by++) {
      int other = number + by;
      boolean mine = other >= 0
          && other < seen.size()
          && seen.get(other).episode() == seen.get(number).episode();
      if (by != 0) {
        beside.add(mine ? order.indexOf(other) : -1);
      }
    }
    return beside;
  }

  private static List<Integer> inOrder(List<Seen> seen) {
    return IntStream.range(0, seen.size()).boxed().toList();
  }

  private static Ranking ranking(Found found, Policy policy) {
    Optional<TimeAsked> time = TimeAsked.in(QUERY, NOW);
    Signals signals = Signals.of(found, policy.search(), policy.rank(), time);
    return new Ranking(found, policy.search(), policy.rank(), signals);
  }

  private static List<Ranked> ranked(Ranking ranking, Policy policy) {
    Updates.Alike alike = (entry, other) -> OptionalDouble.of((entry + other) % 3 == 0 ? 1 : 0);
    return new Updates(policy.rank(), alike).pass(QUERY, ranking.ranked());
  }

  @Property(tries = 300)
  @Label("the score that ranks is the one that is explained, to the last bit")
  void explained(
      @ForAll("seen") List<Seen> seen,
      @ForAll @DoubleRange(min = -100, max = 100) double words,
      @ForAll @DoubleRange(min = -100, max = 100) double meaning,
      @ForAll @DoubleRange(min = 0, max = 10) double gap) {
    Policy policy = Policy.DEFAULT.with(Map.of(
        "rank.words",
        words,
        "rank.meaning",
        meaning,
        "rank.update_gap",
        gap,
        "rank.update_words",
        1_000L));
    Ranking ranking = ranking(found(seen, inOrder(seen)), policy);
    for (Ranked each : ranked(ranking, policy)) {
      assertThat(ranking.why(each).value()).isEqualTo(each.total());
    }
  }

  @Property(tries = 300)
  @Label("the better is first, and among equals the newer")
  void sorted(@ForAll("seen") List<Seen> seen) {
    List<Ranked> ranked =
        ranked(ranking(found(seen, inOrder(seen)), Policy.DEFAULT), Policy.DEFAULT);
    assertThat(ranked).hasSize(seen.size()).isSortedAccordingTo(Ranked.BEST_FIRST);
  }

  @Property(tries = 300)
  @Label("the order in which candidates come changes neither their order nor a bit of their scores")
  void order(@ForAll("seen") List<Seen> seen, @ForAll long seed) {
    List<Integer> shuffled = new ArrayList<>(inOrder(seen));
    Collections.shuffle(shuffled, new Random(seed));
    assertThat(scores(found(seen, shuffled))).isEqualTo(scores(found(seen, inOrder(seen))));
  }

  private static List<String> scores(Found found) {
    return ranked(ranking(found, Policy.DEFAULT), Policy.DEFAULT).stream()
        .map(each -> each.candidate().number() + " " + each.total())
        .toList();
  }
}
