package dev.cairn.eval.cards.year;

import dev.cairn.eval.cards.year.Saying.Act;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** What was not understood, and what was taken for a rule and is none, by the phrase that was used. */
public final class Misses {
  private static final int EXAMPLE_MAX = 90;

  private final Seen seen;

  public Misses(Seen seen) {
    this.seen = seen;
  }

  /** A line for each phrase with a miss, the worst first. */
  public List<String> told() {
    List<String> lines = new ArrayList<>();
    add(lines, "rules not held", missed());
    add(lines, "reversals whose old card stays in force", notReplaced());
    add(lines, "taken for a rule", misread());
    return lines;
  }

  private Map<String, List<String>> missed() {
    return byTemplate(seen.kept().stream()
        .filter(kept -> kept.saying().act() != Act.REPEATED && !kept.atOnce())
        .map(Kept::saying)
        .toList());
  }

  private Map<String, List<String>> notReplaced() {
    return byTemplate(seen.kept().stream()
        .filter(
            kept -> kept.atOnce() && kept.reversal().filter(it -> !it.oldGone()).isPresent())
        .map(Kept::saying)
        .toList());
  }

  private static Map<String, List<String>> byTemplate(List<Saying> sayings) {
    return sayings.stream()
        .collect(Collectors.groupingBy(
            Saying::template,
            TreeMap::new,
            Collectors.mapping(Saying::sentence, Collectors.toList())));
  }

  private Map<String, List<String>> misread() {
    return seen.cards().stream()
        .filter(held -> held.kind().isNormative() && !held.isPlantedRule())
        .collect(Collectors.groupingBy(
            Misses::section,
            TreeMap::new,
            Collectors.mapping(held -> held.card().statement(), Collectors.toList())));
  }

  private static String section(Held held) {
    return held.origins().stream()
        .map(origin ->
            origin instanceof Origin.OfNoise noise ? noise.section().orElse(noise.who()) : "fact")
        .findFirst()
        .orElse("nothing");
  }

  private void add(List<String> lines, String what, Map<String, List<String>> found) {
    int all = found.values().stream().mapToInt(List::size).sum();
    lines.add(what + ": " + all);
    found.entrySet().stream()
        .sorted((a, b) -> b.getValue().size() - a.getValue().size())
        .forEach(
            entry -> lines.add("  " + entry.getKey() + ": " + entry.getValue().size()
                + said(entry.getKey()) + ", as \"" + shortened(entry.getValue().get(0)) + "\""));
  }

  private String said(String template) {
    long all = seen.kept().stream()
        .map(Kept::saying)
        .filter(saying -> saying.act() != Act.REPEATED && saying.template().equals(template))
        .count();
    return all == 0 ? "" : " of " + all;
  }

  private static String shortened(String text) {
    String line = text.replace('\n', ' ');
    return line.length() <= EXAMPLE_MAX ? line : line.substring(0, EXAMPLE_MAX) + "…";
  }
}
