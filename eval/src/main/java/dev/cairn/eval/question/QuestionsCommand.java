package dev.cairn.eval.question;

import dev.cairn.eval.Progress;
import dev.cairn.eval.next.SequenceSet;
import dev.cairn.eval.suite.Folds;
import dev.cairn.eval.suite.JsonLines;
import dev.cairn.eval.suite.Measured;
import dev.cairn.eval.suite.QualityOptions;
import dev.cairn.server.cli.Shell;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code cairn eval questions}. */
@Command(
    name = "questions",
    sortOptions = false,
    description = {
      "Puts numbers to the open questions of the founding documents on tool scoring: each number they call"
          + " arbitrary against others, on the same steps of runs, five folds by task.",
      "--data DIR (or CAIRN_EVAL_DATA) names the folder of the data sets."
    })
public final class QuestionsCommand implements Callable<Integer> {
  private final Shell shell;
  private final Progress progress;

  @Spec
  private CommandSpec spec = CommandSpec.create();

  @Mixin
  private QualityOptions options = new QualityOptions();

  @Option(
      names = "--runs",
      paramLabel = "N",
      description = "runs of each set and fold that are asked about; ${DEFAULT-VALUE} if absent")
  private int runs = 10;

  public QuestionsCommand(Shell shell) {
    this.shell = shell;
    this.progress = new Progress(shell.terminal().err());
  }

  @Override
  public Integer call() throws Exception {
    List<SequenceSet> found = SequenceSet.read(JsonLines.below(options.scored(spec, shell)));
    List<String> chosen = options.chosen(found.stream().map(SequenceSet::name).toList());
    List<SequenceSet> sets =
        found.stream().filter(set -> chosen.contains(set.name())).toList();
    List<Measured> all = new ArrayList<>();
    for (int i = 0; i < sets.size(); i++) {
      SequenceSet set = sets.get(i);
      all.addAll(Folds.all(fold -> fold(set, fold)));
      progress.step("sets", i + 1L, sets.size());
    }
    options.print("questions", all, List.of(sets.size() + " sets: " + chosen), shell);
    return 0;
  }

  private List<Measured> fold(SequenceSet set, int fold) {
    return Stream.concat(
            new NumberTrial(set, fold, runs).measured().stream(),
            new CapabilityTrial(set, fold).measured().stream())
        .toList();
  }
}
