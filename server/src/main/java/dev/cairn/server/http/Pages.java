package dev.cairn.server.http;

import dev.cairn.Cairn;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** The addresses that are not operations. */
final class Pages {
  private static final String HTML = "text/html; charset=utf-8";
  private static final String HOME = """
      <!doctype html>
      <html lang="en">
      <meta charset="utf-8">
      <title>Cairn</title>
      <h1>Cairn</h1>
      <p>Memory and judgement for AI agents. This server answers programs:
      <code>POST /v1/contexts/default/search</code> with JSON, for example.</p>
      <p>All it can do is in <a href="/openapi.json">/openapi.json</a>; figures are in
      <a href="/metrics">/metrics</a>.</p>
      </html>
      """;

  private Pages() {}

  /** Whether a process is well, and which it is. */
  record Health(String status, String version, long pid) {}

  /** Whether the store can be read. */
  record Ready(String status, int contexts) {}

  /** What was asked of the process. */
  record Finishing(boolean finishing) {}

  static Map<String, Route> all(
      Cairn cairn, Metrics metrics, Supplier<byte[]> openApi, Optional<Runnable> finish) {
    long pid = ProcessHandle.current().pid();
    Map<String, Route> pages = new HashMap<>();
    pages.put("/", Route.get(exchange -> exchange.text(Statuses.OK, HTML, HOME)));
    pages.put(
        "/healthz",
        Route.get(exchange -> exchange.reply(Statuses.OK, new Health("ok", Cairn.version(), pid))));
    pages.put(
        "/readyz",
        Route.get(exchange -> exchange.reply(
            Statuses.OK, new Ready("ready", cairn.contexts().contexts().size()))));
    pages.put(
        "/metrics",
        Route.get(exchange -> exchange.text(Statuses.OK, Metrics.TYPE, metrics.scrape())));
    pages.put(
        "/openapi.json",
        Route.get(exchange -> exchange.reply(Statuses.OK, Exchange.JSON, openApi.get())));
    finish.ifPresent(action -> pages.put("/admin/finish", Route.post(exchange -> {
      exchange.reply(Statuses.ACCEPTED, new Finishing(true));
      action.run();
    })));
    return Map.copyOf(pages);
  }

  static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
