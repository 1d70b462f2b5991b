package dev.cairn.server.http;

import dev.cairn.server.operation.Json;
import java.util.Map;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/** Finds who answers an address. */
final class Router extends Handler.Abstract {
  private static final String CONTEXTS = "/v1/contexts/";
  private static final String OPTIONS = "OPTIONS";

  private final Map<String, Route> fixed;
  private final OperationRoutes operations;
  private final EventStream events;
  private final Json json;

  Router(Map<String, Route> fixed, OperationRoutes operations, EventStream events, Json json) {
    this.fixed = fixed;
    this.operations = operations;
    this.events = events;
    this.json = json;
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) {
    String path = Request.getPathInContext(request);
    Exchange exchange = new Exchange(request, response, callback, json);
    try {
      answer(route(path), exchange);
    } catch (Exception | OutOfMemoryError | StackOverflowError e) {
      exchange.fail(e);
    }
    return true;
  }

  private static void answer(Route route, Exchange exchange) throws Exception {
    if (exchange.method().equals(OPTIONS)) {
      exchange.set(HttpHeader.ALLOW.asString(), route.allow());
      exchange.reply(Statuses.NO_CONTENT);
      return;
    }
    if (!route.takes(exchange.method())) {
      throw Refused.method(exchange.method(), route.allow());
    }
    route.answer().to(exchange);
  }

  private Route route(String path) {
    Route known = fixed.get(path);
    if (known != null) {
      return known;
    }
    if (path.startsWith(CONTEXTS)) {
      String[] words = path.substring(CONTEXTS.length()).split("/", -1);
      if (words.length == 2 && words[1].equals("events")) {
        return events.route(words[0]);
      }
      if (words.length == 2 && !words[1].isEmpty()) {
        return operations.route(words[0], words[1]);
      }
    }
    throw Refused.notFound(
        null, "nothing is at '" + path + "'; operations are at /v1/contexts/CONTEXT/OPERATION");
  }
}
