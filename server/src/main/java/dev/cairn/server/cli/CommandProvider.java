package dev.cairn.server.cli;

import picocli.CommandLine.Model.CommandSpec;

/** Contributes a command from another module; found by {@link java.util.ServiceLoader}. */
public interface CommandProvider {
  /** What the user types. */
  String name();

  /** One line for the list of commands, in plain words. */
  String summary();

  /** The command; its user object is a {@link java.util.concurrent.Callable} giving an exit code. */
  CommandSpec command(Shell shell);
}
