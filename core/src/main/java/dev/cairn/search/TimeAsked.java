package dev.cairn.search;

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
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The time a query speaks of: days, months and years by name, and times counted from now. Several of a kind
 * may be named; an entry fits if it is of one of them. English and ISO dates; UTC.
 */
final class TimeAsked {
  private static final Map<String, Month> MONTHS = new HashMap<>();

  static {
    List<String> brief =
        List.of("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec");
    for (Month month : Month.values()) {
      MONTHS.put(month.name().toLowerCase(Locale.ROOT), month);
      MONTHS.put(brief.get(month.getValue() - 1), month);
    }
    MONTHS.put("sept", Month.SEPTEMBER);
  }

  private static final String MONTH =
      "(january|february|march|april|may|june|july|august|september|october|november|december"
          + "|jan|feb|mar|apr|jun|jul|aug|sept|sep|oct|nov|dec)";
  private static final Pattern ISO = Pattern.compile("\\b(\\d{4}-\\d{2})(?:-(\\d{2}))?\\b");
  private static final Pattern MONTH_DAY =
      Pattern.compile("\\b" + MONTH + "\\.? (\\d{1,2})(?:st|nd|rd|th)?\\b");
  private static final Pattern DAY_MONTH =
      Pattern.compile("\\b(\\d{1,2})(?:st|nd|rd|th)?(?: of)? " + MONTH + "\\b");
  private static final Pattern MONTH_NAME = Pattern.compile("\\b" + MONTH + "\\b");
  private static final Pattern YEAR = Pattern.compile("\\b((?:19|20)\\d{2})\\b");
  private static final Pattern AGO = Pattern.compile(
      "\\b(\\d{1,3}|a|an|one|two|three|four|five|six) (day|week|month|year)s? ago\\b");
  private static final Pattern LAST = Pattern.compile("\\b(last|this|past) (week|month|year)\\b");

  /** A month that is a verb too counts where its place in the sentence says so. */
  private static final Pattern SURELY_MAY = Pattern.compile(
      "\\b(?:in|of|on|during|since|by|until|last|this|early|late|mid|before|after|\\d{1,2}) may\\b|\\bmay,? \\d");

  private static final Pattern SURELY_MARCH = Pattern.compile(
      "\\b(?:in|of|on|during|since|by|until|last|this|early|late|mid|before|after|\\d{1,2}) march\\b|\\bmarch,? \\d");

  private static final List<String> NUMBERS =
      List.of("zero", "one", "two", "three", "four", "five", "six");

  private final List<Month> months = new ArrayList<>();
  private final List<Year> years = new ArrayList<>();
  private final List<MonthDay> days = new ArrayList<>();
  /** From the first day to the last, both included. */
  private final List<LocalDate[]> spans = new ArrayList<>();

  private TimeAsked() {}

  /** Empty if the query speaks of no time that can be read. */
  static Optional<TimeAsked> in(String query, Instant now) {
    String text = query.toLowerCase(Locale.ROOT);
    TimeAsked asked = new TimeAsked();
    String rest = asked.readIso(text);
    asked.readDays(rest);
    asked.readMonths(rest);
    YEAR.matcher(rest).results().forEach(year -> asked.years.add(Year.parse(year.group(1))));
    asked.readRelative(rest, LocalDate.ofInstant(now, ZoneOffset.UTC));
    boolean none = asked.days.isEmpty()
        && asked.months.isEmpty()
        && asked.years.isEmpty()
        && asked.spans.isEmpty();
    return none ? Optional.empty() : Optional.of(asked);
  }

  private String readIso(String text) {
    ISO.matcher(text).results().forEach(it -> addIso(it.group(1), it.group(2)));
    return ISO.matcher(text).replaceAll(" ");
  }

  private void addIso(String month, @Nullable String day) {
    try {
      YearMonth of = YearMonth.parse(month);
      LocalDate first = of.atDay(day == null ? 1 : Integer.parseInt(day));
      span(first, day == null ? of.atEndOfMonth() : first);
    } catch (DateTimeException e) {
      // Looks like a date and is none: a number among others.
      return;
    }
  }

  private void readDays(String text) {
    MONTH_DAY.matcher(text).results().forEach(it -> addDay(it.group(1), it.group(2)));
    DAY_MONTH.matcher(text).results().forEach(it -> addDay(it.group(2), it.group(1)));
  }

  private void addDay(String month, String day) {
    Month of = MONTHS.get(month);
    int number = Integer.parseInt(day);
    if (of != null && number >= 1 && number <= of.maxLength()) {
      days.add(MonthDay.of(of, number));
    }
  }

  private void readMonths(String text) {
    Set<Month> named = EnumSet.noneOf(Month.class);
    MONTH_NAME.matcher(text).results().forEach(it -> named.add(MONTHS.get(it.group(1))));
    for (Month month : named) {
      boolean sure =
          switch (month) {
            case MAY -> SURELY_MAY.matcher(text).find();
            case MARCH -> SURELY_MARCH.matcher(text).find();
            default -> true;
          };
      if (sure) {
        months.add(month);
      }
    }
  }

  private void readRelative(String text, LocalDate today) {
    List<String> words = Arrays.asList(text.split("[^a-z0-9]+"));
    if (words.contains("today")) {
      span(today, today);
    }
    if (words.contains("yesterday")) {
      span(today.minusDays(1), today.minusDays(1));
    }
    AGO.matcher(text).results().forEach(it -> addAgo(it.group(1), it.group(2), today));
    LAST.matcher(text).results().forEach(it -> addLast(it.group(1), it.group(2), today));
  }

  /** As exact as it is said: two weeks ago is some day of that week. */
  private void addAgo(String count, String unit, LocalDate today) {
    int named = NUMBERS.indexOf(count);
    long n = Character.isDigit(count.charAt(0)) ? Long.parseLong(count) : Math.max(1, named);
    ChronoUnit of = unit(unit);
    LocalDate day = today.minus(n, of);
    long slack = of.getDuration().toDays() / 2;
    span(day.minusDays(slack), day.plusDays(slack));
  }

  private void addLast(String which, String unit, LocalDate today) {
    LocalDate start =
        switch (unit) {
          case "week" -> today.minusDays(today.getDayOfWeek().getValue() - 1L);
          case "month" -> today.withDayOfMonth(1);
          default -> today.withDayOfYear(1);
        };
    ChronoUnit of = unit(unit);
    LocalDate first = which.equals("this") ? start : start.minus(1, of);
    span(first, which.equals("past") ? today : first.plus(1, of).minusDays(1));
  }

  private static ChronoUnit unit(String name) {
    return switch (name) {
      case "day" -> ChronoUnit.DAYS;
      case "week" -> ChronoUnit.WEEKS;
      case "month" -> ChronoUnit.MONTHS;
      default -> ChronoUnit.YEARS;
    };
  }

  private void span(LocalDate first, LocalDate last) {
    spans.add(new LocalDate[] {first, last});
  }

  /** 1 inside, 0 outside; around a day that is named it fades, because people write of it later. */
  double fit(Instant at, RankPolicy policy) {
    LocalDate day = LocalDate.ofInstant(at, ZoneOffset.UTC);
    double best = 0;
    for (LocalDate[] span : spans) {
      best = Math.max(best, fade(outside(day, span[0], span[1]), policy));
    }
    if (!days.isEmpty()) {
      return Math.max(
          best,
          days.stream()
              .mapToDouble(named -> fade(away(day, named), policy))
              .max()
              .orElse(0));
    }
    boolean month = months.isEmpty() || months.contains(day.getMonth());
    boolean year = years.isEmpty() || years.contains(Year.of(day.getYear()));
    boolean named = !months.isEmpty() || !years.isEmpty();
    return named && month && year ? 1 : best;
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

  private static double outside(LocalDate day, LocalDate first, LocalDate last) {
    return day.isBefore(first)
        ? ChronoUnit.DAYS.between(day, first)
        : day.isAfter(last) ? ChronoUnit.DAYS.between(last, day) : 0;
  }

  private static double fade(double days, RankPolicy policy) {
    return StrictMath.exp(-days / policy.dayFade());
  }
}
