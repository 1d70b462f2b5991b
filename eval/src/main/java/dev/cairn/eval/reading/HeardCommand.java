package dev.cairn.eval.reading;

import dev.cairn.eval.heard.HeardFolds;
import dev.cairn.eval.heard.HeardRow;
import dev.cairn.eval.suite.Measured;
import dev.cairn.eval.suite.Score;
import dev.cairn.eval.suite.Scores;
import dev.cairn.server.cli.Shell;
import dev.cairn.text.Readers;
import dev.cairn.text.SentenceVectors;
import dev.cairn.text.sentence.ReaderModel;
import dev.cairn.text.sentence.SentenceReader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Command;

/** {@code cairn eval heard}. */
@Command(
    name = "heard",
    sortOptions = false,
    description = {
      "Measures which rules, preferences, promises and facts are heard in what people say.",
      "--data DIR (or CAIRN_EVAL_DATA) names the folder of the data sets; any folder of that shape will do."
    })
public final class HeardCommand extends ReadingCommand<HeardRow> {
  /** Figures that are one count over another, by what they count. */
  private static final Map<String, List<String>> SHARES = shares();

  public HeardCommand(Shell shell) {
    super(shell, "heard");
  }

  private static Map<String, List<String>> shares() {
    Map<String, List<String>> shares = new LinkedHashMap<>();
    shares.put("norm_recall_span", List.of("norms_hit", "norms"));
    shares.put("norm_precision", List.of("kept_norms_right", "kept_norms"));
    shares.put("kind_right", List.of("kind_right", "kept_norms_right"));
    shares.put("fact_recall", List.of("facts_hit", "facts"));
    shares.put("fact_precision", List.of("kept_facts_right", "kept_facts"));
    shares.put("commitment_recall", List.of("commitments_hit", "commitments"));
    return shares;
  }

  @Override
  protected List<HeardRow> rows(Path data) {
    return HeardRow.labelled(data);
  }

  @Override
  protected String set() {
    return HeardFolds.SET;
  }

  @Override
  protected String source(HeardRow row) {
    return row.unit();
  }

  @Override
  protected String words(HeardRow row) {
    return row.text();
  }

  @Override
  protected Readers trained(List<HeardRow> rows, Path data, Path written, SentenceVectors vectors) {
    return readers(HeardFolds.below(data, written).shipped(rows));
  }

  @Override
  protected List<Readers> byFolds(
      List<HeardRow> rows, Path data, Path written, SentenceVectors vectors) {
    return HeardFolds.below(data, written).models(rows).stream()
        .map(HeardCommand::readers)
        .toList();
  }

  private static Readers readers(ReaderModel model) {
    return Readers.shipped().with(new SentenceReader(model));
  }

  @Override
  protected List<Measured> measured(List<HeardRow> rows, Path data, Trials trials) {
    return rows.stream()
        .map(row -> trials.in(memory -> HeardTrial.of(row, set(), memory)))
        .toList();
  }

  @Override
  protected List<Score> further(Scores scores, List<Measured> all) {
    List<Score> further = new ArrayList<>();
    SHARES.forEach((figure, counts) -> further.addAll(
        scores.whole(figure, all, rows -> Counts.share(rows, counts.get(0), counts.get(1)))));
    return further;
  }
}
