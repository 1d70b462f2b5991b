package dev.cairn.eval.decide;

import dev.cairn.eval.Progress;
import dev.cairn.eval.decide.simulate.Simulation;
import dev.cairn.eval.suite.QualityOptions;
import dev.cairn.fault.CairnException;
import dev.cairn.operation.Configure;
import dev.cairn.server.cli.Shell;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options of {@code cairn eval decide --simulate}. */
final class SimulateOptions {
  @Option(names = "--simulate", description = "tools with known chances in place of data")
  private boolean wanted;

  @Option(names = "--seed", paramLabel = "N", description = "what chance is drawn from (1)")
  private long seed = 1;

  @Option(
      names = "--repeats",
      paramLabel = "N",
      description = "how often each story is told, with another chance each time (20)")
  private int repeats = 20;

  @Option(
      names = "--plots",
      paramLabel = "DIR",
      description = "also draw what happened in the first telling, as SVG into this folder")
  private @Nullable Path plots;

  boolean isWanted() {
    return wanted;
  }

  void run(Configure policy, QualityOptions options, Shell shell) {
    if (repeats < 1) {
      throw CairnException.invalid("repeats", "--repeats must be 1 or more, was " + repeats);
    }
    Progress progress = new Progress(shell.terminal().err());
    Simulation simulation = Simulation.run(policy, seed, repeats, progress);
    if (plots != null) {
      write(plots, simulation.plots());
    }
    options.report(
        "decide",
        simulation.scores(),
        List.of("simulated: seed " + seed + ", " + repeats + " repeats"),
        shell);
  }

  private static void write(Path folder, Map<String, String> plots) {
    try {
      Files.createDirectories(folder);
      for (Map.Entry<String, String> plot : plots.entrySet()) {
        Files.writeString(folder.resolve(plot.getKey()), plot.getValue());
      }
    } catch (IOException e) {
      throw CairnException.unavailable(folder + " cannot be written: " + e.getMessage(), e);
    }
  }
}
