package dev.cairn.eval.memory;

import java.text.ParsePosition;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.format.DateTimeParseException;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Times as people write them in data sets. Where no zone is named, UTC: only their order matters. */
final class WrittenTime {
  private static final List<DateTimeFormatter> FORMS = List.of(
      DateTimeFormatter.ISO_DATE_TIME,
      day("uuuu-MM-dd"),
      time("uuuu/MM/dd '('EEE')' HH:mm"),
      time("uuuu'年'MM'月'dd'日' '周'[一][二][三][四][五][六][日] HH:mm"),
      time("h:mm a 'on' d MMMM, uuuu"),
      day("MMMM-dd-uuuu"));

  private WrittenTime() {}

  /** The first of several ways to say when that can be read. */
  @SafeVarargs
  static Optional<Instant> first(Optional<String>... written) {
    for (Optional<String> each : written) {
      Optional<Instant> time = each.flatMap(WrittenTime::read);
      if (time.isPresent()) {
        return time;
      }
    }
    return Optional.empty();
  }

  /** Empty if no form fits: such a unit takes its place in the order alone. */
  static Optional<Instant> read(String written) {
    return FORMS.stream().flatMap(form -> read(written.strip(), form).stream()).findFirst();
  }

  private static Optional<Instant> read(String written, DateTimeFormatter form) {
    ParsePosition end = new ParsePosition(0);
    TemporalAccessor parsed = form.parseUnresolved(written, end);
    if (parsed == null || end.getErrorIndex() >= 0 || end.getIndex() < written.length()) {
      return Optional.empty();
    }
    try {
      TemporalAccessor best = form.parseBest(written, Instant::from, LocalDateTime::from);
      return Optional.of(
          best instanceof LocalDateTime local
              ? local.toInstant(ZoneOffset.UTC)
              : Instant.from(best));
    } catch (DateTimeParseException e) {
      // Well formed, and yet no day: the 30th of February.
      return Optional.empty();
    }
  }

  private static DateTimeFormatter time(String pattern) {
    return builder(pattern).toFormatter(Locale.ENGLISH);
  }

  /** A day without an hour begins at midnight. */
  private static DateTimeFormatter day(String pattern) {
    return builder(pattern).parseDefaulting(ChronoField.HOUR_OF_DAY, 0).toFormatter(Locale.ENGLISH);
  }

  private static DateTimeFormatterBuilder builder(String pattern) {
    return new DateTimeFormatterBuilder().parseCaseInsensitive().appendPattern(pattern);
  }
}
