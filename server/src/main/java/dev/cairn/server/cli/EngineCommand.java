package dev.cairn.server.cli;

import dev.cairn.fault.CairnException;
import dev.cairn.server.data.Location;
import dev.cairn.server.engine.Engine;
import dev.cairn.server.engine.EngineSettings;
import dev.cairn.server.http.HttpSettings;
import dev.cairn.server.operation.OutputFolder;
import dev.cairn.server.token.TokenFiles;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The engine in the background; programs start it, so it is not in the list of commands. */
@Command(
    name = "engine",
    hidden = true,
    sortOptions = false,
    description = "Answers for a data folder until no one needs it. Started by other commands.")
final class EngineCommand implements Callable<Integer> {
  @Option(
      names = "--idle",
      paramLabel = "SECONDS",
      description = "end after so long without use; 900 if absent")
  private long idle = 900;

  private final Shell shell;

  EngineCommand(Shell shell) {
    this.shell = shell;
  }

  @Override
  public Integer call() {
    if (idle <= 0) {
      throw CairnException.invalid("idle", "idle must be at least a second, was " + idle);
    }
    Location location = shell.location();
    TokenFiles tokens =
        new TokenFiles(location.folder(), shell.terminal().environment(), new SecureRandom());
    HttpSettings http = HttpSettings.loopback(0, tokens.tokens(Optional.empty()))
        .files(OutputFolder.below(location.backups()));
    McpOptions options = new McpOptions();
    Engine engine = new Engine(
        new EngineSettings(
            location,
            http,
            false,
            Optional.of(Duration.ofSeconds(idle)),
            backends -> options.messages(shell, backends)),
        shell.registry(),
        InstantSource.system());
    engine.finishOnSignals();
    engine.run(port -> {});
    return Exit.DONE;
  }
}
