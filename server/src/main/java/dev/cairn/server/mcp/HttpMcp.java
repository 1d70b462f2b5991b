package dev.cairn.server.mcp;

import dev.cairn.server.door.Messages;
import dev.cairn.server.mcp.Wire.Message;
import dev.cairn.server.operation.Access;
import io.modelcontextprotocol.spec.McpSchema.ErrorCodes;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/**
 * MCP over streamable HTTP, for an HTTP server to put at {@code /mcp}.
 *
 * <p>Without sessions, as the protocol allows: every answer is complete, so an engine may be replaced between
 * two calls of a client. Who may come in ({@code Host}, {@code Origin}, token) is for the server to check.
 */
public final class HttpMcp implements Messages {
  private static final int KNOWN_MAX = 64;

  private final Function<Access, Protocol> protocols;

  /** As many callers as there are tokens, and each is offered what it may use. */
  private final Map<Access, Protocol> known = new ConcurrentHashMap<>();

  /** The same for all. */
  public HttpMcp(Protocol protocol) {
    this(access -> protocol);
  }

  /** Made once for each kind of caller. */
  public HttpMcp(Function<Access, Protocol> protocols) {
    this.protocols = protocols;
  }

  @Override
  public Reply answer(byte[] message, Optional<String> version, Access access) {
    if (version.isPresent() && !Protocol.VERSIONS.contains(version.get())) {
      return refused(Wire.refused(
          null,
          ErrorCodes.INVALID_REQUEST,
          "MCP-Protocol-Version '%s' is not spoken here; spoken: %s"
              .formatted(version.get(), String.join(", ", Protocol.VERSIONS))));
    }
    Message read = Wire.read(message);
    if (read instanceof Message.Refused refused) {
      return refused(refused);
    }
    return read instanceof Message.Asked asked
        ? new Reply(Outcome.ANSWERED, Wire.write(protocol(access).answer(asked.request())))
        : new Reply(Outcome.NOTED, "");
  }

  private Protocol protocol(Access access) {
    Protocol made = known.get(access);
    if (made != null) {
      return made;
    }
    // Bound tokens are made without our knowing: a client that shows ever new ones costs time, not
    // memory.
    return known.size() < KNOWN_MAX
        ? known.computeIfAbsent(access, protocols)
        : protocols.apply(access);
  }

  private static Reply refused(Message.Refused refused) {
    return new Reply(Outcome.REFUSED, Wire.write(refused.answer()));
  }
}
