package dev.cairn.search;

import dev.cairn.formula.DayFade;
import dev.cairn.policy.RankPolicy;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.Month;
import java.time.MonthDay;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/**
 * The time a query speaks of: days, months and years by name, and times counted from now. Several of a kind
 * may be named; an entry fits if it is of one of them. English and ISO dates; UTC.
 */
record TimeAsked(List<TimeSpan> spans, List<MonthDay> days, Set<Month> months, Set<Year> years) {
  private static final Pattern ISO = Pattern.compile("\\b(\\d{4}-\\d{2})(?:-(\\d{2}))?\\b");
  private static final Pattern YEAR = Pattern.compile("\\b((?:19|20)\\d{2})\\b");

  TimeAsked {
    spans = List.copyOf(spans);
    days = List.copyOf(days);
    months = Set.copyOf(months);
    years = Set.copyOf(years);
  }

  /** Empty if the query speaks of no time that can be read. */
  static Optional<TimeAsked> in(String query, Instant now) {
    String text = query.toLowerCase(Locale.ROOT);
    List<TimeSpan> spans = new ArrayList<>();
    ISO.matcher(text).results().forEach(it -> iso(it).ifPresent(spans::add));
    String rest = ISO.matcher(text).replaceAll(" ");
    spans.addAll(new RelativeTime(LocalDate.ofInstant(now, ZoneOffset.UTC)).in(rest));
    Set<Year> years =
        YEAR.matcher(rest).results().map(it -> Year.parse(it.group(1))).collect(Collectors.toSet());
    TimeAsked asked = new TimeAsked(spans, MonthNames.days(rest), MonthNames.months(rest), years);
    return asked.isNever() ? Optional.empty() : Optional.of(asked);
  }

  private static Optional<TimeSpan> iso(MatchResult date) {
    try {
      return Optional.of(
          date.group(2) == null
              ? TimeSpan.of(YearMonth.parse(date.group(1)))
              : TimeSpan.of(LocalDate.parse(date.group())));
    } catch (DateTimeException e) {
      // Looks like a date and is none: a number among others.
      return Optional.empty();
    }
  }

  private boolean isNever() {
    return spans.isEmpty() && days.isEmpty() && months.isEmpty() && years.isEmpty();
  }

  /** 1 inside, 0 outside; around a day that is named it fades, because people write of it later. */
  double fit(Instant at, RankPolicy policy) {
    LocalDate day = LocalDate.ofInstant(at, ZoneOffset.UTC);
    if (days.isEmpty() && isInMonthOrYear(day)) {
      return 1;
    }
    return DoubleStream.concat(
            spans.stream().mapToDouble(span -> span.away(day)),
            days.stream().mapToDouble(named -> away(day, named)))
        .map(away -> DayFade.of(away, policy.dayFade()))
        .max()
        .orElse(0);
  }

  private boolean isInMonthOrYear(LocalDate day) {
    boolean month = months.isEmpty() || months.contains(day.getMonth());
    boolean year = years.isEmpty() || years.contains(Year.of(day.getYear()));
    boolean named = !months.isEmpty() || !years.isEmpty();
    return named && month && year;
  }

  private double away(LocalDate day, MonthDay named) {
    // Around New Year the nearest day of that name may be of the year before or after.
    IntStream of = years.isEmpty()
        ? IntStream.rangeClosed(day.getYear() - 1, day.getYear() + 1)
        : years.stream().mapToInt(Year::getValue);
    return of.mapToDouble(year -> Math.abs(ChronoUnit.DAYS.between(day, named.atYear(year))))
        .min()
        .orElse(0);
  }
}
