package dev.cairn.eval.memory;

import dev.cairn.eval.Progress;
import dev.cairn.eval.suite.Ablation;
import dev.cairn.eval.suite.JsonLines;
import dev.cairn.eval.suite.KeptEmbedder;
import dev.cairn.eval.suite.ModelOptions;
import dev.cairn.eval.suite.PolicyOptions;
import dev.cairn.eval.suite.QualityOptions;
import dev.cairn.fault.CairnException;
import dev.cairn.server.cli.Shell;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code cairn eval memory}. */
@Command(
    name = "memory",
    sortOptions = false,
    description = {
      "Measures whether search finds what was said: each conversation is a context, each unit an entry.",
      "--data DIR (or CAIRN_EVAL_DATA) names the folder of the data sets; any folder of that shape will do."
    })
public final class MemoryCommand implements Callable<Integer> {
  private final Shell shell;

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
      names = "--limit-conversations",
      paramLabel = "N",
      description = "only the first N conversations of each set, for a quick look")
  private int conversationsMax = Integer.MAX_VALUE;

  @Option(
      names = "--words-alone",
      description = "log the words without speaker and image caption, as text-only baselines do")
  private boolean wordsAlone;

  @Option(
      names = "--signals",
      description = "with --out, also write what spoke for each result, to fit weights to")
  private boolean signals;

  @Option(names = "--depth", paramLabel = "N", description = "results asked for (default: 200)")
  private int depth = Configuration.DEPTH;

  @Option(
      names = "--sqlite",
      paramLabel = "DIR",
      description =
          "keep each context in SQLite below this folder while it is asked, not in memory")
  private @Nullable Path sqlite;

  @Option(names = "--threads", paramLabel = "N", description = "conversations at once")
  private int threads = Runtime.getRuntime().availableProcessors();

  public MemoryCommand(Shell shell) {
    this.shell = shell;
  }

  @Override
  public Integer call() throws Exception {
    requirePositive("threads", threads);
    requirePositive("depth", depth);
    requirePositive("limit-conversations", conversationsMax);
    Progress progress = new Progress(shell.terminal().err());
    Path folder = options.scored(spec, shell);
    // Search has nothing to learn yet; the folder is looked at, so that a wrong one is not passed
    // over.
    options.train().ifPresent(JsonLines::below);
    List<String> notes = new ArrayList<>();
    Optional<KeptEmbedder> model = models.open(spec, shell);
    Configuration configuration =
        new Configuration(depth, wordsAlone, signals, model.map(KeptEmbedder::shared));
    try (MemoryRun run = new MemoryRun(configuration, Optional.ofNullable(sqlite), threads)) {
      for (Map.Entry<String, Conversations> set : read(folder).entrySet()) {
        notes.add(note(set.getKey(), set.getValue()));
        progress.say(notes.get(notes.size() - 1));
        run.begin(set.getValue().all(), progress);
      }
      notes.add(models.told(spec));
      tell(run, notes, progress);
    } finally {
      model.ifPresent(KeptEmbedder::close);
    }
    return 0;
  }

  private void tell(MemoryRun run, List<String> notes, Progress progress) throws Exception {
    if (ablation.isWanted()) {
      options.report(
          "memory",
          ablation.scores(changes -> run.ask(policies.with(changes), progress)),
          notes,
          shell);
    } else {
      options.print("memory", run.ask(policies.with(Map.of()), progress), notes, shell);
    }
  }

  /** The sets with conversations and questions, and those alone. */
  private Map<String, Conversations> read(Path folder) {
    JsonLines lines = JsonLines.below(folder);
    Map<String, Conversations> sets = new LinkedHashMap<>();
    for (String set : lines.sets()) {
      Conversations found = Conversations.read(lines, set, conversationsMax);
      if (!found.all().isEmpty()) {
        sets.put(set, found);
      }
    }
    if (sets.isEmpty()) {
      throw CairnException.invalid(
          "data",
          "no set below " + folder + " has units (id, conversation, session, speaker, text)"
              + " and questions (id, conversation, question, category)");
    }
    sets.keySet().retainAll(options.chosen(List.copyOf(sets.keySet())));
    return sets;
  }

  private static String note(String set, Conversations found) {
    return set + ": " + found.questions() + " questions on " + found.all().size()
        + " conversations; left out: " + found.unanswerable() + " without evidence, "
        + found.unknown() + " without their conversation";
  }

  private static void requirePositive(String option, int value) {
    if (value < 1) {
      throw CairnException.invalid(option, "--" + option + " must be at least 1, was " + value);
    }
  }
}
