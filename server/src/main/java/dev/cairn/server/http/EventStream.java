package dev.cairn.server.http;

import dev.cairn.Cairn;
import dev.cairn.Context;
import dev.cairn.fault.CairnException;
import dev.cairn.server.operation.Json;
import dev.cairn.server.operation.Registry;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.function.BooleanSupplier;

/**
 * {@code GET /v1/contexts/{context}/events}: what is appended to the log, or with {@code changes} what happens
 * to the evidence graph, as server-sent events. Other processes append too, so the log itself is asked; that
 * costs one look into an index.
 */
final class EventStream {
  private static final Duration LOOK = Duration.ofMillis(50);
  private static final Duration HEARTBEAT = Duration.ofSeconds(15);

  private final Cairn cairn;
  private final Registry registry;
  private final Json json;
  private final Semaphore places;
  private final BooleanSupplier finishing;

  EventStream(
      Cairn cairn, Registry registry, Json json, int listenersMax, BooleanSupplier finishing) {
    this.cairn = cairn;
    this.registry = registry;
    this.json = json;
    this.places = new Semaphore(listenersMax);
    this.finishing = finishing;
  }

  Route route(String name) {
    Context context = cairn.context(name);
    return Route.get(exchange -> {
      exchange.access().require(context.name());
      Feed feed = feed(exchange, context);
      if (!places.tryAcquire()) {
        throw CairnException.unavailable("too many listeners; close one, or ask later", null);
      }
      try {
        listen(exchange, feed);
      } catch (IOException e) {
        // A listener that went away, or took nothing for too long, is no fault of ours.
        exchange.abandon(e);
      } finally {
        places.release();
      }
    });
  }

  /** A browser that comes back asks the same address, and says in a header how far it had come. */
  private Feed feed(Exchange exchange, Context context) {
    Optional<String> last = exchange.header("Last-Event-ID");
    Optional<String> changes = exchange.query("changes");
    if (changes.isEmpty()) {
      return new LogFeed(context, json, last.or(() -> exchange.query("cursor")));
    }
    ChangeFeed.Wanted wanted = new ChangeFeed.Wanted(
        last.or(() -> changes.filter(given -> !given.isEmpty())),
        exchange.query("types"),
        exchange.query("adapter"));
    return new ChangeFeed(cairn, registry, json, context, wanted);
  }

  /** The next page is made once the last one is sent: a slow reader waits for itself alone. */
  private void listen(Exchange exchange, Feed feed) throws Exception {
    OutputStream out = exchange.stream("text/event-stream; charset=utf-8");
    if (!exchange.method().equals(Route.GET)) {
      exchange.end();
      return;
    }
    send(out, ": listening\n\n");
    long silentSince = System.nanoTime();
    while (!finishing.getAsBoolean()) {
      String frames = feed.next();
      if (!frames.isEmpty()) {
        send(out, frames);
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

  private static void send(OutputStream out, String frames) throws IOException {
    out.write(frames.getBytes(StandardCharsets.UTF_8));
    out.flush();
  }
}
