package dev.cairn.server.cli;

import dev.cairn.log.ContextName;
import dev.cairn.log.Via;
import dev.cairn.server.data.Location;
import dev.cairn.server.door.Backend;
import dev.cairn.server.door.Messages;
import dev.cairn.server.mcp.HttpMcp;
import dev.cairn.server.mcp.Protocol;
import dev.cairn.server.mcp.memory.MemoryOffer;
import dev.cairn.server.mcp.memory.Toolset;
import dev.cairn.server.operation.Access;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** What commands that speak MCP let their user choose. */
final class McpOptions {
  @Option(
      names = "--toolsets",
      paramLabel = "NAMES",
      description =
          "which tools to offer over MCP: memory, tools, decide, graph, curate, admin, compat, all;"
              + " memory,tools,decide if absent")
  private String toolsets = Toolset.DEFAULT;

  @Option(
      names = "--no-sampling",
      description =
          "do not ask the client's own model what to keep when an episode ends; else CAIRN_SAMPLING=off")
  private boolean noSampling;

  @Option(
      names = "--only-context",
      paramLabel = "NAME",
      description = "answer for this context and refuse every other")
  private @Nullable String onlyContext;

  @Option(
      names = "--token-file",
      paramLabel = "FILE",
      description =
          "the file of the agent's token; else CAIRN_TOKEN, else token-agent in the data folder")
  private @Nullable String tokenFile;

  /** Refuses a toolset there is none of. */
  Set<Toolset> chosen() {
    return Toolset.parse(toolsets);
  }

  /** The one context to keep to. */
  Optional<ContextName> only() {
    return Optional.ofNullable(onlyContext).map(ContextName::new);
  }

  Optional<Path> tokenFile() {
    return Optional.ofNullable(tokenFile).map(name -> Location.path("token_file", name));
  }

  /** What a caller may do at a door that an operator opened with these toolsets and for these contexts. */
  Access leave(Shell shell, Access caller) {
    Access leave = Toolset.givePersonsLeave(chosen(), shell.registry())
        ? new Access(Via.PERSON, caller.contexts())
        : caller;
    return only().map(context -> leave.only(Set.of(context))).orElse(leave);
  }

  /** The same protocol for each kind of caller, behind which it may do what it may. */
  Messages messages(Shell shell, Function<Access, Backend> backends) {
    return new HttpMcp(caller -> {
      Access access = leave(shell, caller);
      return protocol(shell, backends.apply(access), access);
    });
  }

  /** What answers for the context of a shell, or the one its caller is bound to, with the tools that were chosen. */
  Protocol protocol(Shell shell, Backend backend, Access access) {
    boolean off = noSampling
        || shell
            .terminal()
            .environment()
            .getOrDefault("CAIRN_SAMPLING", "")
            .strip()
            .equals("off");
    ContextName context = access.home(shell.context());
    return new Protocol(MemoryOffer.of(shell.registry(), backend, context, chosen(), !off));
  }
}
