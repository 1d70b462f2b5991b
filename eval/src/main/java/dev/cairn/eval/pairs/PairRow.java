package dev.cairn.eval.pairs;

import dev.cairn.eval.suite.Folds;
import dev.cairn.eval.suite.JsonLines;
import dev.cairn.eval.suite.Line;
import dev.cairn.text.pair.Effect;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * An earlier rule, a later sentence and what that does to the rule.
 *
 * @param source rows of one source are trained on or tested on, never both
 * @param doubt whether a second reader may decide otherwise
 */
public record PairRow(String earlier, String later, Effect effect, String source, boolean doubt) {
  public static final String SET = "rules_pairs";

  private static final String GROUP = "= ";
  private static final String WRITTEN = "written: ";

  public boolean supersedes() {
    return effect == Effect.REVERSES || effect == Effect.REPLACES_VALUE;
  }

  /** What makes it the same row wherever it lies. */
  public String words() {
    return earlier + "|" + later;
  }

  public int fold() {
    return Folds.of(SET, source);
  }

  /** Whether it was written for training, and no data set has it. */
  boolean isWritten() {
    return source.startsWith(WRITTEN);
  }

  /** Whether its licence keeps it out of weights that are given away. */
  public boolean nonCommercial() {
    return source.startsWith("PrefEval") || source.startsWith("lmsys");
  }

  /** The rows of every set below a folder that has pairs. */
  public static List<PairRow> below(Path folder) {
    JsonLines files = JsonLines.below(folder);
    List<PairRow> rows = new ArrayList<>();
    for (String set : files.sets()) {
      for (Line line : files.with(set, "earlier", "later", "label")) {
        rows.add(new PairRow(
            line.name("earlier"),
            line.name("later"),
            effect(line.name("label")),
            line.name("source"),
            line.object().path("doubt").asBoolean(false)));
      }
    }
    return rows;
  }

  /** Pairs written for training, of all files {@code pairs*.txt} of a folder in their order. */
  public static List<PairRow> written(Path folder) {
    List<PairRow> rows = new ArrayList<>();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files
          .filter(it -> it.getFileName().toString().matches("pairs(-\\w+)?\\.txt"))
          .sorted()
          .toList()) {
        read(Files.readAllLines(file), rows);
      }
    } catch (IOException e) {
      throw new UncheckedIOException("written pairs cannot be read below " + folder, e);
    }
    return rows;
  }

  /** {@code = earlier} opens a group; label, tab and later sentence follow. */
  private static void read(List<String> lines, List<PairRow> rows) {
    String earlier = "";
    for (String line : lines) {
      int tab = line.indexOf('\t');
      if (line.startsWith(GROUP)) {
        earlier = line.substring(GROUP.length()).strip();
      } else if (tab > 0 && !line.startsWith("#")) {
        String later = line.substring(tab + 1).strip();
        rows.add(
            new PairRow(earlier, later, effect(line.substring(0, tab)), WRITTEN + earlier, false));
      }
    }
  }

  /** A sentence of ordinary talk beside a rule. */
  static PairRow unrelated(String rule, String talk) {
    return new PairRow(rule, talk, Effect.UNRELATED, WRITTEN + talk, false);
  }

  private static Effect effect(String label) {
    return Effect.valueOf(label.strip().toUpperCase(Locale.ROOT));
  }
}
