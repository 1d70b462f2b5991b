package dev.cairn.server.engine;

import dev.cairn.fault.CairnException;
import dev.cairn.fault.Code;
import dev.cairn.log.ContextName;
import dev.cairn.log.Via;
import dev.cairn.server.data.Location;
import dev.cairn.server.data.Stay;
import dev.cairn.server.door.Backend;
import dev.cairn.server.door.LocalBackend;
import dev.cairn.server.operation.Bound;
import dev.cairn.server.operation.OutputFolder;
import dev.cairn.server.operation.Registry;
import java.io.IOException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.random.RandomGenerator;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Answers through the engine of a data folder: finds it, starts it if there is none, starts it again if it
 * dies, and works in this process if that is impossible. Nothing is lost or done twice meanwhile.
 */
public final class EngineClient implements Backend {
  private static final int ATTEMPTS = 3;
  private static final Duration READ = Duration.ofMinutes(30);
  private static final int UNAUTHORIZED = 401;
  private static final int OK = 200;

  /**
   * Calls that must not be repeated never take a line that lay idle, but leave theirs behind: without a
   * bound they would use up all connections the engine accepts.
   */
  private static final int IDLE_MAX = 8;

  private final Registry registry;
  private final RandomGenerator random;
  private final Credentials credentials;
  private final EngineLink link;
  private final Optional<Reaching> reaching;
  private final Alone alone;
  private final JsonMapper mapper = new JsonMapper();
  private final ConcurrentLinkedDeque<Line> idle = new ConcurrentLinkedDeque<>();

  /** A connection and the engine it leads to. */
  private record Line(EngineFile engine, Wire wire) {}

  /**
   * On the engine of a folder, or without.
   *
   * @param credentials as whom it speaks
   * @param reaching the way to an engine; absent does without
   */
  EngineClient(
      Location location,
      Registry registry,
      RandomGenerator random,
      Credentials credentials,
      Optional<Reaching> reaching) {
    this.registry = registry;
    this.random = random;
    this.credentials = credentials;
    this.link = new EngineLink(location, random);
    this.reaching = reaching;
    this.alone = new Alone(() -> new LocalBackend(
        location.open(Stay.GUEST),
        registry,
        Via.AGENT,
        credentials.access(),
        OutputFolder.below(location.backups())));
  }

  /** Nothing is started or opened before the first call. {@code CAIRN_ENGINE=off} does without an engine. */
  public static EngineClient of(
      Location location,
      Registry registry,
      Map<String, String> environment,
      RandomGenerator random,
      Credentials credentials) {
    boolean off = "off".equalsIgnoreCase(environment.get("CAIRN_ENGINE"))
        || location.cache().isEmpty();
    Optional<Reaching> reaching = off
        ? Optional.empty()
        : Optional.of(new Reaching(
            Engines.of(location, Build.current(), environment, random), InstantSource.system()));
    return new EngineClient(location, registry, random, credentials, reaching);
  }

  @Override
  public byte[] call(String operation, ContextName context, byte[] body) {
    Bound<?, ?> bound = registry.find(operation);
    if (bound.stream() != Bound.Stream.NONE) {
      throw CairnException.invalid(
          "operation", operation + " is a stream; use `cairn " + operation + "` or HTTP");
    }
    if (reaching.isEmpty()) {
      return alone.call(operation, context, body);
    }
    Request request = Request.of(bound, context, body, random);
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      Optional<EngineFile> reached = reaching.flatMap(Reaching::reach);
      if (reached.isEmpty()) {
        return alone.call(operation, context, request.body());
      }
      Optional<byte[]> answer = ask(reached.get(), request);
      if (answer.isPresent()) {
        alone.letGo();
        return answer.get();
      }
    }
    reaching.ifPresent(Reaching::giveUp);
    return alone.call(operation, context, request.body());
  }

  /** Makes sure an engine is there, so that the first call need not wait for it. False: there is none. */
  public boolean prepare() {
    return reaching.flatMap(Reaching::reach).isPresent();
  }

  private void forget(EngineFile gone) {
    reaching.ifPresent(way -> way.forget(gone));
    idle.forEach(line -> line.wire().close());
    idle.clear();
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
      Wire.Reply reply = wire.ask("POST", request.path(), credentials.headers(to), request.body());
      if (wire.reusable() && idle.size() < IDLE_MAX) {
        idle.push(new Line(to, wire));
      } else {
        wire.close();
      }
      if (reply.has("cairn-finishing")) {
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
    return link.open(to, READ);
  }

  private byte[] answer(Wire.Reply reply) {
    if (reply.status() == OK) {
      return reply.body();
    }
    JsonNode error = error(reply);
    if (reply.status() == UNAUTHORIZED) {
      // It has proven that it is ours, so the token we were told to show is the wrong one.
      throw new CairnException(
          Code.FORBIDDEN,
          "Authorization",
          "the engine of this data folder does not know the token it was shown; leave CAIRN_TOKEN and"
              + " --token-file away, or give the one in token-agent");
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

  private JsonNode error(Wire.Reply reply) {
    try {
      return mapper.readTree(reply.body()).path("error");
    } catch (JacksonException e) {
      throw CairnException.unavailable("the engine answered with status " + reply.status(), e);
    }
  }

  @Override
  public void close() {
    idle.forEach(line -> line.wire().close());
    idle.clear();
    alone.close();
  }
}
