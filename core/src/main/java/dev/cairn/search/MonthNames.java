package dev.cairn.search;

import java.time.Month;
import java.time.MonthDay;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/** Reads months and days that are called by the month's name, as in {@code 8th of May}. English. */
final class MonthNames {
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
  private static final Pattern MONTH_DAY =
      Pattern.compile("\\b" + MONTH + "\\.? (\\d{1,2})(?:st|nd|rd|th)?\\b");
  private static final Pattern DAY_MONTH =
      Pattern.compile("\\b(\\d{1,2})(?:st|nd|rd|th)?(?: of)? " + MONTH + "\\b");
  private static final Pattern MONTH_NAME = Pattern.compile("\\b" + MONTH + "\\b");

  /** A month that is a verb too counts where its place in the sentence says so. */
  private static final Pattern SURELY_MAY = surely("may");

  private static final Pattern SURELY_MARCH = surely("march");

  private MonthNames() {}

  private static Pattern surely(String month) {
    return Pattern.compile(
        "\\b(?:in|of|on|during|since|by|until|last|this|early|late|mid|before|after|\\d{1,2}) "
            + month + "\\b|\\b" + month + ",? \\d");
  }

  /** @param text in lower case */
  static List<MonthDay> days(String text) {
    List<MonthDay> days = new ArrayList<>();
    MONTH_DAY.matcher(text).results().forEach(it -> add(it.group(1), it.group(2), days));
    DAY_MONTH.matcher(text).results().forEach(it -> add(it.group(2), it.group(1), days));
    return days;
  }

  private static void add(String month, String day, List<MonthDay> days) {
    Month of = MONTHS.get(month);
    int number = Integer.parseInt(day);
    if (of != null && number >= 1 && number <= of.maxLength()) {
      days.add(MonthDay.of(of, number));
    }
  }

  /** @param text in lower case */
  static Set<Month> months(String text) {
    Set<Month> named = EnumSet.noneOf(Month.class);
    MONTH_NAME.matcher(text).results().forEach(it -> named.add(MONTHS.get(it.group(1))));
    named.removeIf(month -> !isSure(month, text));
    return named;
  }

  private static boolean isSure(Month month, String text) {
    return switch (month) {
      case MAY -> SURELY_MAY.matcher(text).find();
      case MARCH -> SURELY_MARCH.matcher(text).find();
      default -> true;
    };
  }
}
