package dev.cairn.server.engine;

import dev.cairn.fault.CairnException;
import dev.cairn.fault.Code;
import dev.cairn.log.ContextName;
import dev.cairn.server.data.Location;
import dev.cairn.server.door.Backend;
import dev.cairn.server.door.LocalBackend;
import dev.cairn.server.operation.Bound;
import dev.cairn.server.operation.Registry;
import java.io.IOException;
import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Answers through the engine of a data folder: finds it, starts it if there is none, starts it again if it
 * dies, and works in this process if that is impossible. Nothing is lost or done twice meanwhile.
 */
public final class EngineClient implements Backend {
  private static final int ATTEMPTS = 3;
  private static final Duration CONNECT = Duration.ofSeconds(5);
  private static final Duration READ = Duration.ofMinutes(30);
  private static final int FORBIDDEN = 403;
  private static final int OK = 200;

  private final Location location;
  private final Registry registry;
  private final RandomGenerator random;
  private final Engines engines;
  private final boolean off;
  private final JsonMapper mapper = new JsonMapper();
  private final ConcurrentLinkedDeque<Line> idle = new ConcurrentLinkedDeque<>();
  private final Object lock = new Object();
  private @Nullable EngineFile engine;
  private @Nullable LocalBackend local;

  /** A connection and the engine it leads to. */
  private record Line(EngineFile engine, Wire wire) {}

  EngineClient(
      Location location, Registry registry, RandomGenerator random, Engines engines, boolean off) {
    this.location = location;
    this.registry = registry;
    this.random = random;
    this.engines = engines;
    this.off = off;
  }

  /** Nothing is started or opened before the first call. {@code CAIRN_ENGINE=off} does without an engine. */
  public static EngineClient of(
      Location location,
      Registry registry,
      Map<String, String> environment,
      RandomGenerator random) {
    boolean off = "off".equalsIgnoreCase(environment.get("CAIRN_ENGINE"))
        || location.cache().isEmpty();
    return new EngineClient(
        location, registry, random, Engines.of(location, Build.current(), environment), off);
  }

  @Override
  public byte[] call(String operation, ContextName context, byte[] body) {
    Bound<?, ?> bound = registry.find(operation);
    if (bound.stream() != Bound.Stream.NONE) {
      throw CairnException.invalid(
          "operation", operation + " is a stream; use `cairn " + operation + "` or HTTP");
    }
    Request request = Request.of(bound, context, body, random);
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      Optional<EngineFile> reached = reach();
      if (reached.isEmpty()) {
        break;
      }
      Optional<byte[]> answer = ask(reached.get(), request);
      if (answer.isPresent()) {
        return answer.get();
      }
    }
    return local().call(operation, context, request.body());
  }

  /** Makes sure an engine is there, so that the first call need not wait for it. False: there is none. */
  public boolean prepare() {
    return reach().isPresent();
  }

  private Optional<EngineFile> reach() {
    synchronized (lock) {
      if (engine == null && local == null && !off) {
        engine = engines.reach().orElse(null);
      }
      return Optional.ofNullable(engine);
    }
  }

  private void forget(EngineFile gone) {
    synchronized (lock) {
      if (gone.equals(engine)) {
        engine = null;
      }
    }
    idle.forEach(line -> line.wire().close());
    idle.clear();
  }

  private LocalBackend local() {
    synchronized (lock) {
      if (local == null) {
        local = new LocalBackend(location.open(), registry);
      }
      return local;
    }
  }

  /** Nothing: that engine is gone or going, and the request may be put to the next. */
  private Optional<byte[]> ask(EngineFile to, Request request) {
    Wire wire;
    try {
      wire = line(to, request.repeatable());
    } catch (IOException e) {
      forget(to);
      return Optional.empty();
    }
    try {
      Wire.Reply reply = wire.ask("POST", request.path(), to.token(), request.body());
      if (wire.reusable()) {
        idle.push(new Line(to, wire));
      } else {
        wire.close();
      }
      if (reply.has("cairn-finishing") || reply.status() == FORBIDDEN) {
        forget(to);
        return Optional.empty();
      }
      return Optional.of(answer(reply));
    } catch (IOException e) {
      wire.close();
      forget(to);
      if (!request.repeatable()) {
        throw CairnException.unavailable(
            "the engine ended in the middle of %s; it may or may not be done"
                .formatted(request.operation()),
            e);
      }
      return Optional.empty();
    }
  }

  /** One that was used before may be dead without our knowing, which only a repeat would mend. */
  private Wire line(EngineFile to, boolean repeatable) throws IOException {
    Line used = repeatable ? idle.poll() : null;
    if (used != null && used.engine().equals(to)) {
      return used.wire();
    }
    if (used != null) {
      used.wire().close();
    }
    return Wire.open(to.host(), to.port(), CONNECT, READ);
  }

  private byte[] answer(Wire.Reply reply) {
    if (reply.status() == OK) {
      return reply.body();
    }
    JsonNode error;
    try {
      error = mapper.readTree(reply.body()).path("error");
    } catch (JacksonException e) {
      throw CairnException.unavailable("the engine answered with status " + reply.status(), e);
    }
    String message = error.path("message").asString("status " + reply.status());
    for (Code code : Code.values()) {
      if (code.label().equals(error.path("code").asString("").toLowerCase(Locale.ROOT))) {
        JsonNode field = error.path("field");
        throw new CairnException(code, field.isString() ? field.asString() : null, message);
      }
    }
    throw new IllegalStateException(message);
  }

  @Override
  public void close() {
    idle.forEach(line -> line.wire().close());
    idle.clear();
    synchronized (lock) {
      if (local != null) {
        local.close();
      }
    }
  }
}
