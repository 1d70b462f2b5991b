package dev.cairn.search;

import static dev.cairn.search.SearchTester.NOW;
import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.policy.Policy;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The time a query speaks of")
class TimeAskedTest {
  private static final int HOSTILE = 100_000;

  private static double fit(String query, String day) {
    Instant noon = LocalDate.parse(day).atTime(12, 0).toInstant(ZoneOffset.UTC);
    return TimeAsked.in(query, NOW).orElseThrow().fit(noon, Policy.DEFAULT.rank());
  }

  /** Now is Sunday, 15 March 2026. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "what happened on 2023-05-08 | 2023-05-08",
        "what happened in 2023-05 | 2023-05-31",
        "the deploy of 8 May 2023 | 2023-05-08",
        "the deploy of 8th May | 2023-05-08",
        "the deploy of May 8, 2023 | 2023-05-08",
        "the deploy of May 8th | 2021-05-08",
        "on the 8th of May 2023 | 2023-05-08",
        "Sept 3 | 2024-09-03",
        "what did Ada do in May 2023? | 2023-05-20",
        "what did Ada do in march? | 2025-03-31",
        "the plan for 2024 | 2024-12-31",
        "in May or June | 2022-06-15",
        "what did I say today | 2026-03-15",
        "what did I say yesterday | 2026-03-14",
        "what broke last week | 2026-03-02",
        "what broke last week | 2026-03-08",
        "what broke this week | 2026-03-15",
        "what broke last month | 2026-02-01",
        "what broke last month | 2026-02-28",
        "what broke in the past month | 2026-03-15",
        "what broke last year | 2025-06-30",
        "two weeks ago | 2026-03-01",
        "two weeks ago | 2026-03-04",
        "3 days ago | 2026-03-12",
        "a month ago | 2026-02-15",
        "a year ago | 2025-03-15"
      })
  void holdsTheDay(String query, String day) {
    assertThat(fit(query, day)).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "what happened in May 2023 | 2023-06-01",
        "what happened in May 2023 | 2024-05-08",
        "what may happen in 2023 | 2024-05-08",
        "the plan for 2024 | 2025-01-01"
      })
  void hasNothingOutsideAMonthOrYear(String query, String day) {
    assertThat(fit(query, day)).isZero();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "on 2023-05-08 | 2023-05-09 | 2023-05-12",
        "on 8 May 2023 | 2023-05-07 | 2023-05-01",
        "on 8 May 2023 | 2023-06-08 | 2024-05-08",
        "on January 1 | 2025-12-31 | 2025-12-20",
        "two weeks ago | 2026-03-06 | 2026-03-10",
        "last month | 2026-03-02 | 2026-03-12"
      })
  void fadesAroundADay(String query, String near, String far) {
    assertThat(fit(query, near)).isLessThan(1).isGreaterThan(fit(query, far));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "may I push to main?",
        "You may not. They march on.",
        "what is the weather like",
        "the mayor marched, augustly",
        "error 5023 at line 12",
        "2023-13-01",
        "2023-02-31",
        "2023-00",
        "last night",
        "weeks ago",
        "?",
        "",
        "昨日 東京"
      })
  void isAbsentWhereNoneIsNamed(String query) {
    assertThat(TimeAsked.in(query, NOW)).isEmpty();
  }

  @Test
  void isTheMonthIfItsDayIsImpossible() {
    assertThat(fit("on 31 February 2023", "2023-02-10")).isEqualTo(1);
    assertThat(fit("on 31 February 2023", "2023-03-03")).isZero();
  }

  @Test
  void isTheLastDayOfFebruaryWhereAYearHasNoLeapDay() {
    assertThat(fit("on 29 February 2023", "2023-02-28")).isEqualTo(1);
    assertThat(fit("on 29 February 2024", "2024-02-29")).isEqualTo(1);
  }

  static Stream<String> hostile() {
    return Stream.of(
            "may ",
            "march ",
            "1",
            "2023-",
            "2023-05 ",
            "on may 8 ",
            "last ",
            "two weeks ",
            "days ago ")
        .map(part -> part.repeat(HOSTILE / part.length()));
  }

  /** What takes more than a step per character here takes minutes. */
  @ParameterizedTest
  @MethodSource("hostile")
  void isReadFromWhateverSomebodySends(String query) {
    TimeAsked.in(query, NOW)
        .ifPresent(asked -> assertThat(asked.fit(NOW, Policy.DEFAULT.rank())).isBetween(0.0, 1.0));
  }
}
