package dev.cairn.text.output;

import dev.cairn.text.learn.Example;
import dev.cairn.text.learn.Features;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The candidates of a choice: every line, each said to be the cause of a failure, and last of all that there
 * was no failure. One linear score for all of them makes one model of both questions.
 */
final class OutputFeatures {
  static final int PLACES = 1 << 14;
  static final long SEED = 20_261_117;
  private static final double WORDS_LENGTH = 1;
  private static final int SEARCHED_MAX = 20;
  private static final int COMMAND_CHARS_MAX = 10_000;

  /** Signs of which the first or the last in an output tells more than the others. */
  private static final List<String> NUMBERED =
      List.of("exception-first:", "error:", "place-first", "fail", "cross", "crash", "upper-fail");

  /** How many lines have a sign, and how many of them were seen so far. */
  private static final class Numbered {
    private int all;
    private int seen;
  }

  /** Groups of features that can be left out, to see what they bring. */
  enum Group {
    WORDS,
    PAIRS_OF_WORDS,
    SIGNS,
    CONTEXT,
    POSITION,
    KIND,
    WHOLE
  }

  private final List<LineFeatures> lines = new ArrayList<>();
  private final Map<String, Numbered> numbers = new TreeMap<>();
  private final Set<String> kinds;
  private final Set<String> families = new TreeSet<>();
  private final Set<String> searched;
  private final Set<Group> groups;

  OutputFeatures(String tool, String command, String text, Set<Group> groups) {
    this.groups = groups;
    String known = command.substring(0, Math.min(command.length(), COMMAND_CHARS_MAX));
    this.kinds = CommandKind.of(known.isBlank() ? tool : known);
    kinds.forEach(kind -> families.add(CommandKind.family(kind)));
    this.searched = CommandKind.searched(known);
    for (OutputLine line : OutputLine.of(text)) {
      lines.add(new LineFeatures(line, known));
    }
  }

  List<LineFeatures> lines() {
    return lines;
  }

  /** One example for each line, then the one of no failure. */
  List<Example> examples() {
    List<Example> examples = new ArrayList<>();
    count();
    int badBefore = 0;
    for (int i = 0; i < lines.size(); i++) {
      examples.add(line(i, badBefore));
      badBefore += lines.get(i).isBad() ? 1 : 0;
    }
    examples.add(new WholeFeatures(lines, kinds, groups, badBefore).example());
    return examples;
  }

  private void count() {
    for (String sign : NUMBERED) {
      Numbered numbered = new Numbered();
      lines.forEach(line -> numbered.all += line.has(sign) ? 1 : 0);
      numbers.put(sign, numbered);
    }
  }

  private Example line(int index, int badBefore) {
    Features features = new Features(PLACES, SEED);
    LineFeatures line = lines.get(index);
    features.add("line");
    if (groups.contains(Group.SIGNS)) {
      addSigns(line, features);
    }
    addWords(line, features);
    if (groups.contains(Group.CONTEXT)) {
      addContext(index, features);
    }
    if (groups.contains(Group.POSITION)) {
      addPosition(index, badBefore, features);
    }
    if (groups.contains(Group.KIND)) {
      String bad = line.isBad() ? "bad" : "plain";
      kinds.forEach(kind -> features.add("kind " + kind + " " + bad));
      if (isFound(line)) {
        features.add("found " + bad);
      }
      for (String family : families) {
        line.signs().forEach(sign -> features.add(family + " " + sign, 0.7));
      }
    }
    return features.example();
  }

  private boolean isFound(LineFeatures line) {
    if (searched.isEmpty()) {
      return false;
    }
    String text = line.line().text().toLowerCase(Locale.ROOT);
    return searched.stream().limit(SEARCHED_MAX).anyMatch(text::contains);
  }

  private static void addSigns(LineFeatures line, Features features) {
    String bad = line.isBad() ? "bad " : "plain ";
    features.add(bad);
    for (String sign : line.signs()) {
      features.add("sign " + sign);
      features.add("with " + bad + sign, 0.5);
    }
    if (line.isDenied()) {
      features.add("denied");
    }
  }

  private void addWords(LineFeatures line, Features features) {
    List<String> words = line.words();
    Map<String, Double> single = new TreeMap<>();
    Map<String, Double> pairs = new TreeMap<>();
    for (int i = 0; i < words.size(); i++) {
      single.put(words.get(i), 1.0);
      pairs.put((i == 0 ? "^" : words.get(i - 1)) + " " + words.get(i), 1.0);
    }
    if (groups.contains(Group.WORDS)) {
      features.addAll("w ", single, WORDS_LENGTH);
    }
    if (groups.contains(Group.PAIRS_OF_WORDS)) {
      features.addAll("p ", pairs, WORDS_LENGTH);
    }
  }

  private void addContext(int index, Features features) {
    addNeighbour("before ", index - 1, features);
    addNeighbour("after ", index + 1, features);
    LineFeatures line = lines.get(index);
    if (index > 0 && sameBeginning(line, lines.get(index - 1))) {
      features.add("repeats");
    }
    if (line.line().afterBlank()) {
      features.add("after blank");
    }
    int indent = Math.min(line.line().indent(), 12) / 2;
    features.add("indent " + indent);
    features.add("length " + Math.min(6, line.words().size() / 4));
  }

  private void addNeighbour(String name, int index, Features features) {
    if (index < 0 || index >= lines.size()) {
      features.add(name + "none");
      return;
    }
    LineFeatures other = lines.get(index);
    for (String sign : other.signs()) {
      features.add(name + sign, 0.5);
    }
    features.add(name + (other.isBad() ? "bad" : "plain"));
  }

  private static boolean sameBeginning(LineFeatures line, LineFeatures other) {
    return line.words().size() > 1
        && other.words().size() > 1
        && line.words().subList(0, 2).equals(other.words().subList(0, 2));
  }

  private void addPosition(int index, int badBefore, Features features) {
    LineFeatures line = lines.get(index);
    String bad = line.isBad() ? "bad " : "plain ";
    features.add("order " + bad + Math.min(badBefore, 3));
    features.add("tenth " + 5 * index / lines.size());
    if (index == 0) {
      features.add("top " + bad);
    }
    if (index == lines.size() - 1) {
      features.add("bottom " + bad);
    }
    for (String sign : NUMBERED) {
      if (line.has(sign)) {
        Numbered numbered = Objects.requireNonNull(numbers.get(sign));
        features.add("nth " + sign + Math.min(2, numbered.seen++));
        features.add("last of " + sign + (numbered.seen == numbered.all ? "yes" : "no"));
      }
    }
  }
}
