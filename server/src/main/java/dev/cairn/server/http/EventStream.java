package dev.cairn.server.http;

import dev.cairn.Cairn;
import dev.cairn.Context;
import dev.cairn.fault.CairnException;
import dev.cairn.operation.Appended;
import dev.cairn.server.operation.Json;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.function.BooleanSupplier;
import tools.jackson.databind.node.ObjectNode;

/**
 * {@code GET /v1/contexts/{context}/events}: what is appended to the log, as server-sent events. Other
 * processes append too, so the log itself is asked; that costs one look into an index.
 */
final class EventStream {
  private static final Duration LOOK = Duration.ofMillis(50);
  private static final Duration HEARTBEAT = Duration.ofSeconds(15);
  private static final int PAGE = 256;

  private final Cairn cairn;
  private final Json json;
  private final Semaphore places;
  private final BooleanSupplier finishing;

  EventStream(Cairn cairn, Json json, int listenersMax, BooleanSupplier finishing) {
    this.cairn = cairn;
    this.json = json;
    this.places = new Semaphore(listenersMax);
    this.finishing = finishing;
  }

  Route route(String name) {
    Context context = cairn.context(name);
    return Route.get(exchange -> {
      long cursor = cursor(exchange, context);
      if (!places.tryAcquire()) {
        throw CairnException.unavailable("too many listeners; close one, or ask later", null);
      }
      try {
        listen(exchange, context, cursor);
      } finally {
        places.release();
      }
    });
  }

  /** Behind which event to begin: as the caller says, else behind all there are. */
  private static long cursor(Exchange exchange, Context context) {
    Optional<String> given = exchange.header("Last-Event-ID").or(() -> exchange.query("cursor"));
    if (given.isEmpty()) {
      return context.head();
    }
    try {
      return Math.max(0, Long.parseLong(given.get()));
    } catch (NumberFormatException e) {
      throw CairnException.invalid(
          "cursor", "cursor must be the position of an event, was '" + given.get() + "'");
    }
  }

  private void listen(Exchange exchange, Context context, long cursor) throws Exception {
    OutputStream out = exchange.stream("text/event-stream; charset=utf-8");
    if (!exchange.method().equals(Route.GET)) {
      exchange.end();
      return;
    }
    send(out, ": listening\n\n");
    long seen = cursor;
    long silentSince = System.nanoTime();
    while (!finishing.getAsBoolean()) {
      List<Appended> events = context.events(seen, PAGE);
      if (!events.isEmpty()) {
        seen = events.get(events.size() - 1).position();
        send(out, frames(events));
        silentSince = System.nanoTime();
      } else if (System.nanoTime() - silentSince > HEARTBEAT.toNanos()) {
        send(out, ": still here\n\n");
        silentSince = System.nanoTime();
      } else {
        Thread.sleep(LOOK.toMillis());
      }
    }
    out.close();
    exchange.end();
  }

  private String frames(List<Appended> events) {
    StringBuilder frames = new StringBuilder();
    for (Appended event : events) {
      frames
          .append("id: ")
          .append(event.position())
          .append("\nevent: ")
          .append(event.type())
          .append("\ndata: ")
          .append(data(event))
          .append("\n\n");
    }
    return frames.toString();
  }

  /** The ids stand beside the rest. */
  private String data(Appended event) {
    ObjectNode data = (ObjectNode) json.tree(event);
    if (data.remove("ids") instanceof ObjectNode ids) {
      data.setAll(ids);
    }
    return data.toString();
  }

  private static void send(OutputStream out, String frames) throws IOException {
    out.write(frames.getBytes(StandardCharsets.UTF_8));
    out.flush();
  }
}
