package dev.cairn.card.extract;

import dev.cairn.log.CardKind;
import dev.cairn.log.EntryId;
import dev.cairn.log.Role;
import dev.cairn.log.ToolId;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A few lines of an episode and what a reader says should be kept of them.
 *
 * @param place file and line, to find it by
 * @param expected kind and quoted words each
 * @param says the statements that are laid down
 */
record Labelled(String place, List<Line> lines, List<String> expected, List<String> says) {
  private static final Pattern SAID =
      Pattern.compile("(user|assistant|tool|document)([\\w= ]*)\\| ?(.*)");
  private static final Pattern MORE = Pattern.compile("\\| ?(.*)");
  private static final Pattern LABEL = Pattern.compile("=> (\\w+)(?:: (.*))?");
  private static final Pattern ESCAPE = Pattern.compile("\\\\u\\{([0-9a-f]+)}");

  @Override
  public String toString() {
    return place + " "
        + (lines.isEmpty() ? "" : lines.get(0).text().lines().findFirst().orElse(""));
  }

  static List<Labelled> read(String file) {
    List<Labelled> cases = new ArrayList<>();
    List<String> block = new ArrayList<>();
    int number = 0;
    for (String line : (text(file) + "\n\n").split("\n", -1)) {
      number++;
      if (!line.isEmpty()) {
        block.add(line);
      } else {
        List<String> said = block.stream().filter(each -> !each.startsWith("#")).toList();
        if (!said.isEmpty()) {
          cases.add(parse(file + ":" + (number - block.size()), said));
        }
        block.clear();
      }
    }
    return cases;
  }

  private static Labelled parse(String place, List<String> block) {
    List<Line> lines = new ArrayList<>();
    List<String> expected = new ArrayList<>();
    List<String> says = new ArrayList<>();
    for (String row : block) {
      Matcher said = SAID.matcher(row);
      Matcher more = MORE.matcher(row);
      Matcher label = LABEL.matcher(row);
      if (said.matches()) {
        lines.add(line(lines.size(), said.group(1), said.group(2), unescape(said.group(3))));
      } else if (more.matches()) {
        lines.add(longer(lines.remove(lines.size() - 1), unescape(more.group(1))));
      } else if (label.matches()) {
        String whole = lines.get(lines.size() - 1).text();
        String quote = Optional.ofNullable(label.group(2)).orElse(whole);
        if (!label.group(1).equals("none")) {
          expected.add(CardKind.valueOf(label.group(1).toUpperCase(Locale.ROOT)) + ": " + quote);
        }
      } else if (row.startsWith("says: ")) {
        says.add(row.substring("says: ".length()));
      } else {
        throw new IllegalArgumentException(place + ": not a row of a case: " + row);
      }
    }
    return new Labelled(place, lines, expected, says);
  }

  private static Line line(int number, String role, String about, String text) {
    Optional<ToolId> tool = Optional.empty();
    Optional<Boolean> ok = Optional.empty();
    OptionalInt exit = OptionalInt.empty();
    for (String word : about.strip().split(" ", -1)) {
      if (word.startsWith("exit=")) {
        exit = OptionalInt.of(Integer.parseInt(word.substring("exit=".length())));
      } else if (word.equals("ok") || word.equals("fail")) {
        ok = Optional.of(word.equals("ok"));
      } else if (!word.isEmpty()) {
        tool = Optional.of(ToolId.parse(word));
      }
    }
    Role who = Role.valueOf(role.toUpperCase(Locale.ROOT));
    return new Line(new EntryId("n" + number), who, text, tool, ok, exit);
  }

  private static Line longer(Line line, String more) {
    String text = line.text() + "\n" + more;
    return new Line(line.entry(), line.role(), text, line.tool(), line.ok(), line.exitCode());
  }

  private static String unescape(String text) {
    return ESCAPE
        .matcher(text)
        .replaceAll(found ->
            Matcher.quoteReplacement(Character.toString(Integer.parseInt(found.group(1), 16))));
  }

  private static String text(String file) {
    try (InputStream in = Labelled.class.getResourceAsStream("/card/extract/" + file)) {
      return new String(Objects.requireNonNull(in, file).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What extraction finds, written as the expectations are. */
  List<String> found() {
    return Extractions.of(lines).stream()
        .map(each -> each.kind() + ": " + quoted(each.evidence().get(0)))
        .sorted()
        .toList();
  }

  String quoted(Quote quote) {
    return lines.stream()
        .filter(line -> line.entry().equals(quote.entry()))
        .map(line -> words(line.text(), quote))
        .findFirst()
        .orElseThrow();
  }

  static String words(String text, Quote quote) {
    int start = text.offsetByCodePoints(0, quote.start());
    return text.substring(start, text.offsetByCodePoints(start, quote.end() - quote.start()));
  }
}
