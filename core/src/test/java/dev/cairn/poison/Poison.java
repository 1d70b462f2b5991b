package dev.cairn.poison;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A hostile text.
 *
 * @param group the file it is in
 * @param way how it usually comes in; tests try every way all the same
 */
record Poison(String group, String name, String way, String text) {
  static final List<String> GROUPS = List.of(
      "orders", "claims", "roles", "letters", "markdown", "citations", "errors", "facts", "volume");

  private static final Pattern TITLE = Pattern.compile("== (\\w+) : (\\w+)");
  private static final Pattern SIGN = Pattern.compile("\\\\u\\{([0-9a-f]+)}|\\\\\\\\");
  private static final Pattern TIMES = Pattern.compile("(?s)(.*)\\{\\{(\\d+)}}(.*)");

  @Override
  public String toString() {
    return group + "/" + name;
  }

  static Stream<Poison> all() {
    return GROUPS.stream().flatMap(group -> read(group).stream());
  }

  static List<Poison> read(String group) {
    List<Poison> found = new ArrayList<>();
    String name = "";
    String way = "";
    StringBuilder text = new StringBuilder();
    for (String line : (file(group) + "\n== end : end\n").split("\n", -1)) {
      Matcher title = TITLE.matcher(line);
      if (title.matches()) {
        if (!name.isEmpty()) {
          found.add(new Poison(group, name, way, unescaped(text.toString().stripTrailing())));
        }
        name = title.group(1);
        way = title.group(2);
        text.setLength(0);
      } else {
        text.append(line).append('\n');
      }
    }
    return found;
  }

  /** Signs by their number, and {@code {{n}}}: what follows, n times over. */
  private static String unescaped(String text) {
    String plain = SIGN.matcher(text)
        .replaceAll(found -> Matcher.quoteReplacement(
            found.group(1) == null
                ? "\\"
                : Character.toString(Integer.parseInt(found.group(1), 16))));
    Matcher times = TIMES.matcher(plain);
    return times.matches()
        ? times.group(1) + times.group(3).repeat(Integer.parseInt(times.group(2)))
        : plain;
  }

  private static String file(String group) {
    String name = "/card/poison/" + group + ".txt";
    try (InputStream in = Poison.class.getResourceAsStream(name)) {
      return new String(Objects.requireNonNull(in, name).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** As an agent that believes it would put it: short enough to be a statement. */
  String statement() {
    String line = text.strip();
    int most = Math.min(300, line.codePointCount(0, line.length()));
    return line.substring(0, line.offsetByCodePoints(0, most));
  }
}
