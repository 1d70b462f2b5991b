package dev.cairn.eval.suite;

import dev.cairn.eval.figure.Interval;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Figures for people: for each set the groups under each other and the metrics side by side, a few at a
 * time, because a terminal is not as wide as a suite.
 */
final class QualityTable {
  private static final int METRICS_ABREAST = 6;

  private final Map<String, Map<String, Map<String, Score>>> sets = new LinkedHashMap<>();

  QualityTable(List<Score> scores) {
    for (Score score : scores) {
      sets.computeIfAbsent(score.set(), set -> new LinkedHashMap<>())
          .computeIfAbsent(score.group(), group -> new LinkedHashMap<>())
          .put(score.metric(), score);
    }
  }

  String text() {
    StringBuilder text = new StringBuilder();
    for (List<List<String>> block : blocks()) {
      for (List<String> row : block) {
        StringBuilder line = new StringBuilder();
        for (int column = 0; column < row.size(); column++) {
          line.append(row.get(column))
              .append(" ".repeat(width(block, column) - row.get(column).length() + 2));
        }
        text.append(line.toString().stripTrailing()).append('\n');
      }
      text.append('\n');
    }
    return text.toString();
  }

  String markdown() {
    StringBuilder text = new StringBuilder();
    for (List<List<String>> block : blocks()) {
      for (int i = 0; i < block.size(); i++) {
        text.append("| ").append(String.join(" | ", block.get(i))).append(" |\n");
        if (i == 0) {
          text.append("|---".repeat(block.get(0).size())).append("|\n");
        }
      }
      text.append('\n');
    }
    return text.toString();
  }

  private List<List<List<String>>> blocks() {
    List<List<List<String>>> blocks = new ArrayList<>();
    sets.forEach((set, groups) -> {
      List<String> metrics = groups.values().stream()
          .flatMap(scores -> scores.keySet().stream())
          .distinct()
          .toList();
      for (int from = 0; from < metrics.size(); from += METRICS_ABREAST) {
        int to = Math.min(metrics.size(), from + METRICS_ABREAST);
        blocks.add(block(set, groups, metrics.subList(from, to)));
      }
    });
    return blocks;
  }

  private static List<List<String>> block(
      String set, Map<String, Map<String, Score>> groups, List<String> metrics) {
    List<List<String>> rows = new ArrayList<>();
    List<String> header = new ArrayList<>(List.of(set, "n"));
    header.addAll(metrics);
    rows.add(header);
    groups.forEach((group, scores) -> {
      List<Optional<Score>> cells = metrics.stream()
          .map(metric -> Optional.ofNullable(scores.get(metric)))
          .toList();
      int n = cells.stream().flatMap(Optional::stream).mapToInt(Score::n).max().orElse(0);
      if (n > 0) {
        List<String> row = new ArrayList<>(List.of(group, Integer.toString(n)));
        cells.forEach(score -> row.add(score.map(it -> cell(it, n)).orElse("")));
        rows.add(row);
      }
    });
    return rows;
  }

  /** A metric that fewer questions have says so. */
  private static String cell(Score score, int n) {
    Interval interval = score.interval();
    String cell = String.format(
        Locale.ROOT, "%.3f (%.2f–%.2f)", interval.value(), interval.low(), interval.high());
    return score.n() == n ? cell : cell + " n=" + score.n();
  }

  private static int width(List<List<String>> block, int column) {
    return block.stream().mapToInt(row -> row.get(column).length()).max().orElse(0);
  }
}
