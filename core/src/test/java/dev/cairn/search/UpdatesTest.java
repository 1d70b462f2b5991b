package dev.cairn.search;

import static dev.cairn.search.SearchTester.NOW;
import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.index.Found;
import dev.cairn.log.Role;
import dev.cairn.policy.Policy;
import dev.cairn.policy.RankPolicy;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("An entry that updates another")
class UpdatesTest {
  private static final String QUERY = "What is the limit?";
  private static final double ALIKE = 0.75;
  private static final double GAP = 1;
  private static final int WORDS = 30;
  private static final RankPolicy POLICY = Policy.DEFAULT
      .with(Map.of(
          "rank.update_alike",
          ALIKE,
          "rank.update_gap",
          GAP,
          "rank.update_words",
          (long) WORDS,
          "rank.update_among",
          3L))
      .rank();

  private static Ranked ranked(int number, Role role, int minute, double score) {
    Instant at = NOW.plusSeconds(60L * minute);
    return new Ranked(Finds.bare(number, role, at, WORDS, true), number, score, 0);
  }

  private static Ranked ranked(int number, int minute, double score) {
    return ranked(number, Role.USER, minute, score);
  }

  private static List<Integer> pass(String query, double alike, Ranked... ranked) {
    List<Ranked> best = Stream.of(ranked).sorted(Ranked.BEST_FIRST).toList();
    return new Updates(POLICY, (entry, other) -> OptionalDouble.of(alike))
        .pass(query, best).stream().map(Ranked::place).toList();
  }

  @Test
  void passesWhatItUpdates() {
    assertThat(pass(QUERY, ALIKE, ranked(0, 0, 5), ranked(1, 9, 4))).containsExactly(1, 0);
    assertThat(pass(QUERY, ALIKE, ranked(0, 9, 4), ranked(1, 0, 5))).containsExactly(0, 1);
  }

  @Test
  void isTheLaterOneInTheLogIfBothAreOfOneTime() {
    assertThat(pass(QUERY, ALIKE, ranked(0, 0, 5), ranked(1, 0, 4))).containsExactly(1, 0);
    assertThat(pass(QUERY, ALIKE, ranked(0, 0, 4), ranked(1, 0, 5))).containsExactly(1, 0);
  }

  @Test
  void passesOnlyWhatItIsAlikeAndCloseTo() {
    assertThat(pass(QUERY, ALIKE - 0.01, ranked(0, 0, 5), ranked(1, 9, 4))).containsExactly(0, 1);
    assertThat(pass(QUERY, 1, ranked(0, 0, 5), ranked(1, 9, 5 - GAP - 0.01))).containsExactly(0, 1);
    assertThat(pass(QUERY, 1, ranked(0, 9, 5), ranked(1, 0, 4))).as("older").containsExactly(0, 1);
    assertThat(pass(QUERY, 1, ranked(0, 0, 5), ranked(1, Role.ASSISTANT, 9, 4)))
        .as("somebody else")
        .containsExactly(0, 1);
  }

  @Test
  void saysBrieflyThatSomethingChanged() {
    Ranked old = ranked(0, 0, 5);
    Instant later = NOW.plusSeconds(600);
    Found.Candidate brief = Finds.bare(1, Role.USER, later, WORDS, true);
    Found.Candidate lengthy = Finds.bare(1, Role.USER, later, WORDS + 1, true);
    Found.Candidate aside = Finds.bare(1, Role.USER, later, WORDS, false);
    assertThat(pass(QUERY, 1, old, new Ranked(brief, 1, 4, 0))).containsExactly(1, 0);
    assertThat(pass(QUERY, 1, old, new Ranked(lengthy, 1, 4, 0))).containsExactly(0, 1);
    assertThat(pass(QUERY, 1, old, new Ranked(aside, 1, 4, 0))).containsExactly(0, 1);
  }

  @Test
  void passesNothingWithoutMeanings() {
    List<Ranked> best = List.of(ranked(0, 0, 5), ranked(1, 9, 4));
    Updates blind = new Updates(POLICY, (entry, other) -> OptionalDouble.empty());
    assertThat(blind.pass(QUERY, best)).isEqualTo(best);
  }

  @ParameterizedTest
  @ValueSource(strings = {"WHEN is it?", "where", "how many are there", "which one"})
  void answersWhatCanChange(String query) {
    assertThat(pass(query, 1, ranked(0, 0, 5), ranked(1, 9, 4))).containsExactly(1, 0);
  }

  @ParameterizedTest
  @ValueSource(strings = {"the limit", "who said so", "how come", "whatever", ""})
  void staysWhereItIsIfNothingChangeableIsAsked(String query) {
    assertThat(pass(query, 1, ranked(0, 0, 5), ranked(1, 9, 4))).containsExactly(0, 1);
  }

  @Test
  void ofSeveralTheNewestIsFirst() {
    Ranked old = ranked(0, 0, 5);
    Ranked newer = ranked(1, 5, 4.9);
    Ranked newest = ranked(2, 9, 4.3);
    assertThat(pass(QUERY, 1, old, newer, newest)).containsExactly(2, 1, 0);
    assertThat(pass(QUERY, 1, old, ranked(1, 9, 4.9), ranked(2, 5, 4.3))).containsExactly(1, 2, 0);
  }

  @Test
  void isLookedForAmongTheBestOnly() {
    assertThat(pass(QUERY, 1, ranked(0, 3, 5), ranked(1, 2, 5), ranked(2, 1, 5), ranked(3, 9, 4.5)))
        .endsWith(3);
  }

  @Test
  void saysHowMuchItGained() {
    Updates updates = new Updates(POLICY, (entry, other) -> OptionalDouble.of(1));
    Ranked first =
        updates.pass(QUERY, List.of(ranked(0, 0, 5), ranked(1, 9, 4))).get(0);
    assertThat(first.lift()).isGreaterThan(5.0 - 4).isLessThan(1.001);
    assertThat(first.total()).isEqualTo(first.score() + first.lift()).isGreaterThan(5);
  }
}
