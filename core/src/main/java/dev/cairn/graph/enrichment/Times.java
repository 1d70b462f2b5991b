package dev.cairn.graph.enrichment;

import java.time.DateTimeException;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Dates and windows as people write them in properties and enrichment ids. */
final class Times {
  private static final Pattern WINDOW = Pattern.compile("([1-9][0-9]{0,5})([smhdw])");

  private Times() {}

  /** Seconds since 1970 of a JSON string with a date or a time; a time without a zone is UTC. */
  static OptionalLong seconds(String json) {
    boolean isString = json.length() > 1 && json.startsWith("\"") && json.endsWith("\"");
    String text = isString ? json.substring(1, json.length() - 1) : "";
    try {
      if (text.indexOf('T') < 0) {
        return OptionalLong.of(LocalDate.parse(text).atStartOfDay().toEpochSecond(ZoneOffset.UTC));
      }
      boolean hasZone = text.endsWith("Z") || text.lastIndexOf('+') > 0 || hasOffset(text);
      return OptionalLong.of(
          hasZone
              ? OffsetDateTime.parse(text).toEpochSecond()
              : LocalDateTime.parse(text).toEpochSecond(ZoneOffset.UTC));
    } catch (DateTimeException e) {
      return OptionalLong.empty();
    }
  }

  private static boolean hasOffset(String text) {
    return text.lastIndexOf('-') > text.indexOf('T');
  }

  /** A window such as {@code 90s}, {@code 30m}, {@code 24h}, {@code 7d} or {@code 2w}. */
  static Optional<Duration> window(String text) {
    Matcher matcher = WINDOW.matcher(text);
    if (!matcher.matches()) {
      return Optional.empty();
    }
    long count = Long.parseLong(matcher.group(1));
    return Optional.of(
        switch (matcher.group(2)) {
          case "s" -> Duration.ofSeconds(count);
          case "m" -> Duration.ofMinutes(count);
          case "h" -> Duration.ofHours(count);
          case "d" -> Duration.ofDays(count);
          default -> Duration.ofDays(7 * count);
        });
  }
}
