package dev.cairn.log;

import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Takes secrets out of text on its way into the log: a port, so that a host may bring its own. Scrubbing what was
 * scrubbed changes nothing. What is read from the log, exported or imported is never scrubbed.
 */
public interface Scrubber {
  /** Leaves every text as it is. */
  Scrubber NONE = new Scrubber() {
    @Override
    public Scrubbed scrub(String text) {
      return Scrubbed.clean(text);
    }

    @Override
    public Scrubbed scrub(String name, String value) {
      return Scrubbed.clean(value);
    }
  };

  Scrubbed scrub(String text);

  /** A value that stands under a name, such as an argument of a call; the name may say that it is a secret. */
  Scrubbed scrub(String name, String value);

  /**
   * A text as it may be stored.
   *
   * @param found how many secrets were taken out, by kind
   */
  record Scrubbed(String text, SortedMap<String, Long> found) {
    static Scrubbed clean(String text) {
      return new Scrubbed(text, new TreeMap<>());
    }
  }
}
