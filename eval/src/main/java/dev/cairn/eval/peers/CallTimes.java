package dev.cairn.eval.peers;

import dev.cairn.eval.client.StdioCaller;
import dev.cairn.eval.figure.Figure;
import dev.cairn.eval.figure.Goal;
import dev.cairn.eval.figure.Samples;
import dev.cairn.eval.speed.BareSqlite;
import dev.cairn.eval.speed.Texts;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Map;
import java.util.Queue;

/**
 * What a call over standard streams takes beside the echo of the everything-server. The cheapest tool is
 * {@code contexts}, here with one context; a search that has nowhere to look, as there are no cards yet, is
 * the cheapest read of a memory, and what goes through the engine is that.
 */
final class CallTimes implements Comparison {
  private static final int TEXT_BYTES = 512;
  private static final double ALONE_MAX = 1.0;
  private static final double PROXY_MAX = 2.0;
  private static final double WRITE_MAX = 1.0;

  @Override
  public String name() {
    return "calls";
  }

  @Override
  public List<Figure> run(Stand stand) throws Exception {
    Path alone = stand.folder("alone");
    Path served = stand.folder("served");
    try (StdioCaller echo = StdioCaller.start(stand.everything());
        StdioCaller own = StdioCaller.start(stand.cairn(alone, false));
        StdioCaller proxy = StdioCaller.start(stand.cairn(served, true))) {
      own.call("start_episode", Map.of("id", "e"));
      proxy.call("start_episode", Map.of("id", "e"));
      try (BareSqlite bare = new BareSqlite(alone.resolve("cairn.db"), stand.folder("bare"))) {
        Queue<BareSqlite.Rows> rows = new ArrayDeque<>();
        Texts texts = new Texts(Texts.SEED);
        Turns turns = new Turns()
            .add("echo", () -> timed(echo, "echo", Map.of("message", "hello")))
            .add("ping", () -> timed(own, own.request("ping", Map.of())))
            .add("alone", () -> timed(own, "contexts", Map.of()))
            .add("empty", () -> nothing(own))
            .add("proxy", () -> nothing(proxy))
            .add("write", () -> log(own, texts))
            .add("commit", () -> commit(bare, rows))
            .add("write through", () -> log(proxy, texts))
            .run(stand.extent().rounds(), stand.extent().calls());
        return figures(turns);
      }
    } finally {
      Stand.finishEngine(served);
    }
  }

  private static long nothing(StdioCaller caller) throws IOException {
    return timed(caller, "search", Map.of("query", "nothing", "in", List.of("cards")));
  }

  private static long log(StdioCaller caller, Texts texts) throws IOException {
    return timed(
        caller, "log", Map.of("episode", "e", "role", "user", "text", texts.ofBytes(TEXT_BYTES)));
  }

  /** The rows that Cairn wrote in its turn, once more. */
  private static long commit(BareSqlite bare, Queue<BareSqlite.Rows> rows) throws Exception {
    if (rows.isEmpty()) {
      rows.addAll(bare.take());
    }
    List<BareSqlite.Rows> next = List.of(rows.remove());
    long begun = System.nanoTime();
    bare.write(next);
    return System.nanoTime() - begun;
  }

  static long timed(StdioCaller caller, String tool, Map<String, ?> arguments) throws IOException {
    String request = caller.toolRequest(tool, arguments);
    long begun = System.nanoTime();
    byte[] answer = caller.exchange(request);
    long taken = System.nanoTime() - begun;
    StdioCaller.content(tool, answer);
    return taken;
  }

  private static long timed(StdioCaller caller, String request) throws IOException {
    long begun = System.nanoTime();
    caller.exchange(request);
    return System.nanoTime() - begun;
  }

  private List<Figure> figures(Turns turns) {
    Samples echo = turns.of("echo");
    Samples bound = echo.with(turns.of("commit"), Double::sum);
    return List.of(
        of("echo_us", "the everything-server's echo, microseconds", echo),
        of("ping_ratio", "MCP ping, no tool / echo", turns.of("ping").over(echo)),
        of("noop_ratio", "contexts, CAIRN_ENGINE=off / echo", turns.of("alone").over(echo))
            .goal(Goal.atMost(ALONE_MAX)),
        of(
            "empty_ratio",
            "empty search, CAIRN_ENGINE=off / echo",
            turns.of("empty").over(echo)),
        of(
                "proxy_ratio",
                "empty search through the engine / echo",
                turns.of("proxy").over(echo))
            .goal(Goal.atMost(PROXY_MAX)),
        of("commit_us", "a bare SQLite commit of the same rows", turns.of("commit")),
        of(
                "write_ratio",
                "log, CAIRN_ENGINE=off / (echo + commit)",
                turns.of("write").over(bound))
            .goal(Goal.atMost(WRITE_MAX)),
        of(
            "proxied_write_ratio",
            "log through the engine / (echo + commit)",
            turns.of("write through").over(bound)));
  }

  private Figure of(String metric, String says, Samples samples) {
    return Figure.of(name(), "stdio", metric, says, samples);
  }
}
