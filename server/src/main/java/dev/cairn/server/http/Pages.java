package dev.cairn.server.http;

import dev.cairn.Cairn;
import dev.cairn.fault.CairnException;
import dev.cairn.server.token.Challenge;
import dev.cairn.server.token.Token;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;
import org.eclipse.jetty.server.Request;

/** The addresses that are not operations. */
final class Pages {
  static final String HEALTH = "/healthz";
  static final String READY = "/readyz";

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

  /** All that is said to whoever asks, token or not. */
  record State(String status) {}

  /** What was asked of the process. */
  record Finishing(boolean finishing) {}

  static Map<String, Route> all(
      Cairn cairn, Metrics metrics, Supplier<byte[]> openApi, HttpSettings settings) {
    Map<String, Route> pages = new HashMap<>();
    pages.put("/", Route.get(exchange -> exchange.text(Statuses.OK, HTML, HOME)));
    pages.put(HEALTH, Route.get(exchange -> {
      prove(exchange, settings.tokens().agent());
      exchange.reply(Statuses.OK, new State("ok"));
    }));
    pages.put(READY, Route.get(exchange -> ready(cairn, exchange)));
    pages.put("/metrics", Route.get(exchange -> {
      exchange.access().requireAllContexts("this page");
      exchange.text(Statuses.OK, Metrics.TYPE, metrics.scrape());
    }));
    pages.put(
        "/openapi.json",
        Route.get(exchange -> exchange.reply(Statuses.OK, Exchange.JSON, openApi.get())));
    settings
        .finish()
        .ifPresent(action -> pages.put("/admin/finish", Route.post(exchange -> {
          exchange.access().requirePerson("stopping this engine");
          exchange.reply(Statuses.ACCEPTED, new Finishing(true));
          action.run();
        })));
    return Map.copyOf(pages);
  }

  /** What is wrong is for those who may ask; everyone else hears that something is. */
  private static void ready(Cairn cairn, Exchange exchange) {
    try {
      cairn.contexts();
      exchange.reply(Statuses.OK, new State("ready"));
    } catch (CairnException e) {
      exchange.reply(Statuses.UNAVAILABLE, new State("unavailable"));
    }
  }

  /** Whoever is about to send a token here may want to know first that we have it already. */
  private static void prove(Exchange exchange, Token agent) {
    exchange
        .header(Challenge.HEADER)
        .filter(Challenge::isOne)
        .ifPresent(nonce -> exchange.set(
            Challenge.PROOF,
            Challenge.answer(nonce, agent, Request.getLocalPort(exchange.request()))));
  }

  static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
