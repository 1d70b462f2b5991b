package dev.cairn.eval.load;

import dev.cairn.eval.client.Caller;
import dev.cairn.eval.client.HttpCaller;
import dev.cairn.eval.speed.Texts;
import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import tools.jackson.databind.json.JsonMapper;

/** Asks without pause on one connection, and notes how long each answer took. */
final class Client implements AutoCloseable {
  private static final double NANOS_PER_MILLI = 1e6;

  private final String episode;
  private final HttpCaller caller;
  private final SplittableRandom random;
  private final Texts texts;
  private final JsonMapper mapper = new JsonMapper();
  private final Map<Asked, List<Double>> millis = new EnumMap<>(Asked.class);
  private final List<String> errors = new ArrayList<>();
  private long logged;

  Client(HttpCaller.Address address, String episode, long seed) throws IOException {
    this.episode = episode;
    this.caller = new HttpCaller(address);
    this.random = new SplittableRandom(seed);
    this.texts = new Texts(seed);
    for (Asked asked : Asked.values()) {
      millis.put(asked, new ArrayList<>());
    }
    caller.call("start_episode", Map.of("id", episode));
  }

  void ask(long endNanos) throws IOException {
    while (System.nanoTime() < endNanos) {
      ask(Asked.draw(random));
    }
  }

  private void ask(Asked asked) throws IOException {
    Map<String, String> arguments =
        switch (asked) {
          case LOG -> Map.of("episode", episode, "role", "user", "text", texts.next());
          case SEARCH -> Map.of("query", texts.query());
          case STATUS -> Map.of();
        };
    String body = mapper.writeValueAsString(arguments);
    long begun = System.nanoTime();
    try {
      caller.post(asked.name().toLowerCase(Locale.ROOT), body);
      millis.getOrDefault(asked, List.of()).add((System.nanoTime() - begun) / NANOS_PER_MILLI);
      logged += asked == Asked.LOG ? 1 : 0;
    } catch (Caller.Refusal e) {
      errors.add(String.valueOf(e.getMessage()));
    }
  }

  List<Double> millis(Asked asked) {
    return millis.getOrDefault(asked, List.of());
  }

  List<String> errors() {
    return errors;
  }

  long logged() {
    return logged;
  }

  @Override
  public void close() {
    caller.close();
  }
}
