package dev.cairn.server.cli;

import dev.cairn.fault.CairnException;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Stands where {@code eval} would, and says how to get it. */
@Command(name = "eval", description = "Runs an evaluation suite; this build has none.")
final class EvalMissing implements Callable<Integer> {
  @Parameters(arity = "0..*", paramLabel = "SUITE", description = "the suites to run")
  private List<String> suites = List.of();

  @Override
  public Integer call() {
    throw CairnException.notFound(
        "suite",
        "the evaluation suites "
            + (suites.isEmpty() ? "" : suites + " ")
            + "are in the module cairn-eval, which is not in this build; put its jar on the class path,"
            + " or run ./cairn from the sources, which builds it");
  }
}
