package dev.cairn.policy;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;

/**
 * What the files beside this class say: each number and name, its bounds, where it comes from and what it means.
 *
 * <p>They are the only definition; the records give the values names in Java, and one that is missing on either side
 * stops Cairn with a message that names it.
 */
final class PolicyFile {
  private static final List<String> FILES =
      List.of("policy.yaml", "next-tool-weights.yaml", "plan-weights.yaml");

  /** What holds for all numbers of an area that do not say otherwise. */
  private static final String EVERY = "every";

  private PolicyFile() {}

  /** One line of the file. */
  record Entry(PolicyKey key, Object value) {}

  /** Every entry by its key, in the order of the files. */
  static Map<String, Entry> entries() {
    Map<String, Entry> entries = new LinkedHashMap<>();
    for (String file : FILES) {
      read(file).forEach((area, numbers) -> {
        Map<String, Object> every = map(numbers.getOrDefault(EVERY, Map.of()), area);
        numbers.forEach((name, said) -> {
          if (!name.equals(EVERY)) {
            Map<String, Object> fields = new HashMap<>(every);
            fields.putAll(map(said, name));
            String key = area + "." + name;
            entries.put(key, entry(key, fields));
          }
        });
      });
    }
    return entries;
  }

  /** What a profile has otherwise than the default, by key. */
  static Map<String, Object> differences(Profile profile) {
    Map<String, Object> values = new LinkedHashMap<>();
    if (profile != Profile.DEFAULT) {
      read(profile.label() + ".yaml")
          .forEach((area, numbers) ->
              numbers.forEach((name, value) -> values.put(area + "." + name, value)));
    }
    return values;
  }

  private static Entry entry(String key, Map<String, Object> fields) {
    Object value = field(key, fields, "value");
    return new Entry(
        new PolicyKey(
            key,
            value instanceof Number ? "number" : "name",
            field(key, fields, "means").toString(),
            fields.getOrDefault("source", "ours").toString(),
            number(fields.getOrDefault("min", 0)),
            number(fields.getOrDefault("max", Double.MAX_VALUE))),
        value);
  }

  private static Object field(String key, Map<String, Object> fields, String name) {
    Object value = fields.get(name);
    if (value == null) {
      throw new IllegalStateException("policy key " + key + " has no '" + name + "'");
    }
    return value;
  }

  private static double number(Object value) {
    return ((Number) value).doubleValue();
  }

  private static Map<String, Map<String, Object>> read(String file) {
    try (InputStream in = PolicyFile.class.getResourceAsStream(file)) {
      if (in == null) {
        throw new IllegalStateException("the file " + file + " is missing from this build");
      }
      Object read = new Load(LoadSettings.builder().setLabel(file).build()).loadFromInputStream(in);
      Map<String, Map<String, Object>> areas = new LinkedHashMap<>();
      map(read, file).forEach((area, numbers) -> areas.put(area, map(numbers, area)));
      return areas;
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read " + file, e);
    }
  }

  private static Map<String, Object> map(Object value, String where) {
    if (!(value instanceof Map<?, ?> map)) {
      throw new IllegalStateException(where + " is not a list of names and values");
    }
    Map<String, Object> copy = new LinkedHashMap<>();
    map.forEach((name, each) -> copy.put(String.valueOf(name), each));
    return copy;
  }
}
