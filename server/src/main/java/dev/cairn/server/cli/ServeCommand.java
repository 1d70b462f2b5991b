package dev.cairn.server.cli;

import dev.cairn.server.engine.Engine;
import dev.cairn.server.engine.EngineSettings;
import dev.cairn.server.http.HttpLimits;
import dev.cairn.server.http.HttpSettings;
import dev.cairn.server.http.Token;
import dev.cairn.server.mcp.HttpMcp;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The engine in the foreground, at a port of its user's choice. */
@Command(
    name = "serve",
    sortOptions = false,
    description = {
      "Answers over HTTP until it is stopped. The first line it prints is its address with the token.",
      "It listens on this machine only, unless told otherwise."
    })
final class ServeCommand implements Callable<Integer> {
  @Option(
      names = "--port",
      paramLabel = "N",
      description = "the port; 8420 if absent, 0 picks a free one")
  private int port = 8_420;

  @Option(
      names = "--host",
      paramLabel = "ADDRESS",
      description = "listen there; 127.0.0.1 if absent")
  private String host = HttpSettings.LOOPBACK;

  @Option(
      names = "--allow-host",
      paramLabel = "NAME",
      description = "a name by which callers address it; may be given more than once")
  private List<String> allowHosts = List.of();

  @Option(names = "--no-token", description = "ask for no token; on loopback only")
  private boolean noToken;

  @Mixin
  private final McpOptions options = new McpOptions();

  private final Shell shell;

  ServeCommand(Shell shell) {
    this.shell = shell;
  }

  @Override
  public Integer call() {
    options.chosen();
    Optional<Token> token =
        noToken ? Optional.empty() : Optional.of(Token.random(new SecureRandom()));
    HttpSettings http = new HttpSettings(
        host,
        Ports.checked(port),
        token,
        Set.copyOf(allowHosts),
        Optional.empty(),
        Optional.empty(),
        HttpLimits.DEFAULT);
    Engine engine = new Engine(
        new EngineSettings(
            shell.location(),
            http,
            true,
            Optional.empty(),
            backend -> Optional.of(new HttpMcp(options.protocol(shell, backend)))),
        shell.registry(),
        InstantSource.system());
    engine.finishOnSignals();
    engine.run(bound -> {
      String query = token.map(secret -> "?token=" + secret.value()).orElse("");
      shell.terminal().out().println("http://" + shown() + ":" + bound + "/" + query);
      shell.terminal().flush();
    });
    return Exit.DONE;
  }

  private String shown() {
    return host.contains(":") ? "[" + host + "]" : host;
  }
}
