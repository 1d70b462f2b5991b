package dev.cairn.tool.decision;

import dev.cairn.fault.CairnException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;

/**
 * The arguments of a call in their one written form: whoever approved a call approved every way of writing it,
 * and no other call.
 */
public final class Arguments {
  private static final JsonMapper JSON = JsonMapper.builder().build();
  private static final int DEPTH_MAX = 100;

  private Arguments() {}

  /** Nothing for a call without arguments, said or unsaid. */
  public static Optional<String> canonical(Optional<Map<String, Object>> args) {
    return args.filter(given -> !given.isEmpty())
        .map(given -> JSON.writeValueAsString(ordered(given, 0)));
  }

  /** Keys in order, numbers by their value. Texts stay as they are: to a tool two spellings differ. */
  private static Object ordered(Object value, int depth) {
    if (depth > DEPTH_MAX) {
      throw CairnException.invalid(
          "args", "args are nested more than " + DEPTH_MAX + " deep; no tool takes that");
    }
    if (value instanceof Map<?, ?> map) {
      Map<String, Object> sorted = new TreeMap<>();
      map.forEach((key, each) -> sorted.put(String.valueOf(key), part(each, depth)));
      return sorted;
    }
    if (value instanceof Collection<?> list) {
      return list.stream().map(each -> part(each, depth)).toList();
    }
    return value instanceof Number number ? number(number) : value;
  }

  private static Object part(@Nullable Object value, int depth) {
    return value == null ? JSON.getNodeFactory().nullNode() : ordered(value, depth + 1);
  }

  private static BigDecimal number(Number number) {
    if (number instanceof BigInteger whole) {
      return new BigDecimal(whole).stripTrailingZeros();
    }
    double approximate = number.doubleValue();
    if (number instanceof Double || number instanceof Float) {
      if (!Double.isFinite(approximate)) {
        throw CairnException.invalid("args", "args hold a number that is none: " + number);
      }
      return BigDecimal.valueOf(approximate).stripTrailingZeros();
    }
    return new BigDecimal(number.toString()).stripTrailingZeros();
  }
}
