package dev.cairn.search;

import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;

/** Reads times that are counted from today, as in {@code two weeks ago}. English. */
final class RelativeTime {
  private static final Pattern AGO = Pattern.compile(
      "\\b(\\d{1,3}|a|an|one|two|three|four|five|six) (day|week|month|year)s? ago\\b");
  private static final Pattern LAST = Pattern.compile("\\b(last|this|past) (week|month|year)\\b");

  private static final List<String> NUMBERS =
      List.of("zero", "one", "two", "three", "four", "five", "six");

  private final LocalDate today;

  RelativeTime(LocalDate today) {
    this.today = today;
  }

  /** @param text in lower case */
  List<TimeSpan> in(String text) {
    List<String> words = Arrays.asList(text.split("[^a-z0-9]+"));
    List<TimeSpan> spans = new ArrayList<>();
    if (words.contains("today")) {
      spans.add(TimeSpan.of(today));
    }
    if (words.contains("yesterday")) {
      spans.add(TimeSpan.of(today.minusDays(1)));
    }
    AGO.matcher(text).results().forEach(it -> spans.add(ago(it.group(1), it.group(2))));
    LAST.matcher(text).results().forEach(it -> spans.add(last(it.group(1), it.group(2))));
    return spans;
  }

  /** As exact as it is said: two weeks ago is some day of that week. */
  private TimeSpan ago(String count, String unit) {
    int named = NUMBERS.indexOf(count);
    long n = Character.isDigit(count.charAt(0)) ? Long.parseLong(count) : Math.max(1, named);
    ChronoUnit of = unit(unit);
    LocalDate day = today.minus(n, of);
    long slack = of.getDuration().toDays() / 2;
    return new TimeSpan(day.minusDays(slack), day.plusDays(slack));
  }

  private TimeSpan last(String which, String unit) {
    LocalDate start =
        switch (unit) {
          case "week" -> today.minusDays(today.getDayOfWeek().getValue() - 1L);
          case "month" -> today.withDayOfMonth(1);
          default -> today.withDayOfYear(1);
        };
    ChronoUnit of = unit(unit);
    LocalDate first = which.equals("this") ? start : start.minus(1, of);
    return new TimeSpan(first, which.equals("past") ? today : first.plus(1, of).minusDays(1));
  }

  private static ChronoUnit unit(String name) {
    return switch (name) {
      case "day" -> ChronoUnit.DAYS;
      case "week" -> ChronoUnit.WEEKS;
      case "month" -> ChronoUnit.MONTHS;
      default -> ChronoUnit.YEARS;
    };
  }
}
