package dev.cairn.search;

import java.time.LocalDate;
import java.time.YearMonth;
import java.time.temporal.ChronoUnit;

/** From the first day to the last, both included. */
record TimeSpan(LocalDate first, LocalDate last) {

  static TimeSpan of(LocalDate day) {
    return new TimeSpan(day, day);
  }

  static TimeSpan of(YearMonth month) {
    return new TimeSpan(month.atDay(1), month.atEndOfMonth());
  }

  /** How many days off it a day is; 0 inside. */
  double away(LocalDate day) {
    return day.isBefore(first)
        ? ChronoUnit.DAYS.between(day, first)
        : day.isAfter(last) ? ChronoUnit.DAYS.between(last, day) : 0;
  }
}
