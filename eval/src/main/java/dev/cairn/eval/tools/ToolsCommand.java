package dev.cairn.eval.tools;

import dev.cairn.eval.Progress;
import dev.cairn.eval.suite.Ablation;
import dev.cairn.eval.suite.JsonLines;
import dev.cairn.eval.suite.KeptEmbedder;
import dev.cairn.eval.suite.Measured;
import dev.cairn.eval.suite.ModelOptions;
import dev.cairn.eval.suite.PolicyOptions;
import dev.cairn.eval.suite.QualityOptions;
import dev.cairn.fault.CairnException;
import dev.cairn.server.cli.Shell;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code cairn eval tools}. */
@Command(
    name = "tools",
    sortOptions = false,
    description = {
      "Measures whether find_tools finds the tools a request needs, among all tools of its set.",
      "--data DIR (or CAIRN_EVAL_DATA) names the folder of the data sets; any folder of that shape will do."
    })
public final class ToolsCommand implements Callable<Integer> {
  private final Shell shell;
  private final Progress progress;

  @Spec
  private CommandSpec spec = CommandSpec.create();

  @Mixin
  private QualityOptions options = new QualityOptions();

  @Mixin
  private ModelOptions models = new ModelOptions();

  @Mixin
  private PolicyOptions policies = new PolicyOptions();

  @Mixin
  private Ablation ablation = new Ablation();

  @Option(
      names = "--limit-questions",
      paramLabel = "N",
      description = "only the first N requests of each set, for a quick look")
  private int questionsMax = Integer.MAX_VALUE;

  public ToolsCommand(Shell shell) {
    this.shell = shell;
    this.progress = new Progress(shell.terminal().err());
  }

  @Override
  public Integer call() throws Exception {
    if (questionsMax < 1) {
      throw CairnException.invalid(
          "limit-questions", "--limit-questions must be at least 1, was " + questionsMax);
    }
    Path folder = options.scored(spec, shell);
    // Without usage there is nothing to learn; a wrong folder is not passed over all the same.
    options.train().ifPresent(JsonLines::below);
    List<Corpus> corpora = read(folder);
    List<String> notes =
        new ArrayList<>(corpora.stream().map(ToolsCommand::note).toList());
    notes.add(models.told(spec));
    Optional<KeptEmbedder> model = models.open(spec, shell);
    List<ToolTrial> trials = new ArrayList<>();
    try {
      for (Corpus corpus : corpora) {
        progress.say(note(corpus));
        trials.add(new ToolTrial(corpus, model.map(KeptEmbedder::shared)));
        trials.get(trials.size() - 1).begin();
      }
      run(corpora, trials, notes);
    } finally {
      trials.forEach(ToolTrial::close);
      model.ifPresent(KeptEmbedder::close);
    }
    return 0;
  }

  private void run(List<Corpus> corpora, List<ToolTrial> trials, List<String> notes)
      throws Exception {
    if (ablation.isWanted()) {
      options.report("tools", ablation.scores(it -> measured(corpora, trials, it)), notes, shell);
    } else {
      options.print("tools", measured(corpora, trials, Map.of()), notes, shell);
    }
  }

  /** Every request with these policy values; a trial keeps its tools from one to the next. */
  private List<Measured> measured(
      List<Corpus> corpora, List<ToolTrial> trials, Map<String, Object> changes) {
    List<Measured> all = new ArrayList<>();
    for (int i = 0; i < trials.size(); i++) {
      ToolTrial trial = trials.get(i);
      List<ToolQuestion> questions = corpora.get(i).questions();
      trial.configure(policies.with(changes));
      int most = Math.min(questions.size(), questionsMax);
      all.addAll(IntStream.range(0, most)
          .parallel()
          .mapToObj(at -> trial.ask(questions.get(at)))
          .toList());
      progress.step("sets", i + 1L, trials.size());
    }
    return all;
  }

  private List<Corpus> read(Path folder) {
    List<Corpus> found = Corpus.read(JsonLines.below(folder));
    if (found.isEmpty()) {
      throw CairnException.invalid(
          "data",
          "no set below " + folder + " has requests (id, query, gold_tools) with their tools"
              + " (id, server, name, description)");
    }
    List<String> chosen =
        options.chosen(found.stream().map(Corpus::set).distinct().toList());
    return found.stream().filter(corpus -> chosen.contains(corpus.set())).toList();
  }

  private static String note(Corpus corpus) {
    return corpus.set() + ": " + corpus.questions().size() + " requests, "
        + corpus.tools().size() + " tools";
  }
}
