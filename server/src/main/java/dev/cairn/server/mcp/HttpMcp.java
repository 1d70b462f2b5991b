package dev.cairn.server.mcp;

import io.modelcontextprotocol.server.transport.HttpServletStatelessServerTransport;
import jakarta.servlet.http.HttpServlet;

/**
 * MCP over streamable HTTP, for an HTTP server to mount at {@value #PATH}.
 *
 * <p>Without sessions, as the protocol allows: every answer is complete, so an engine may be replaced between
 * two calls of a client. Who may come in ({@code Host}, {@code Origin}, token) is for the server to check.
 */
public final class HttpMcp {
  public static final String PATH = "/mcp";

  private HttpMcp() {}

  public static HttpServlet servlet(Protocol protocol) {
    HttpServletStatelessServerTransport transport = HttpServletStatelessServerTransport.builder()
        .jsonMapper(Wire.mapper())
        .messageEndpoint(PATH)
        .maxRequestSize(Wire.MESSAGE_BYTES_MAX)
        .build();
    transport.setMcpHandler(protocol);
    return transport;
  }
}
