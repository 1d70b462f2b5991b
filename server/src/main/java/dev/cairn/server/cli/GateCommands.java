package dev.cairn.server.cli;

import dev.cairn.server.cli.Commands.Entry;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Model.CommandSpec;

/** The commands of the gate: may a tool run, how it went, and what you say about it. */
final class GateCommands {
  private final Shell shell;

  GateCommands(Shell shell) {
    this.shell = shell;
  }

  List<Entry> all() {
    return List.of(
        new Entry(
            "decide",
            "ask whether a tool may run, and see the sum behind the answer",
            () -> new DecideCommand(shell).spec()),
        new Entry("ran", "tell how a call went", () -> new RanCommand(shell).spec()),
        Entry.of(
            shell,
            Friendly.of("thresholds", "thresholds", "see how sure one must be for each tool")
                .main("tool", "one tool; all if absent")
                .flag("why", "show how each threshold came about")),
        Entry.of(
            shell,
            Friendly.of("expect", "expect", "see how a call will probably go")
                .main("tool", "as server:tool")
                .flag("why", "show which level lent how much")),
        new Entry("approve", "say yes to a call", () -> new ApproveCommand(shell).spec()),
        new Entry("reject", "say no to a call", () -> new RejectCommand(shell).spec()),
        new Entry("revoke", "take a yes back", () -> new RevokeCommand(shell).spec()),
        Entry.of(
            shell,
            Friendly.of("approvals", "approvals", "see what waits for you, and what you answered")),
        Entry.of(
            shell, Friendly.of("decisions", "decisions", "see what was decided and how it went")),
        Entry.of(
            shell,
            Friendly.of("simulate", "simulate", "try other numbers on what was decided")
                .main("policy", "policy keys and values, as JSON")),
        new Entry("risk", "say how risky a tool is", this::risk),
        new Entry(
            "trust",
            "let a server's word about its tools count",
            () -> new TrustCommand(shell).spec()));
  }

  private CommandSpec risk() {
    Listing listing = new Listing();
    CommandSpec spec = CommandSpec.wrapWithoutInspection(listing);
    spec.usageMessage()
        .description("What you say about the risk of tools; `cairn thresholds` shows it.")
        .synopsisSubcommandLabel("COMMAND");
    spec.addSubcommand("set", new RiskCommand(shell).spec());
    listing.spec = spec;
    return spec;
  }

  /** Alone it tells what there is. */
  private final class Listing implements Callable<Integer> {
    private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
      spec.commandLine().usage(shell.terminal().out());
      return Exit.DONE;
    }
  }

  /** Who types: what nobody signs is signed by whoever is logged in. */
  static String signed(String by) {
    return by.isEmpty() ? System.getProperty("user.name", "somebody") : by;
  }
}
