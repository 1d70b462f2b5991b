package dev.cairn.server.cli;

import dev.cairn.fault.CairnException;
import dev.cairn.server.engine.Engine;
import dev.cairn.server.engine.EngineSettings;
import dev.cairn.server.http.HttpSettings;
import dev.cairn.server.http.Token;
import dev.cairn.server.mcp.HttpMcp;
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
    HttpSettings http = HttpSettings.loopback(0, Token.random(new SecureRandom()));
    Engine engine = new Engine(
        new EngineSettings(
            shell.location(),
            http,
            false,
            Optional.of(Duration.ofSeconds(idle)),
            backend -> Optional.of(new HttpMcp(new McpOptions().protocol(shell, backend)))),
        shell.registry(),
        InstantSource.system());
    engine.finishOnSignals();
    engine.run(port -> {});
    return Exit.DONE;
  }
}
