package dev.cairn.tool.outcome;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Marks by which arguments are known again. Texts stand beside the log and can be erased from it, so what is learned
 * of arguments must not need them, nor give them away: a mark has {@value #BITS} bits, enough to tell a tool's calls
 * apart and too few to confirm a guess.
 */
public final class Marks {
  /** How many bits a mark has. */
  static final int BITS = 12;

  /** Longer values are texts of their own; hardly two are alike. */
  private static final int VALUE_CHARS_MAX = 80;

  private static final int LIST_MAX = 10;
  private static final int DEPTH_MAX = 16;

  private Marks() {}

  /** The mark of all arguments, then one for each short value, in the order of their names; none for no arguments. */
  public static List<Integer> of(Map<String, ?> arguments) {
    if (arguments.isEmpty()) {
      return List.of();
    }
    SortedMap<String, String> values = new TreeMap<>();
    collect("", arguments, 0, values);
    StringBuilder whole = new StringBuilder();
    List<Integer> marks = new ArrayList<>();
    values.forEach((name, value) -> {
      whole.append(name).append('=').append(value).append('\n');
      if (value.length() <= VALUE_CHARS_MAX) {
        marks.add(mark(name + "=" + value));
      }
    });
    marks.add(0, mark(whole.toString()));
    return marks.stream().distinct().toList();
  }

  private static void collect(String name, Object value, int depth, SortedMap<String, String> to) {
    if (depth >= DEPTH_MAX) {
      to.put(name, "");
    } else if (value instanceof Map<?, ?> map) {
      map.forEach((key, inner) -> collect(name + "." + key, inner, depth + 1, to));
    } else if (value instanceof List<?> list) {
      for (int i = 0; i < Math.min(LIST_MAX, list.size()); i++) {
        collect(name + "[" + i + "]", list.get(i), depth + 1, to);
      }
    } else {
      to.put(name, String.valueOf(value));
    }
  }

  /** Of a text as a whole. */
  public static int mark(String text) {
    return (int) (Keys.hash(text) >>> (Long.SIZE - BITS));
  }
}
