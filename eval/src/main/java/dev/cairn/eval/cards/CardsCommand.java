package dev.cairn.eval.cards;

import dev.cairn.eval.Progress;
import dev.cairn.eval.cards.year.Attention;
import dev.cairn.eval.cards.year.Year;
import dev.cairn.eval.suite.KeptEmbedder;
import dev.cairn.eval.suite.ModelOptions;
import dev.cairn.eval.suite.PolicyOptions;
import dev.cairn.eval.suite.QualityOptions;
import dev.cairn.fault.CairnException;
import dev.cairn.server.cli.Shell;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code cairn eval memory-cards}. */
@Command(
    name = "memory-cards",
    sortOptions = false,
    description = {
      "Measures what is learned from episodes. With --data DIR (or CAIRN_EVAL_DATA): each conversation is a"
          + " context, each session an episode that is ended; cards are counted and held against the"
          + " questions.",
      "With --year: a year of coding episodes made from a seed, in which what should be learned is known."
    })
public final class CardsCommand implements Callable<Integer> {
  private final Shell shell;

  @Spec
  private CommandSpec spec = CommandSpec.create();

  @Option(names = "--year", description = "play a year made from a seed; needs no data")
  private boolean year;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "of the year (default: ${DEFAULT-VALUE})",
      defaultValue = "" + Year.SEED)
  private long seed = Year.SEED;

  @Option(
      names = "--days",
      paramLabel = "N",
      description = "of the year (default: ${DEFAULT-VALUE})",
      defaultValue = "" + Year.DAYS)
  private int days = Year.DAYS;

  @Option(
      names = "--agent",
      paramLabel = "WHAT",
      description =
          "with --year, what the agent itself proposes of the rules and facts it hears: none, quotes,"
              + " or subjects, which is quotes with what they are about (default: none)")
  private String agent = Attention.NONE.label();

  @Option(
      names = "--plot",
      paramLabel = "FILE",
      description = "with --year, also draw the size of the store by week and kind, as SVG")
  private @Nullable Path plot;

  @Option(
      names = "--limit-conversations",
      paramLabel = "N",
      description = "only the first N conversations of each set, for a quick look")
  private int conversationsMax = Integer.MAX_VALUE;

  @Mixin
  private QualityOptions options = new QualityOptions();

  @Mixin
  private ModelOptions models = new ModelOptions();

  @Mixin
  private PolicyOptions policies = new PolicyOptions();

  public CardsCommand(Shell shell) {
    this.shell = shell;
  }

  @Override
  public Integer call() throws Exception {
    requirePositive("days", days);
    requirePositive("limit-conversations", conversationsMax);
    if (plot != null && !year) {
      throw CairnException.invalid("plot", "--plot draws a year; give --year too");
    }
    Progress progress = new Progress(shell.terminal().err());
    Optional<KeptEmbedder> model = models.open(spec, shell);
    try {
      if (year) {
        new YearReport(options, shell, progress)
            .tell(
                Year.of(seed, days),
                model.map(KeptEmbedder::shared),
                policies.with(Map.of()),
                Attention.named(agent),
                models.told(spec),
                Optional.ofNullable(plot));
      } else {
        new DataReport(options, shell, progress, conversationsMax)
            .tell(
                options.scored(spec, shell),
                () -> model.map(KeptEmbedder::shared),
                policies.with(Map.of()),
                models.told(spec));
      }
    } finally {
      model.ifPresent(KeptEmbedder::close);
    }
    return 0;
  }

  private static void requirePositive(String option, int value) {
    if (value < 1) {
      throw CairnException.invalid(option, "--" + option + " must be at least 1, was " + value);
    }
  }
}
