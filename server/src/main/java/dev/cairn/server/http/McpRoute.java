package dev.cairn.server.http;

import dev.cairn.server.door.Messages;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/** {@code POST /mcp}: one message in, its answer out. There is no stream to listen to. */
final class McpRoute {
  static final String PATH = "/mcp";

  /** What a message has around the request it carries. */
  private static final long ENVELOPE_BYTES = 1 << 16;

  private static final List<String> TAKES_JSON =
      List.of("application/json", "application/*", "*/*");

  private final Messages messages;
  private final Bodies bodies;

  McpRoute(Messages messages, HttpSettings settings) {
    this.messages = messages;
    this.bodies = new Bodies(settings);
  }

  Route route() {
    return Route.post(this::answer);
  }

  private void answer(Exchange exchange) {
    requireJson(exchange.header("Accept"));
    byte[] message = bodies.read(exchange.request(), ENVELOPE_BYTES);
    exchange.requireType(Exchange.JSON);
    Messages.Reply reply =
        messages.answer(message, exchange.header("MCP-Protocol-Version"), exchange.access());
    switch (reply.outcome()) {
      case ANSWERED -> reply(exchange, Statuses.OK, reply.body());
      case REFUSED -> reply(exchange, Statuses.BAD_REQUEST, reply.body());
      case NOTED -> exchange.reply(Statuses.ACCEPTED);
    }
  }

  private static void requireJson(Optional<String> accept) {
    if (accept.isPresent() && TAKES_JSON.stream().noneMatch(accept.get()::contains)) {
      throw Refused.accept(accept.get(), Exchange.JSON);
    }
  }

  private static void reply(Exchange exchange, int status, String body) {
    exchange.reply(status, Exchange.JSON, body.getBytes(StandardCharsets.UTF_8));
  }
}
