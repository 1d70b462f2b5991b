package dev.cairn.eval.cards.year;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Ways to say things, by section; {@code {slots}} are filled when one is used. */
final class Phrases {
  private static final Pattern SLOT = Pattern.compile("\\{(\\w+)}");
  private static final Pattern COLUMN = Pattern.compile(" \\| ");

  private final Map<String, List<String>> sections = new LinkedHashMap<>();

  /** A way to say something and where it is written down, to tell which ways were not understood. */
  record Phrase(String name, String text) {
    String with(Map<String, String> slots) {
      return fill(text, slots);
    }
  }

  /** From files beside this class. */
  static Phrases load(String... files) {
    Phrases phrases = new Phrases();
    for (String file : files) {
      phrases.read(file);
    }
    return phrases;
  }

  private void read(String file) {
    try (InputStream stream = Phrases.class.getResourceAsStream(file)) {
      if (stream == null) {
        throw new IllegalStateException(file + " is not on the class path");
      }
      BufferedReader reader =
          new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8));
      List<String> section = new ArrayList<>();
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        if (line.startsWith("[")) {
          section = new ArrayList<>();
          sections.put(line.substring(1, line.indexOf(']')), section);
        } else if (!line.isBlank() && !line.startsWith("# ")) {
          section.add(line.replace("\\n", "\n"));
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  List<Phrase> all(String section) {
    List<String> lines = sections.get(section);
    if (lines == null) {
      throw new IllegalArgumentException("there is no section '" + section + "'");
    }
    List<Phrase> phrases = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      phrases.add(new Phrase(section + " " + (i + 1), lines.get(i)));
    }
    return phrases;
  }

  Phrase any(String section, RandomGenerator random) {
    List<Phrase> all = all(section);
    return all.get(random.nextInt(all.size()));
  }

  /** The lines of a section that is a table. */
  List<List<String>> rows(String section) {
    return all(section).stream()
        .map(phrase -> List.of(COLUMN.split(phrase.text(), -1)))
        .toList();
  }

  /** Refuses a slot nobody fills, so that no brace is ever said. */
  static String fill(String text, Map<String, String> slots) {
    Matcher matcher = SLOT.matcher(text);
    StringBuilder filled = new StringBuilder();
    while (matcher.find()) {
      String value = slots.get(matcher.group(1));
      if (value == null) {
        throw new IllegalArgumentException(text + ": nothing fills " + matcher.group());
      }
      matcher.appendReplacement(filled, Matcher.quoteReplacement(value));
    }
    return matcher.appendTail(filled).toString();
  }
}
