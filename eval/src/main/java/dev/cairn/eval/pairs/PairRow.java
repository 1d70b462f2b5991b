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

/**
 * An earlier rule, a later sentence and what that does to the rule.
 *
 * @param source rows of one source are trained on or tested on, never both
 * @param doubt whether a second reader may decide otherwise
 */
public record PairRow(String earlier, String later, Effect effect, String source, boolean doubt) {
  public static final String SET = "rules_pairs";

  private static final String GROUP = "= ";

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

  /** Pairs written for training: {@code = earlier} opens a group, label, tab and later sentence follow. */
  public static List<PairRow> written(Path file) {
    List<PairRow> rows = new ArrayList<>();
    String earlier = "";
    try {
      for (String line : Files.readAllLines(file)) {
        int tab = line.indexOf('\t');
        if (line.startsWith(GROUP)) {
          earlier = line.substring(GROUP.length()).strip();
        } else if (tab > 0 && !line.startsWith("#")) {
          String later = line.substring(tab + 1).strip();
          rows.add(new PairRow(
              earlier, later, effect(line.substring(0, tab)), "written: " + earlier, false));
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read " + file, e);
    }
    return rows;
  }

  private static Effect effect(String label) {
    return Effect.valueOf(label.strip().toUpperCase(Locale.ROOT));
  }
}
