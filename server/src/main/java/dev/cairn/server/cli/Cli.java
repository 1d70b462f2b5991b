package dev.cairn.server.cli;

import dev.cairn.Cairn;
import dev.cairn.server.terminal.PipeClosed;
import dev.cairn.server.terminal.Terminal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/** Understands a command line, runs it, and turns whatever happens into output and an exit code. */
public final class Cli {
  private static final int WIDTH = 100;

  private final Shell shell;
  private final List<Commands.Group> groups;
  private final Complaints complaints;

  private Cli(Terminal terminal, boolean json) {
    this.shell = new Shell(terminal);
    this.groups = new Commands(shell).groups();
    this.complaints = new Complaints(shell, json, groups);
  }

  public static int run(Terminal terminal, String... arguments) {
    // Looked for by hand: a line that cannot be understood must still be answered in JSON.
    boolean json = Arrays.asList(arguments).contains("--json");
    try {
      int exit = new Cli(terminal, json).run(arguments);
      terminal.flush();
      return exit;
    } catch (PipeClosed e) {
      return Exit.DONE;
    }
  }

  private int run(String[] arguments) {
    try {
      Arguments.requireReadable(arguments);
      return execute(line().parseArgs(words(arguments)));
    } catch (ParameterException e) {
      return complaints.usage(e);
    } catch (PipeClosed e) {
      throw e;
    } catch (Exception | OutOfMemoryError | StackOverflowError e) {
      return complaints.failure(e);
    }
  }

  /** {@code cairn help search} is {@code cairn search --help}. */
  private static String[] words(String[] arguments) {
    if (arguments.length == 0 || !arguments[0].equals("help")) {
      return arguments;
    }
    List<String> words = new ArrayList<>(Arrays.asList(arguments).subList(1, arguments.length));
    words.add("--help");
    return words.toArray(String[]::new);
  }

  private CommandLine line() {
    CommandLine line = new CommandLine(CommandSpec.forAnnotatedObject(shell.globals()));
    for (Commands.Group group : groups) {
      for (Commands.Entry entry : group.entries()) {
        CommandSpec spec = entry.spec().get();
        spec.usageMessage()
            .abbreviateSynopsis(true)
            .footer(
                "%nEvery command also takes --data, --store, --context, --model and --json: see cairn --help.");
        line.addSubcommand(entry.name(), spec);
      }
    }
    boolean colours = shell.terminal().ink().on();
    // A text or query may begin with @; it is no file of arguments.
    return line.setExpandAtFiles(false)
        .setInterpolateVariables(false)
        .setUsageHelpWidth(WIDTH)
        .setColorScheme(Help.defaultColorScheme(colours ? Help.Ansi.ON : Help.Ansi.OFF));
  }

  private int execute(ParseResult parsed) throws Exception {
    ParseResult last = parsed;
    while (last.hasSubcommand()) {
      last = last.subcommand();
    }
    CommandSpec command = last.commandSpec();
    if (last == parsed) {
      return root(parsed);
    }
    if (last.isUsageHelpRequested()) {
      command.commandLine().usage(shell.terminal().out());
      return Exit.DONE;
    }
    if (command.userObject() instanceof Callable<?> callable) {
      return callable.call() instanceof Integer exit ? exit : Exit.DONE;
    }
    throw new IllegalStateException("command " + command.name() + " cannot be run");
  }

  private int root(ParseResult parsed) {
    if (parsed.isVersionHelpRequested()) {
      shell.terminal().out().println("cairn " + Cairn.version());
    } else {
      new HelpPage(shell.terminal(), groups).print();
    }
    return Exit.DONE;
  }
}
