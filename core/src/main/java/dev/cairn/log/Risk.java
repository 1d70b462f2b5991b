package dev.cairn.log;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;

/** What a tool can do to the world, from the least to the worst. */
public enum Risk {
  /** It looks, or what it does costs nothing to take back: read a file, list a folder. */
  SAFE,
  /** It writes, and what it wrote can be written again: edit a file, open an issue. */
  MODERATE,
  /** What it does is gone, sent, paid or running: delete, drop, send, deploy, execute. */
  DANGEROUS;

  public Risk worse(Risk other) {
    return compareTo(other) >= 0 ? this : other;
  }

  public boolean isWorseThan(Risk other) {
    return compareTo(other) > 0;
  }

  @JsonValue
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
