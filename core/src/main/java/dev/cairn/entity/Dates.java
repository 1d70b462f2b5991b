package dev.cairn.entity;

import dev.cairn.entity.Token.Form;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Dates that are spelled out, as ISO 8601 writes them. A date without a year is none: it could be any. */
final class Dates {
  private static final List<String> MONTHS =
      List.of("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec");
  private static final List<String> MONTHS_IN_FULL = List.of(
      "january",
      "february",
      "march",
      "april",
      "may",
      "june",
      "july",
      "august",
      "september",
      "october",
      "november",
      "december");

  /** A number of four digits is a year behind these. */
  private static final Set<String> BEFORE_YEARS =
      Set.of("in", "since", "until", "by", "during", "from", "year", "early", "late", "mid");

  private static final int YEAR_MIN = 1_500;
  private static final int YEAR_MAX = 2_199;

  private final List<Token> tokens;
  private final Mentions mentions;
  private final boolean[] taken;

  private Dates(List<Token> tokens, Mentions mentions) {
    this.tokens = tokens;
    this.mentions = mentions;
    this.taken = new boolean[tokens.size()];
  }

  /** Mentions them, and says which words they are made of. */
  static boolean[] in(List<Token> tokens, Mentions mentions) {
    Dates dates = new Dates(tokens, mentions);
    for (int i = 0; i < tokens.size(); i++) {
      if (!dates.taken[i]) {
        dates.at(i);
      }
    }
    return dates.taken;
  }

  /** The date of these numbers, if there is such a day or month. */
  static Optional<String> of(String year, String month, @Nullable String day) {
    try {
      YearMonth of = YearMonth.of(Integer.parseInt(year), Integer.parseInt(month));
      boolean known = of.getYear() >= YEAR_MIN && of.getYear() <= YEAR_MAX;
      String key = day == null
          ? of.toString()
          : LocalDate.of(of.getYear(), of.getMonth(), Integer.parseInt(day)).toString();
      return known ? Optional.of(key) : Optional.empty();
    } catch (DateTimeException | NumberFormatException impossible) {
      return Optional.empty();
    }
  }

  private void at(int i) {
    if (month(i) > 0) {
      monthFirst(i);
    } else if (isDay(i)) {
      int month = i + 1 < tokens.size() && tokens.get(i + 1).text().equals("of") ? i + 2 : i + 1;
      if (month(month) > 0 && isYear(month + 1)) {
        take(i, month + 1, month, i);
      }
    } else if (isYear(i) && i > 0 && tokens.get(i).joins()) {
      if (BEFORE_YEARS.contains(tokens.get(i - 1).lower())) {
        mentions.add(Kind.DATE, tokens.get(i).text());
        taken[i] = true;
      }
    }
  }

  private void monthFirst(int i) {
    if (isDay(i + 1) && isYear(i + 2)) {
      take(i, i + 2, i, i + 1);
    } else if (isYear(i + 1)) {
      take(i, i + 1, i, -1);
    }
  }

  private void take(int first, int last, int month, int day) {
    String ofDay = day < 0 ? null : digits(tokens.get(day).text());
    of(tokens.get(last).text(), String.valueOf(month(month)), ofDay).ifPresent(key -> {
      mentions.add(Kind.DATE, key);
      for (int i = first; i <= last; i++) {
        taken[i] = true;
      }
    });
  }

  /** 1 to 12; 0 if it is none. */
  private int month(int i) {
    if (i >= tokens.size() || tokens.get(i).form() != Form.CAPITAL) {
      return 0;
    }
    String word = tokens.get(i).lower();
    String name = word.equals("sept") ? "sep" : word;
    return Math.max(MONTHS.indexOf(name), MONTHS_IN_FULL.indexOf(name)) + 1;
  }

  private boolean isDay(int i) {
    return i < tokens.size()
        && tokens.get(i).form() == Form.NUMBER
        && tokens.get(i).text().matches("[0-3]?[0-9](?:st|nd|rd|th)?");
  }

  private boolean isYear(int i) {
    return i < tokens.size()
        && tokens.get(i).form() == Form.NUMBER
        && tokens.get(i).text().matches("(?:1[5-9]|2[01])[0-9]{2}");
  }

  private static String digits(String day) {
    return day.replaceAll("[a-z]", "");
  }
}
