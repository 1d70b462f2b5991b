package dev.cairn.policy;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;

/**
 * What the files beside this class say: each number and name, its bounds, where it comes from and what it means.
 *
 * <p>They are the only definition; the records give the values names in Java, and one that is missing on either side
 * stops Cairn with a message that names it. They are properties, because every command that opens a store reads them,
 * and reading YAML took a tenth of a second.
 */
final class PolicyFile {
  private static final List<String> FILES =
      List.of("policy.properties", "next-tool-weights.properties", "plan-weights.properties");

  private static final String PART = "; ";

  private static final String AT_LEAST = "at least ";
  private static final String TO = " to ";

  private PolicyFile() {}

  /** One line of a file. */
  record Entry(PolicyKey key, Object value) {}

  /** Every entry by its key. */
  static Map<String, Entry> entries() {
    Map<String, Entry> entries = new HashMap<>();
    for (String file : FILES) {
      Properties read = read(file);
      for (String key : read.stringPropertyNames()) {
        entries.put(key, entry(key, read.getProperty(key)));
      }
    }
    return entries;
  }

  /** What a profile has otherwise than the default, by key. */
  static Map<String, Object> differences(Profile profile) {
    Map<String, Object> values = new HashMap<>();
    if (profile != Profile.DEFAULT) {
      Properties read = read(profile.label() + ".properties");
      read.stringPropertyNames().forEach(key -> values.put(key, value(read.getProperty(key))));
    }
    return values;
  }

  /** {@code value; bounds; source; meaning}: read by hand, as patterns for each line are felt at the start. */
  private static Entry entry(String key, String line) {
    int bounds = after(key, line, 0);
    int source = after(key, line, bounds);
    int means = after(key, line, source);
    Object value = value(line.substring(0, bounds - PART.length()));
    boolean number = value instanceof Number;
    String range = line.substring(bounds, source - PART.length());
    return new Entry(
        new PolicyKey(
            key,
            number ? "number" : "name",
            line.substring(means),
            line.substring(source, means - PART.length()),
            number ? least(range) : 0,
            number && !range.startsWith(AT_LEAST) ? most(range) : Double.MAX_VALUE),
        value);
  }

  private static int after(String key, String line, int from) {
    int at = line.indexOf(PART, from);
    if (at < 0) {
      throw new IllegalStateException(key + " must be 'value; bounds; source; meaning'");
    }
    return at + PART.length();
  }

  private static double least(String range) {
    return Double.parseDouble(
        range.startsWith(AT_LEAST)
            ? range.substring(AT_LEAST.length())
            : range.substring(0, range.indexOf(TO)));
  }

  private static double most(String range) {
    return Double.parseDouble(range.substring(range.indexOf(TO) + TO.length()));
  }

  private static Object value(String written) {
    char first = written.charAt(0);
    return first == '-' || Character.isDigit(first) ? (Object) Double.valueOf(written) : written;
  }

  private static Properties read(String file) {
    try (InputStream in = PolicyFile.class.getResourceAsStream(file)) {
      if (in == null) {
        throw new IllegalStateException("the file " + file + " is missing from this build");
      }
      Properties read = new Properties();
      read.load(new InputStreamReader(in, StandardCharsets.UTF_8));
      return read;
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read " + file, e);
    }
  }
}
