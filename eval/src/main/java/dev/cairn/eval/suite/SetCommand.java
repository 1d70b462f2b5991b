package dev.cairn.eval.suite;

import dev.cairn.eval.Progress;
import dev.cairn.fault.CairnException;
import dev.cairn.operation.Configure;
import dev.cairn.server.cli.Shell;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/**
 * A suite that learns from a part of each data set and asks about the rest: five folds, or {@code --train} and
 * {@code --test}.
 *
 * @param <S> a data set
 */
public abstract class SetCommand<S extends SetCommand.DataSet> implements Callable<Integer> {
  private final Shell shell;
  private final String suite;

  @Spec
  private CommandSpec spec = CommandSpec.create();

  @Mixin
  private QualityOptions options = new QualityOptions();

  @Mixin
  private PolicyOptions policies = new PolicyOptions();

  protected SetCommand(Shell shell, String suite) {
    this.shell = shell;
    this.suite = suite;
  }

  /** Something with a name, and a sentence about its size. */
  public interface DataSet {
    String name();

    String note();
  }

  /** Those of the right shape. */
  protected abstract List<S> read(JsonLines lines);

  /** What a set must have, for who gave a folder without any. */
  protected abstract String shape();

  /** Learns from {@code train} and asks about the whole set, or does both fold by fold. */
  protected abstract List<Measured> measured(S set, Optional<S> train, Configure policy);

  /** What is told besides the figures. */
  protected List<String> notes(List<S> sets) {
    return sets.stream().map(DataSet::note).toList();
  }

  /** Figures over a whole set that are no means over questions. */
  protected List<Score> further(Scores scores, List<Measured> all) {
    return List.of();
  }

  protected final Shell shell() {
    return shell;
  }

  protected final CommandSpec spec() {
    return spec;
  }

  @Override
  public Integer call() throws Exception {
    Progress progress = new Progress(shell.terminal().err());
    List<S> sets = chosen(options.scored(spec, shell));
    Optional<List<S>> train = options.train().map(this::chosen);
    Configure policy = policies.with(Map.of());
    List<Measured> all = new ArrayList<>();
    for (S set : sets) {
      Optional<S> learned = train.flatMap(
          them -> them.stream().filter(it -> it.name().equals(set.name())).findFirst());
      all.addAll(measured(set, learned, policy));
      progress.step("sets", sets.indexOf(set) + 1L, sets.size());
    }
    options.print(suite, all, scores -> further(scores, all), notes(sets), shell);
    return 0;
  }

  private List<S> chosen(Path folder) {
    List<S> found = read(JsonLines.below(folder));
    if (found.isEmpty()) {
      throw CairnException.invalid("data", "no set below " + folder + " has " + shape());
    }
    List<String> chosen = options.chosen(found.stream().map(DataSet::name).toList());
    return found.stream().filter(set -> chosen.contains(set.name())).toList();
  }
}
