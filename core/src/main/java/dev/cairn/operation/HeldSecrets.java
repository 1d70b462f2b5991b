package dev.cairn.operation;

import dev.cairn.log.TextId;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What a log holds that would be scrubbed today.
 *
 * @param texts how many texts were looked at
 */
public record HeldSecrets(long texts, List<Held> held) {

  /** A text with secrets in it, and the event that owns it; erasing the text erases them. */
  public record Held(long position, TextId text, SortedMap<String, Long> kinds) {}

  /** How many there are of each kind. */
  public SortedMap<String, Long> kinds() {
    SortedMap<String, Long> all = new TreeMap<>();
    held.forEach(each -> each.kinds().forEach((kind, count) -> all.merge(kind, count, Long::sum)));
    return all;
  }
}
