package dev.cairn.eval.benchmarks;

import dev.cairn.eval.ReportOptions;
import dev.cairn.eval.figure.Figure;
import dev.cairn.eval.figure.Machine;
import dev.cairn.eval.figure.Report;
import dev.cairn.eval.figure.Samples;
import dev.cairn.server.cli.Shell;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code cairn eval jmh}. */
@Command(
    name = "jmh",
    sortOptions = false,
    description = {
      "Runs the JMH benchmarks of single parts and tells how many times the bare thing each takes.",
      "Names: Bm25, Chain, Decode, Words."
    })
public final class JmhCommand implements Callable<Integer> {
  private static final String SUFFIX = "Benchmark";
  private static final int WARM_UPS = 4;
  private static final int ITERATIONS = 6;

  private final Shell shell;

  @Parameters(
      arity = "0..1",
      paramLabel = "PATTERN",
      description = "only benchmarks whose name matches; all if absent")
  private String pattern = "";

  @Option(
      names = "--no-fork",
      description = "in this process: quicker, but the benchmarks disturb each other")
  private boolean noFork;

  @Option(names = "--seconds", paramLabel = "N", description = "per iteration; 1 if absent")
  private int seconds = 1;

  @Mixin
  private ReportOptions output = new ReportOptions();

  public JmhCommand(Shell shell) {
    this.shell = shell;
  }

  @Override
  public Integer call() throws Exception {
    Options options = new OptionsBuilder()
        .include(JmhCommand.class.getPackageName() + ".*(?i:" + pattern + ").*" + SUFFIX)
        .mode(Mode.AverageTime)
        .timeUnit(TimeUnit.NANOSECONDS)
        .warmupIterations(WARM_UPS)
        .warmupTime(TimeValue.seconds(seconds))
        .measurementIterations(ITERATIONS)
        .measurementTime(TimeValue.seconds(seconds))
        .forks(noFork ? 0 : 1)
        .shouldFailOnError(true)
        .build();
    Collection<RunResult> results = new Runner(
            options,
            OutputFormatFactory.createFormatInstance(shell.terminal().err(), VerboseMode.NORMAL))
        .run();
    output.print(new Report("jmh", Machine.describe(), figures(results)), shell);
    return 0;
  }

  private static List<Figure> figures(Collection<RunResult> results) {
    Map<String, Map<String, Samples>> byClass = new TreeMap<>();
    for (RunResult result : results) {
      String[] name = result.getParams().getBenchmark().split("\\.", -1);
      byClass
          .computeIfAbsent(name[name.length - 2].replace(SUFFIX, ""), key -> new TreeMap<>())
          .put(name[name.length - 1], samples(result));
    }
    List<Figure> figures = new ArrayList<>();
    byClass.forEach((group, times) -> {
      Samples ours = times.get("ours");
      Samples bare = times.get("bare");
      if (ours != null && bare != null) {
        figures.add(Figure.of(
            "jmh",
            group,
            "time_ratio",
            "Cairn's part / the bare thing it cannot beat",
            ours.over(bare)));
      }
    });
    return figures;
  }

  private static Samples samples(RunResult result) {
    return Samples.of(result.getBenchmarkResults().stream()
        .flatMap(each -> each.getIterationResults().stream())
        .map(IterationResult::getPrimaryResult)
        .map(primary -> primary.getScore())
        .toList());
  }
}
