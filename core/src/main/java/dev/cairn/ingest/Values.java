package dev.cairn.ingest;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Reads property values: JSON, in one form per number, finite and bounded. */
final class Values {
  static final int DEPTH_MAX = 8;
  static final int SIZE_MAX = 64 * 1024;
  static final int PROPERTIES_MAX = 256;

  /** Beyond this a decimal is no longer a number anybody measured, and writing it out takes gigabytes. */
  private static final int SCALE_MAX = 400;

  private final String name;
  private long size;

  private Values(String name) {
    this.name = name;
  }

  static SortedMap<String, Object> properties(@Nullable Object raw) {
    if (raw == null) {
      return Collections.emptySortedMap();
    }
    if (!(raw instanceof Map<?, ?> map)) {
      throw new Unreadable("properties must be an object, not " + Shown.of(raw));
    }
    if (map.size() > PROPERTIES_MAX) {
      throw new Unreadable("has " + map.size() + " properties; at most " + PROPERTIES_MAX + " fit");
    }
    SortedMap<String, Object> properties = new TreeMap<>();
    map.forEach((key, value) -> {
      String name = key(key);
      properties.put(name, new Values(name).read(value, 1));
    });
    return properties;
  }

  private static String key(@Nullable Object key) {
    String name = String.valueOf(key);
    Key.fault(name).ifPresent(fault -> {
      throw new Unreadable("the name of a property " + fault);
    });
    return name;
  }

  private Object read(@Nullable Object value, int depth) {
    if (value instanceof String text) {
      return text(text);
    }
    if (value instanceof Boolean) {
      return value;
    }
    if (value instanceof Number number) {
      return number(number);
    }
    if (depth > DEPTH_MAX) {
      throw new Unreadable("property '" + name + "' is nested deeper than " + DEPTH_MAX);
    }
    if (value instanceof List<?> list) {
      List<Object> copy = new ArrayList<>(Math.min(list.size(), SIZE_MAX));
      for (Object each : list) {
        grow(1);
        copy.add(read(each, depth + 1));
      }
      return Collections.unmodifiableList(copy);
    }
    if (value instanceof Map<?, ?> map) {
      return object(map, depth);
    }
    throw new Unreadable(
        value == null
            ? "property '" + name + "' is or holds null; leave it out"
            : "property '" + name + "' is no JSON value: " + value.getClass().getSimpleName());
  }

  private Object object(Map<?, ?> map, int depth) {
    SortedMap<String, Object> copy = new TreeMap<>();
    map.forEach((key, each) -> {
      String inner = key(key);
      grow(inner.length());
      copy.put(inner, read(each, depth + 1));
    });
    return Collections.unmodifiableSortedMap(copy);
  }

  private String text(String text) {
    grow(text.length());
    long bytes = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (Character.isHighSurrogate(c)
          && i + 1 < text.length()
          && Character.isLowSurrogate(text.charAt(i + 1))) {
        bytes += 2;
        i++;
      } else if (Character.isSurrogate(c)) {
        throw new Unreadable("property '" + name + "' holds a lone surrogate; remove it");
      } else if (c > 0x7F) {
        bytes += c > 0x7FF ? 2 : 1;
      }
    }
    grow(bytes);
    return text;
  }

  private Object number(Number number) {
    grow(Long.BYTES);
    if (number instanceof Long
        || number instanceof Integer
        || number instanceof Short
        || number instanceof Byte) {
      return number.longValue();
    }
    if (number instanceof BigInteger integer && integer.bitLength() < Long.SIZE) {
      return integer.longValue();
    }
    if (number instanceof BigInteger || number instanceof BigDecimal) {
      BigDecimal decimal = number instanceof BigInteger i ? new BigDecimal(i) : (BigDecimal) number;
      grow(decimal.precision());
      if (Math.abs((long) decimal.scale()) > SCALE_MAX) {
        throw new Unreadable(
            "property '" + name + "' is out of all proportion: " + Shown.of(number));
      }
      return decimal;
    }
    double value = number.doubleValue();
    if (!Double.isFinite(value)) {
      throw new Unreadable("property '" + name + "' is " + value + "; numbers must be finite");
    }
    return value;
  }

  /** Bytes as JSON would take, roughly: text in UTF-8, eight for a number. */
  private void grow(long bytes) {
    size += bytes;
    if (size > SIZE_MAX) {
      throw new Unreadable("property '" + name + "' is over " + SIZE_MAX / 1024 + " KiB");
    }
  }
}
