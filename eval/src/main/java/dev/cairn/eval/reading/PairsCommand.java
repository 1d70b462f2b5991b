package dev.cairn.eval.reading;

import dev.cairn.eval.heard.HeardRow;
import dev.cairn.eval.pairs.PairFolds;
import dev.cairn.eval.pairs.PairRow;
import dev.cairn.eval.suite.Folds;
import dev.cairn.eval.suite.Measured;
import dev.cairn.eval.suite.Score;
import dev.cairn.eval.suite.Scores;
import dev.cairn.server.cli.Shell;
import dev.cairn.text.Readers;
import dev.cairn.text.SentenceVectors;
import dev.cairn.text.pair.PairModel;
import dev.cairn.text.pair.RuleComparer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import picocli.CommandLine.Command;

/** {@code cairn eval pairs}. */
@Command(
    name = "pairs",
    sortOptions = false,
    description = {
      "Measures what a later sentence does to an earlier rule: it replaces, repeats, adds or has nothing to do.",
      "Where the folder has rules_heard too, every live turn of it is held against every rule: what is then found"
          + " is an error, told per 1,000 pairs.",
      "--data DIR (or CAIRN_EVAL_DATA) names the folder of the data sets; any folder of that shape will do."
    })
public final class PairsCommand extends ReadingCommand<PairRow> {
  /** Rules of other sources that each superseding sentence is held against, as a control. */
  private static final int FOREIGN = 3;

  public PairsCommand(Shell shell) {
    super(shell, "pairs");
  }

  @Override
  protected List<PairRow> rows(Path data) {
    return PairRow.below(data);
  }

  @Override
  protected String set() {
    return PairRow.SET;
  }

  @Override
  protected String source(PairRow row) {
    return row.source();
  }

  @Override
  protected String words(PairRow row) {
    return row.words();
  }

  @Override
  protected Readers trained(List<PairRow> rows, Path data, Path written, SentenceVectors vectors) {
    return readers(PairFolds.of(rows, data, written, vectors).whole(row -> true));
  }

  @Override
  protected List<Readers> byFolds(
      List<PairRow> rows, Path data, Path written, SentenceVectors vectors) {
    return PairFolds.of(rows, data, written, vectors).models().stream()
        .map(PairsCommand::readers)
        .toList();
  }

  private static Readers readers(PairModel model) {
    return Readers.shipped().with(new RuleComparer(model, model));
  }

  @Override
  protected List<Measured> measured(List<PairRow> rows, Path data, Trials trials) {
    Set<String> rules = new LinkedHashSet<>();
    rows.forEach(row -> rules.add(row.earlier()));
    List<String> all = List.copyOf(rules);
    List<Measured> measured = new ArrayList<>();
    for (PairRow row : rows) {
      List<String> foreign = row.supersedes() ? foreign(row, rows, all) : List.of();
      String id = row.source() + "#" + Integer.toHexString(words(row).hashCode());
      measured.add(PairTrial.of(row, id, foreign, trials));
    }
    measured.addAll(
        TalkTrial.of(HeardRow.labelled(data), all, trials.readers().rules(), trials.vectors()));
    return measured;
  }

  private static List<String> foreign(PairRow row, List<PairRow> rows, List<String> rules) {
    SplittableRandom random = new SplittableRandom(Folds.of(PairRow.SET, row.later()));
    Set<String> own = new LinkedHashSet<>();
    rows.stream()
        .filter(other -> other.source().equals(row.source()))
        .forEach(other -> own.add(other.earlier()));
    List<String> others = rules.stream().filter(rule -> !own.contains(rule)).toList();
    List<String> drawn = new ArrayList<>();
    for (int i = 0; i < FOREIGN && !others.isEmpty(); i++) {
      drawn.add(others.get(random.nextInt(others.size())));
    }
    return drawn;
  }

  @Override
  protected List<Score> further(Scores scores, List<Measured> all) {
    List<Measured> pairs =
        all.stream().filter(row -> row.set().equals(PairRow.SET)).toList();
    List<Score> further = new ArrayList<>(scores.whole(
        "supersede_precision",
        pairs,
        rows -> Counts.share(rows, "superseded_right", "superseded")));
    further.addAll(TalkTrial.scores(scores, all));
    return further;
  }
}
