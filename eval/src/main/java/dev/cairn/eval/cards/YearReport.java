package dev.cairn.eval.cards;

import dev.cairn.eval.Progress;
import dev.cairn.eval.cards.year.Attention;
import dev.cairn.eval.cards.year.Misses;
import dev.cairn.eval.cards.year.Seen;
import dev.cairn.eval.cards.year.SizePlot;
import dev.cairn.eval.cards.year.Year;
import dev.cairn.eval.cards.year.YearFigures;
import dev.cairn.eval.cards.year.YearItems;
import dev.cairn.eval.cards.year.YearRun;
import dev.cairn.eval.figure.Machine;
import dev.cairn.eval.figure.Report;
import dev.cairn.eval.suite.QualityOptions;
import dev.cairn.fault.CairnException;
import dev.cairn.index.Embedder;
import dev.cairn.operation.Configure;
import dev.cairn.server.cli.Shell;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Plays a year and tells what came of it. */
final class YearReport {
  private final QualityOptions options;
  private final Shell shell;
  private final Progress progress;

  YearReport(QualityOptions options, Shell shell, Progress progress) {
    this.options = options;
    this.shell = shell;
    this.progress = progress;
  }

  void tell(
      Year year,
      Optional<Embedder> model,
      Configure policy,
      Attention attention,
      String told,
      Optional<Path> plot) {
    String what = "seed " + year.seed() + ", " + year.days() + " days: "
        + year.scenes().size() + " episodes, " + year.sayings().size()
        + " sentences that give or take back rules, " + year.failures().size()
        + " lasting failures, " + year.facts().size() + " facts; " + told
        + "; the agent proposes: " + attention.label();
    progress.say(what);
    Seen seen = new YearRun(year, model, policy, attention, progress).play();
    options.out().ifPresent(file -> write(file, new YearItems(seen).lines()));
    plot.ifPresent(file -> write(file, new SizePlot(seen).svg()));
    Report report =
        new Report("memory-cards", what + "\n" + Machine.describe(), new YearFigures(seen).all());
    List<String> notes = new ArrayList<>(new Misses(seen).told());
    if (shell.wantsJson()) {
      notes.forEach(progress::say);
      shell.terminal().out().println(report.json(false));
    } else {
      shell.terminal().out().print(options.wantsMarkdown() ? report.markdown() : report.text());
      shell.terminal().out().println();
      notes.forEach(shell.terminal().out()::println);
    }
  }

  private static void write(Path file, String text) {
    try {
      Files.writeString(file, text);
    } catch (IOException e) {
      throw CairnException.unavailable(file + " cannot be written: " + e.getMessage(), e);
    }
  }
}
