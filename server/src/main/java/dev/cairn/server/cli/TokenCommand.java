package dev.cairn.server.cli;

import dev.cairn.fault.CairnException;
import dev.cairn.log.ContextName;
import dev.cairn.server.token.BoundToken;
import dev.cairn.server.token.Token;
import dev.cairn.server.token.TokenFiles;
import dev.cairn.server.token.Tokens;
import java.security.SecureRandom;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Shows, narrows and replaces the tokens of a data folder. */
@Command(
    name = "token",
    sortOptions = false,
    customSynopsis = "cairn token agent|person|create|renew [CONTEXT...]",
    description = {
      "Tells the token of the agents or the person, makes one that is bound to contexts, or replaces both.",
      "  agent    what agents show; it opens everything that is not a person's",
      "  person   what a person shows",
      "  create   one for agents that may use the named contexts alone (or the one of --context)",
      "  renew    new ones; all that were made before end when the server starts again"
    })
final class TokenCommand implements Callable<Integer> {
  @Parameters(
      arity = "1..*",
      paramLabel = "WHAT",
      description = "agent, person, create or renew; behind create the contexts")
  private List<String> words = List.of();

  private final Shell shell;

  TokenCommand(Shell shell) {
    this.shell = shell;
  }

  /** A token, as a program reads it. */
  private record Shown(String token) {}

  /** Both tokens. */
  private record Renewed(String agent, String person) {}

  @Override
  public Integer call() {
    TokenFiles files = new TokenFiles(
        shell.location().folder(), shell.terminal().environment(), new SecureRandom());
    String what = words.get(0);
    if (!what.equals("create") && words.size() > 1) {
      throw CairnException.invalid("what", "only `cairn token create` takes contexts");
    }
    switch (what) {
      case "agent" -> print(files.agent());
      case "person" -> print(files.person());
      case "create" -> print(BoundToken.of(files.agent(), contexts()));
      case "renew" -> print(files.renew());
      default ->
        throw CairnException.invalid(
            "what", "'" + what + "' is none of agent, person, create, renew");
    }
    return Exit.DONE;
  }

  private Set<ContextName> contexts() {
    Set<ContextName> contexts = new LinkedHashSet<>();
    shell.globals().context().map(ContextName::new).ifPresent(contexts::add);
    words.stream().skip(1).map(ContextName::new).forEach(contexts::add);
    return contexts;
  }

  private void print(Token token) {
    if (shell.wantsJson()) {
      shell.print(new Shown(token.value()));
    } else {
      shell.terminal().out().println(token.value());
    }
  }

  private void print(Tokens tokens) {
    if (shell.wantsJson()) {
      shell.print(new Renewed(tokens.agent().value(), tokens.person().value()));
    } else {
      shell
          .terminal()
          .out()
          .println(
              "both tokens are new; servers and engines that run know them when they start again");
    }
  }
}
