package dev.cairn.eval.reading;

import dev.cairn.eval.guards.GuardCase;
import dev.cairn.eval.guards.GuardStudy;
import dev.cairn.eval.guards.TrainedGuards;
import dev.cairn.eval.heard.HeardFolds;
import dev.cairn.eval.heard.HeardRow;
import dev.cairn.eval.heard.HeardStudy;
import dev.cairn.eval.outputs.OutputRow;
import dev.cairn.eval.outputs.OutputStudy;
import dev.cairn.eval.outputs.OutputTraining;
import dev.cairn.eval.pairs.PairFolds;
import dev.cairn.eval.pairs.PairRow;
import dev.cairn.eval.pairs.PairStudy;
import dev.cairn.eval.suite.ReaderStudy;
import dev.cairn.text.SentenceVectors;
import dev.cairn.text.pair.PairModel;
import dev.cairn.text.pair.RuleComparer;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/** The readers that are trained, what they learn from and where their weights lie. */
enum ReaderName {
  SENTENCES(HeardFolds.SET, "dev/cairn/text/sentence/sentence-reader.model") {
    @Override
    ReaderWeights train(Path data, Path written, SentenceVectors vectors) throws IOException {
      List<HeardRow> rows = HeardRow.labelled(data);
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      HeardFolds.below(data, written).shipped(rows).write(out);
      List<HeardRow> open = rows.stream().filter(row -> !row.isNonCommercial()).toList();
      return weights(out.toByteArray(), open, HeardRow::text, HeardRow::source);
    }

    @Override
    void write(Path written, OutputStream out) throws IOException {
      HeardFolds.ofWritten(written).shipped(List.of()).write(out);
    }

    @Override
    ReaderStudy study(Path data, Path written, SentenceVectors vectors) {
      return new HeardStudy(data, written, vectors);
    }

    @Override
    boolean hasVectors(boolean named) {
      return named;
    }
  },
  PAIRS(PairRow.SET, "dev/cairn/text/pair/pair.bin") {
    @Override
    ReaderWeights train(Path data, Path written, SentenceVectors vectors) throws IOException {
      List<PairRow> rows = PairRow.below(data);
      RuleComparer comparer = new RuleComparer(
          PairFolds.of(rows, data, written, vectors).shipped(),
          PairFolds.of(rows, data, written, SentenceVectors.NONE).shipped());
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      comparer.write(new DataOutputStream(out));
      List<PairRow> open = rows.stream().filter(row -> !row.nonCommercial()).toList();
      return weights(out.toByteArray(), open, PairRow::words, PairRow::source);
    }

    @Override
    void write(Path written, OutputStream out) throws IOException {
      PairModel words = PairFolds.ofWritten(written).shipped();
      new RuleComparer(words, words).write(new DataOutputStream(out));
    }

    @Override
    ReaderStudy study(Path data, Path written, SentenceVectors vectors) {
      return new PairStudy(data, written, vectors);
    }
  },
  GUARDS(GuardCase.SET, "dev/cairn/text/guard/guard.model") {
    @Override
    ReaderWeights train(Path data, Path written, SentenceVectors vectors) {
      List<GuardCase> rows = GuardCase.below(data).stream()
          .filter(row -> row.label().isPresent() && !row.isNonCommercial())
          .toList();
      byte[] bytes = TrainedGuards.below(data, written).shipped(vectors).bytes();
      return weights(bytes, rows, GuardCase::words, GuardCase::source);
    }

    @Override
    void write(Path written, OutputStream out) throws IOException {
      out.write(TrainedGuards.ofWritten(written).shipped(SentenceVectors.NONE).bytes());
    }

    @Override
    ReaderStudy study(Path data, Path written, SentenceVectors vectors) {
      return new GuardStudy(data, written, vectors);
    }
  },
  OUTPUTS(OutputRow.SET, "dev/cairn/text/output/model.bin") {
    @Override
    ReaderWeights train(Path data, Path written, SentenceVectors vectors) throws IOException {
      List<OutputRow> rows = OutputRow.below(data);
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      OutputTraining.below(written).model(rows).write(out);
      return weights(out.toByteArray(), rows, OutputRow::words, OutputRow::source);
    }

    @Override
    void write(Path written, OutputStream out) throws IOException {
      OutputTraining.below(written).ofWritten().write(out);
    }

    @Override
    ReaderStudy study(Path data, Path written, SentenceVectors vectors) {
      return new OutputStudy(data, written);
    }

    @Override
    boolean hasVectors(boolean named) {
      return false;
    }
  };

  private final String set;
  private final String resource;

  ReaderName(String set, String resource) {
    this.set = set;
    this.resource = resource;
  }

  /** Learns from the rows of a folder and from what was written for training. */
  abstract ReaderWeights train(Path data, Path written, SentenceVectors vectors) throws IOException;

  /** Learns from what was written for training alone, by words alone, and writes the weights. */
  abstract void write(Path written, OutputStream out) throws IOException;

  /**
   * The weights of what was written for training alone. They are not shipped: whoever has the source tree can
   * make them again, on any machine, and compare their bits.
   */
  ReaderWeights ofWritten(Path written) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    write(written, out);
    return new ReaderWeights(out.toByteArray(), List.of(), 0);
  }

  /** The reader alone, trained on parts of the rows. */
  abstract ReaderStudy study(Path data, Path written, SentenceVectors vectors);

  /**
   * Whether it is studied with vectors.
   *
   * @param named whether somebody asked for a model by name
   */
  boolean hasVectors(boolean named) {
    return true;
  }

  /** The set of rows it learns from. */
  String set() {
    return set;
  }

  /** Where its weights lie in the jar. */
  String resource() {
    return resource;
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }

  <R> ReaderWeights weights(
      byte[] bytes, List<R> rows, Function<R, String> words, Function<R, String> source) {
    return new ReaderWeights(
        bytes,
        rows.stream().map(row -> LearnedRows.hash(set, words.apply(row))).toList(),
        rows.stream().map(source).distinct().count());
  }
}
