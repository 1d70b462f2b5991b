package dev.cairn.eval;

import dev.cairn.eval.attack.AttackCommand;
import dev.cairn.eval.benchmarks.JmhCommand;
import dev.cairn.eval.cards.CardsCommand;
import dev.cairn.eval.crash.CrashCommand;
import dev.cairn.eval.crowd.CrowdCommand;
import dev.cairn.eval.decide.DecideCommand;
import dev.cairn.eval.graph.GraphSpeedCommand;
import dev.cairn.eval.load.LoadCommand;
import dev.cairn.eval.memory.MemoryCommand;
import dev.cairn.eval.next.ContextCommand;
import dev.cairn.eval.next.NextCommand;
import dev.cairn.eval.peers.PeersCommand;
import dev.cairn.eval.plan.PlanCommand;
import dev.cairn.eval.question.QuestionsCommand;
import dev.cairn.eval.reading.GuardsCommand;
import dev.cairn.eval.reading.HeardCommand;
import dev.cairn.eval.reading.OutputsCommand;
import dev.cairn.eval.reading.PairsCommand;
import dev.cairn.eval.reading.ReaderStudyCommand;
import dev.cairn.eval.reading.TrainReaderCommand;
import dev.cairn.eval.risk.RiskCommand;
import dev.cairn.eval.secrets.SecretsCommand;
import dev.cairn.eval.speed.SpeedCommand;
import dev.cairn.eval.tools.ToolsCommand;
import dev.cairn.server.cli.CommandProvider;
import dev.cairn.server.cli.Shell;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;

/** Brings {@code cairn eval} with its suites to the command line. */
public final class EvalProvider implements CommandProvider {
  @Override
  public String name() {
    return "eval";
  }

  @Override
  public String summary() {
    return "measure Cairn: what it finds, how fast, and what a crash can do to it";
  }

  @Override
  public CommandSpec command(Shell shell) {
    Eval eval = new Eval(shell);
    CommandSpec spec = CommandSpec.forAnnotatedObject(eval);
    spec.addSubcommand("memory", CommandSpec.forAnnotatedObject(new MemoryCommand(shell)));
    spec.addSubcommand("memory-cards", CommandSpec.forAnnotatedObject(new CardsCommand(shell)));
    spec.addSubcommand("tools", CommandSpec.forAnnotatedObject(new ToolsCommand(shell)));
    spec.addSubcommand("find-context", CommandSpec.forAnnotatedObject(new ContextCommand(shell)));
    spec.addSubcommand("next", CommandSpec.forAnnotatedObject(new NextCommand(shell)));
    spec.addSubcommand("questions", CommandSpec.forAnnotatedObject(new QuestionsCommand(shell)));
    spec.addSubcommand("plan", CommandSpec.forAnnotatedObject(new PlanCommand(shell)));
    spec.addSubcommand("risk", CommandSpec.forAnnotatedObject(new RiskCommand(shell)));
    spec.addSubcommand("secrets", CommandSpec.forAnnotatedObject(new SecretsCommand(shell)));
    spec.addSubcommand("attack", CommandSpec.forAnnotatedObject(new AttackCommand(shell)));
    spec.addSubcommand("decide", CommandSpec.forAnnotatedObject(new DecideCommand(shell)));
    spec.addSubcommand("heard", CommandSpec.forAnnotatedObject(new HeardCommand(shell)));
    spec.addSubcommand("pairs", CommandSpec.forAnnotatedObject(new PairsCommand(shell)));
    spec.addSubcommand("guards", CommandSpec.forAnnotatedObject(new GuardsCommand(shell)));
    spec.addSubcommand("outputs", CommandSpec.forAnnotatedObject(new OutputsCommand(shell)));
    spec.addSubcommand(
        "train-reader", CommandSpec.forAnnotatedObject(new TrainReaderCommand(shell)));
    spec.addSubcommand(
        "reader-study", CommandSpec.forAnnotatedObject(new ReaderStudyCommand(shell)));
    spec.addSubcommand("speed", CommandSpec.forAnnotatedObject(new SpeedCommand(shell)));
    spec.addSubcommand("graph-speed", CommandSpec.forAnnotatedObject(new GraphSpeedCommand(shell)));
    spec.addSubcommand("crash", CommandSpec.forAnnotatedObject(new CrashCommand(shell)));
    spec.addSubcommand("crowd", CommandSpec.forAnnotatedObject(new CrowdCommand(shell)));
    spec.addSubcommand("load", CommandSpec.forAnnotatedObject(new LoadCommand(shell)));
    spec.addSubcommand("peers", CommandSpec.forAnnotatedObject(new PeersCommand(shell)));
    spec.addSubcommand("jmh", CommandSpec.forAnnotatedObject(new JmhCommand(shell)));
    eval.spec = spec;
    return spec;
  }

  /** Alone it lists the suites. */
  @Command(
      name = "eval",
      sortOptions = false,
      synopsisSubcommandLabel = "SUITE",
      description = "Measures Cairn. Each suite prints one table; progress goes to standard error.")
  private static final class Eval implements Callable<Integer> {
    private final Shell shell;
    private CommandSpec spec = CommandSpec.create();

    Eval(Shell shell) {
      this.shell = shell;
    }

    @Override
    public Integer call() {
      spec.commandLine().usage(shell.terminal().out());
      return 0;
    }
  }
}
