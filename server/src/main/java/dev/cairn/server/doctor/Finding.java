package dev.cairn.server.doctor;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;
import java.util.Optional;

/**
 * One thing that was looked at.
 *
 * @param check what was looked at
 * @param detail what was seen
 * @param remedy how to mend it, where it needs mending
 */
public record Finding(String check, Level level, String detail, Optional<String> remedy) {

  /** How bad it is. */
  public enum Level {
    OK,
    WARN,
    FAIL;

    @JsonValue
    public String label() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  static Finding ok(String check, String detail) {
    return new Finding(check, Level.OK, detail, Optional.empty());
  }

  static Finding warn(String check, String detail, String remedy) {
    return new Finding(check, Level.WARN, detail, Optional.of(remedy));
  }

  static Finding fail(String check, String detail, String remedy) {
    return new Finding(check, Level.FAIL, detail, Optional.of(remedy));
  }
}
