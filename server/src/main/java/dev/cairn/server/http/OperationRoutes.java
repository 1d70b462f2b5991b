package dev.cairn.server.http;

import dev.cairn.Cairn;
import dev.cairn.fault.CairnException;
import dev.cairn.log.ContextName;
import dev.cairn.log.Via;
import dev.cairn.server.operation.Access;
import dev.cairn.server.operation.Bound;
import dev.cairn.server.operation.Caller;
import dev.cairn.server.operation.Json;
import dev.cairn.server.operation.OutputFolder;
import dev.cairn.server.operation.Registry;
import dev.cairn.server.operation.RequestReader;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import tools.jackson.databind.JsonNode;

/** {@code POST /v1/contexts/{context}/{operation}}. */
final class OperationRoutes {
  private static final byte[] NOTHING_ASKED = "{}".getBytes(StandardCharsets.UTF_8);
  private static final int BUFFER_BYTES = 1 << 16;

  private final Cairn cairn;
  private final Registry registry;
  private final Bodies bodies;
  private final Metrics metrics;
  private final OutputFolder files;
  private final Json json;
  private final RequestReader reader = new RequestReader();

  OperationRoutes(
      HttpSettings settings, Cairn cairn, Registry registry, Json json, Metrics metrics) {
    this.json = json;
    this.cairn = cairn;
    this.registry = registry;
    this.bodies = new Bodies(settings);
    this.metrics = metrics;
    this.files = settings.files();
  }

  Route route(String context, String operation) {
    Bound<?, ?> bound;
    try {
      bound = registry.find(operation);
    } catch (CairnException e) {
      throw Refused.notFound("operation", String.valueOf(e.getMessage()));
    }
    return Route.post(exchange -> watched(bound, context, exchange));
  }

  private void watched(Bound<?, ?> bound, String context, Exchange exchange) {
    long begun = System.nanoTime();
    int status = Statuses.OK;
    try {
      bound.admit(exchange.access());
      answer(bound, new ContextName(context), exchange);
    } catch (Exception | OutOfMemoryError | StackOverflowError e) {
      status = exchange.fail(e);
    }
    metrics.answered(bound.name(), status, System.nanoTime() - begun);
  }

  private void answer(Bound<?, ?> bound, ContextName context, Exchange exchange)
      throws IOException {
    switch (bound.stream()) {
      case NONE ->
        exchange.reply(
            Statuses.OK,
            Exchange.JSON,
            json.bytes(registry.answer(
                bound.name(), request(exchange, context), caller(exchange, context))));
      case DOWNLOAD -> download(bound, context, exchange);
      case UPLOAD -> upload(bound, context, exchange);
    }
  }

  /** A person's token may speak for an agent, never the other way round. */
  private Caller caller(Exchange exchange, ContextName context) {
    boolean agent = exchange
        .header(CallerHeaders.VIA)
        .filter(said -> said.equalsIgnoreCase(Via.AGENT.label()))
        .isPresent();
    Access access = exchange.access();
    return Caller.of(cairn, context, agent ? Via.AGENT : access.role(), access).files(files);
  }

  private byte[] request(Exchange exchange, ContextName context) {
    byte[] body = bodies.read(exchange.request());
    if (isBlank(body)) {
      return NOTHING_ASKED;
    }
    exchange.requireType(Exchange.JSON);
    requireSame(context, body);
    return body;
  }

  private void download(Bound<?, ?> bound, ContextName context, Exchange exchange)
      throws IOException {
    byte[] request = request(exchange, context);
    // What fails before the buffer is full is still answered with an error document. Closed only
    // when all
    // of it was written: to close the stream ends the answer, and half of one must not look whole.
    OutputStream out = new BufferedOutputStream(exchange.stream(Exchange.LINES), BUFFER_BYTES);
    registry.answer(bound.name(), request, caller(exchange, context).download(out));
    out.close();
    exchange.end();
  }

  private void upload(Bound<?, ?> bound, ContextName context, Exchange exchange)
      throws IOException {
    exchange.requireType(Exchange.LINES);
    Path file = bodies.spool(exchange.request());
    try {
      exchange.reply(
          Statuses.OK,
          registry.answer(bound.name(), NOTHING_ASKED, caller(exchange, context).upload(file)));
    } finally {
      Files.deleteIfExists(file);
    }
  }

  /** An address that says one context and a body that says another is a mistake, whichever was meant. */
  private void requireSame(ContextName context, byte[] body) {
    String text = new String(body, StandardCharsets.ISO_8859_1);
    if (!text.contains("\"context\"") && !text.contains("\\u")) {
      return;
    }
    JsonNode named = reader.read(body).get("context");
    if (named != null && named.isString() && !new ContextName(named.asString()).equals(context)) {
      throw CairnException.invalid(
          "context",
          "the address says context '%s', the body '%s'".formatted(context, named.asString()));
    }
  }

  private static boolean isBlank(byte[] body) {
    for (byte b : body) {
      if (b > ' ' || b < 0) {
        return false;
      }
    }
    return true;
  }
}
