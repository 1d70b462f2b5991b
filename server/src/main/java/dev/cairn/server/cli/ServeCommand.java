package dev.cairn.server.cli;

import dev.cairn.server.data.Location;
import dev.cairn.server.engine.Engine;
import dev.cairn.server.engine.EngineSettings;
import dev.cairn.server.http.HttpSettings;
import dev.cairn.server.operation.OutputFolder;
import dev.cairn.server.token.TokenFiles;
import dev.cairn.server.token.Tokens;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The engine in the foreground, at a port of its user's choice. */
@Command(
    name = "serve",
    sortOptions = false,
    description = {
      "Answers over HTTP until it is stopped. The first line it prints is its address with the person's token.",
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

  @Option(
      names = "--no-token",
      description = "ask for no token, and take every caller for an agent; on loopback only")
  private boolean noToken;

  @Option(
      names = "--backups",
      paramLabel = "DIR",
      description = "where `backup` writes for its callers; backup/ in the data folder if absent")
  private @Nullable String backups;

  @Mixin
  private final McpOptions options = new McpOptions();

  private final Shell shell;

  ServeCommand(Shell shell) {
    this.shell = shell;
  }

  @Override
  public Integer call() {
    options.chosen();
    Location location = shell.location();
    Tokens tokens = new TokenFiles(
            location.folder(), shell.terminal().environment(), new SecureRandom())
        .tokens(options.tokenFile());
    HttpSettings http = HttpSettings.loopback(Ports.checked(port), tokens)
        .host(host)
        .open(noToken)
        .only(options.only().map(Set::of))
        .allowHosts(Set.copyOf(allowHosts))
        .files(OutputFolder.below(
            backups == null ? location.backups() : Location.path("backups", backups)));
    Engine engine = new Engine(
        new EngineSettings(
            location, http, true, Optional.empty(), backends -> options.messages(shell, backends)),
        shell.registry(),
        InstantSource.system());
    engine.finishOnSignals();
    engine.run(bound -> {
      // The person's: it is shown to whoever sits here, and opens the console.
      String query = noToken ? "" : "?token=" + tokens.person().value();
      shell.terminal().out().println("http://" + shown() + ":" + bound + "/" + query);
      shell.terminal().flush();
    });
    return Exit.DONE;
  }

  private String shown() {
    return host.contains(":") ? "[" + host + "]" : host;
  }
}
