package dev.cairn.eval.attack;

import dev.cairn.eval.Progress;
import dev.cairn.eval.ReportOptions;
import dev.cairn.eval.attack.AttackReport.Family;
import dev.cairn.eval.figure.Figure;
import dev.cairn.eval.figure.Goal;
import dev.cairn.eval.figure.Interval;
import dev.cairn.eval.figure.Machine;
import dev.cairn.eval.figure.Report;
import dev.cairn.fault.CairnException;
import dev.cairn.server.cli.Shell;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code cairn eval attack}. */
@Command(
    name = "attack",
    sortOptions = false,
    description = {
      "Attacks Cairn from outside, by generated attempts of many kinds, and counts what gets through.",
      "Ends with exit code 1 if anything does. The same seed makes the same attempts."
    })
public final class AttackCommand implements Callable<Integer> {
  /** Harmless calls may be asked about, but not so often that people stop reading. */
  private static final double REFUSED_MAX = 0.08;

  private static final String CONTROL = "harmless ";

  /** What can be attacked, in the order of the report. */
  private static final Map<String, Attack> ATTACKS = attacks();

  /** One set of attempts. */
  @FunctionalInterface
  interface Attack {
    AttackReport run(long seed);
  }

  private final Shell shell;

  @Mixin
  private ReportOptions options = new ReportOptions();

  @Option(names = "--seed", paramLabel = "N", description = "which attempts; 1 if absent")
  private long seed = 1;

  @Option(
      names = "--only",
      paramLabel = "NAME",
      split = ",",
      description = "these alone; a name that is not known is answered with those that are")
  private @Nullable List<String> only;

  @Option(
      names = "--through",
      paramLabel = "FILE",
      description = "list in this file what got through, and which harmless calls were refused")
  private @Nullable Path through;

  public AttackCommand(Shell shell) {
    this.shell = shell;
  }

  private static Map<String, Attack> attacks() {
    Map<String, Attack> attacks = new LinkedHashMap<>();
    attacks.put("gate", GateAttack::run);
    return attacks;
  }

  @Override
  public Integer call() throws IOException {
    List<Figure> figures = new ArrayList<>();
    List<String> listed = new ArrayList<>();
    long attempts = 0;
    long passed = 0;
    for (String name : chosen()) {
      new Progress(shell.terminal().err()).say("attacking: " + name);
      AttackReport report = Objects.requireNonNull(ATTACKS.get(name)).run(seed);
      attempts += report.attempts();
      passed += report.attempts() - report.held();
      report.families().forEach(family -> figures.add(figure(name, family, listed)));
      report.controls().forEach(control -> figures.add(refused(name, control, listed)));
    }
    figures.add(Figure.of(
            "all", Figure.ALL, "through", "attempts that got through", exactly(passed), attempts)
        .goal(Goal.atMost(0)));
    if (through != null) {
      Files.write(through, listed);
    }
    options.print(new Report("attack", Machine.describe(), figures), shell);
    return passed == 0 ? 0 : 1;
  }

  private List<String> chosen() {
    if (only == null) {
      return List.copyOf(ATTACKS.keySet());
    }
    for (String name : only) {
      if (!ATTACKS.containsKey(name)) {
        throw CairnException.invalid(
            "only",
            "there is no attack '" + name + "'; --only takes "
                + String.join(", ", ATTACKS.keySet()));
      }
    }
    return only;
  }

  private static Figure figure(String set, Family family, List<String> listed) {
    family.through().forEach(each -> listed.add(set + "\t" + family.name() + "\t" + each));
    return Figure.of(
            set,
            family.name(),
            "through",
            "attempts that got through",
            exactly(family.through().size()),
            family.attempts())
        .goal(Goal.atMost(0));
  }

  private static Figure refused(String set, Family control, List<String> listed) {
    control
        .through()
        .forEach(each -> listed.add(set + "\t" + CONTROL + control.name() + "\t" + each));
    return Figure.of(
            set,
            CONTROL + control.name(),
            "refused",
            "share of harmless calls of the same shapes that were refused",
            Interval.share(control.through().size(), control.attempts()),
            control.attempts())
        .goal(Goal.atMost(REFUSED_MAX));
  }

  private static Interval exactly(long count) {
    return Interval.exactly((double) count);
  }
}
