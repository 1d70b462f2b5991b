package dev.cairn.server.mcp;

import dev.cairn.server.door.Messages;
import dev.cairn.server.mcp.Wire.Message;
import io.modelcontextprotocol.spec.McpSchema.ErrorCodes;
import java.util.Optional;

/**
 * MCP over streamable HTTP, for an HTTP server to put at {@code /mcp}.
 *
 * <p>Without sessions, as the protocol allows: every answer is complete, so an engine may be replaced between
 * two calls of a client. Who may come in ({@code Host}, {@code Origin}, token) is for the server to check.
 */
public final class HttpMcp implements Messages {
  private final Protocol protocol;

  public HttpMcp(Protocol protocol) {
    this.protocol = protocol;
  }

  @Override
  public Reply answer(byte[] message, Optional<String> version) {
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
        ? new Reply(Outcome.ANSWERED, Wire.write(protocol.answer(asked.request())))
        : new Reply(Outcome.NOTED, "");
  }

  private static Reply refused(Message.Refused refused) {
    return new Reply(Outcome.REFUSED, Wire.write(refused.answer()));
  }
}
