package dev.cairn.server.cli;

import dev.cairn.fault.CairnException;
import dev.cairn.fault.Code;
import dev.cairn.server.operation.Failure;
import dev.cairn.server.operation.Nearest;
import dev.cairn.server.terminal.Plain;
import dev.cairn.server.terminal.Terminal;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Says what went wrong: a message on the error stream, or the error document on standard output. */
final class Complaints {
  private final Shell shell;
  private final boolean json;
  private final List<Commands.Group> groups;

  Complaints(Shell shell, boolean json, List<Commands.Group> groups) {
    this.shell = shell;
    this.json = json;
    this.groups = groups;
  }

  int failure(Throwable thrown) {
    say(Failure.of(thrown), "");
    Terminal terminal = shell.terminal();
    if ("1".equals(terminal.environment().get("CAIRN_DEBUG"))) {
      thrown.printStackTrace(terminal.err());
    }
    return Exit.of(thrown);
  }

  /** The line was not understood. */
  int usage(ParameterException e) {
    CommandLine command = e.getCommandLine();
    String name = command.getCommandSpec().qualifiedName();
    CairnException refused =
        new CairnException(Code.INVALID_ARGUMENT, field(e), message(e, command));
    say(Failure.of(refused), "Try '" + name + " --help'.");
    return Exit.CALLER;
  }

  private String message(ParameterException e, CommandLine command) {
    if (e instanceof UnmatchedArgumentException unmatched) {
      String word = unmatched.getUnmatched().get(0);
      if (word.startsWith("-")) {
        return "unknown option '%s'%s; words that begin with a dash go behind --"
            .formatted(
                word, Nearest.hint(word, command.getCommandSpec().optionsMap().keySet()));
      }
      if (command.getParent() == null) {
        return "unknown command '" + word + "'" + Nearest.hint(word, names());
      }
      return "'" + word + "' is one word too many; put quotes around text with spaces";
    }
    return String.valueOf(e.getMessage());
  }

  private List<String> names() {
    return groups.stream()
        .flatMap(group -> group.entries().stream())
        .filter(entry -> !entry.hidden())
        .map(Commands.Entry::name)
        .toList();
  }

  private static @Nullable String field(ParameterException e) {
    ArgSpec argument = e.getArgSpec();
    if (e instanceof OverwrittenOptionException twice) {
      argument = twice.getOverwritten();
    }
    if (e instanceof MissingParameterException missing && !missing.getMissing().isEmpty()) {
      argument = missing.getMissing().get(0);
    }
    if (argument instanceof OptionSpec option) {
      return option.longestName().replaceFirst("^--", "").replace('-', '_');
    }
    return argument == null ? null : argument.paramLabel().toLowerCase(Locale.ROOT);
  }

  private void say(Failure failure, String hint) {
    Terminal terminal = shell.terminal();
    terminal.out().flush();
    if (json) {
      shell.print(failure);
      return;
    }
    String message = Plain.block(failure.error().message());
    terminal.err().println(terminal.errorInk().red("cairn:") + " " + message);
    if (!hint.isEmpty()) {
      terminal.err().println(hint);
    }
  }
}
