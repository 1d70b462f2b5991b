package dev.cairn.server.cli;

import dev.cairn.server.cli.Commands.Entry;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Model.CommandSpec;

/** The commands about tools: {@code cairn tools find}, {@code cairn tools register}. */
final class ToolCommands {
  private final Shell shell;

  ToolCommands(Shell shell) {
    this.shell = shell;
  }

  List<Entry> all() {
    return List.of(
        new Entry("tools", "tell which tools there are, and find the right ones", this::spec),
        Entry.of(
            shell,
            Friendly.of("learn", "learn", "fit the weights of the next tool on your own runs")));
  }

  private CommandSpec spec() {
    Listing listing = new Listing();
    CommandSpec spec = CommandSpec.wrapWithoutInspection(listing);
    spec.usageMessage()
        .description("Which tools there are, and which of them fit what is to be done.")
        .synopsisSubcommandLabel("COMMAND");
    spec.addSubcommand(
        "find",
        new OperationCommand(
                shell,
                Friendly.of("tools find", "find_tools", "find the tools that fit a request")
                    .words("query", "what is to be done, in plain words")
                    .flag("why", "show how each score came about"))
            .spec());
    spec.addSubcommand("register", new RegisterToolsCommand(shell).spec());
    spec.addSubcommand(
        "capability",
        new OperationCommand(
                shell,
                Friendly.of(
                        "tools capability",
                        "register_capability",
                        "tell of something that is done with several tools")
                    .main("name", "its name"))
            .spec());
    spec.addSubcommand("run", new RecordRunCommand(shell).spec());
    spec.addSubcommand("next", new NextToolsCommand(shell).spec());
    spec.addSubcommand(
        "plan",
        new OperationCommand(
                shell,
                Friendly.of("tools plan", "plan", "plan which tools to run, and in what order")
                    .words("intent", "what is to be done, in plain words")
                    .flag("why", "show how each number came about"))
            .spec());
    spec.addSubcommand(
        "list",
        new OperationCommand(
                shell, Friendly.of("tools list", "tools", "show what is known about tools"))
            .spec());
    spec.addSubcommand("changed", new ChangedToolsCommand(shell).spec());
    spec.addSubcommand(
        "explore",
        new OperationCommand(
                shell,
                Friendly.of("tools explore", "explore", "show where to begin without a task"))
            .spec());
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
}
