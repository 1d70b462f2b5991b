package dev.cairn.eval.pairs;

import dev.cairn.eval.suite.JsonLines;
import dev.cairn.eval.suite.Line;
import dev.cairn.text.Keywords;
import dev.cairn.text.pair.Effect;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Rules of one file beside the rules of that file which share most with them. They are of one topic, and none takes another
 * one back or says the same: without them a comparison takes "never ship with failing tests" for "never delete failing tests".
 */
final class RuleFiles {
  /** Lines that share more may be one rule, written twice. */
  private static final double SAME_FROM = 0.7;

  private static final int LINES_MIN = 5;
  private static final int LETTERS_MIN = 20;
  private static final int LETTERS_MAX = 300;
  /** Larger files would outweigh all others. */
  private static final int OF_ONE_FILE_MAX = 30;

  private RuleFiles() {}

  /** The pairs of all rule files of the pool below a folder. */
  static List<PairRow> neighbours(Path data) {
    Map<String, List<String>> files = new TreeMap<>();
    for (Line line : JsonLines.below(data).with("rules_pool", "text", "kind", "source")) {
      String text = line.name("text");
      boolean fits = text.length() >= LETTERS_MIN && text.length() <= LETTERS_MAX;
      if (fits && line.name("kind").equals("rules_file_line")) {
        files.computeIfAbsent(line.name("source"), any -> new ArrayList<>()).add(text);
      }
    }
    List<PairRow> rows = new ArrayList<>();
    files.forEach((source, lines) -> add(source, lines, rows));
    return rows;
  }

  private static void add(String source, List<String> lines, List<PairRow> rows) {
    if (lines.size() < LINES_MIN) {
      return;
    }
    List<Keywords> keywords = lines.stream().map(Keywords::of).toList();
    int step = Math.max(1, lines.size() / OF_ONE_FILE_MAX);
    for (int at = 0; at < lines.size(); at += step) {
      int nearest = nearest(at, keywords);
      if (nearest >= 0) {
        rows.add(new PairRow(lines.get(nearest), lines.get(at), Effect.ADDS, source, false));
      }
    }
  }

  private static int nearest(int at, List<Keywords> keywords) {
    int nearest = -1;
    double most = 0;
    for (int other = 0; other < keywords.size(); other++) {
      double overlap = keywords.get(at).overlap(keywords.get(other));
      if (other != at && overlap > most && overlap < SAME_FROM) {
        nearest = other;
        most = overlap;
      }
    }
    return nearest;
  }
}
