package dev.cairn.server.http;

import dev.cairn.server.operation.Json;
import java.util.Optional;
import java.util.Set;
import org.eclipse.jetty.http.HttpCookie;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/**
 * Lets in who may speak to us: the right {@code Host} (or a page elsewhere could rebind its name to this
 * machine), the right {@code Origin}, and the token, as a header or as the cookie it was traded for.
 */
final class Guard extends Handler.Wrapper {
  private static final String BEARER = "Bearer ";
  private static final Set<String> OPEN = Set.of("/healthz", "/readyz");

  private final Optional<Token> token;
  private final Hosts hosts;
  private final Json json;

  Guard(Optional<Token> token, Hosts hosts, Json json) {
    this.token = token;
    this.hosts = hosts;
    this.json = json;
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) throws Exception {
    harden(response);
    Exchange exchange = new Exchange(request, response, callback, json);
    try {
      hosts.require(request);
      String path = Request.getPathInContext(request);
      Optional<String> shown = path.equals("/") ? exchange.query("token") : Optional.empty();
      if (shown.isPresent() && token.isPresent()) {
        trade(shown.get(), request, response);
        exchange.reply(Statuses.SEE_OTHER);
        return true;
      }
      requireToken(request, OPEN.contains(path));
    } catch (RuntimeException e) {
      exchange.fail(e);
      return true;
    }
    return super.handle(request, response, callback);
  }

  /** What every answer says: keep no copy, guess no type, show it in no frame. */
  static void harden(Response response) {
    response.getHeaders().put("Cache-Control", "no-store");
    response.getHeaders().put("X-Content-Type-Options", "nosniff");
    response.getHeaders().put("Referrer-Policy", "no-referrer");
    response
        .getHeaders()
        .put("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'");
  }

  private void requireToken(Request request, boolean open) {
    if (token.isEmpty()) {
      return;
    }
    String authorization = request.getHeaders().get(HttpHeader.AUTHORIZATION);
    if (authorization != null) {
      // A token that is wrong is wrong everywhere, so that a client can tell whose server this is.
      if (!authorization.regionMatches(true, 0, BEARER, 0, BEARER.length())
          || !token.get().is(authorization.substring(BEARER.length()).strip())) {
        throw Refused.forbidden("Authorization", "the token is not the one of this server");
      }
      return;
    }
    if (open || hasCookie(request)) {
      return;
    }
    throw Refused.forbidden(
        "Authorization",
        "no token; send Authorization: Bearer TOKEN, with the token `cairn serve` printed");
  }

  private boolean hasCookie(Request request) {
    Token wanted = token.orElseThrow().cookie();
    String name = cookieName(request);
    return Request.getCookies(request).stream()
        .anyMatch(cookie -> cookie.getName().equals(name) && wanted.is(cookie.getValue()));
  }

  private void trade(String shown, Request request, Response response) {
    if (!token.orElseThrow().is(shown)) {
      throw Refused.forbidden("token", "the token is not the one of this server");
    }
    Response.putCookie(
        response,
        HttpCookie.build(cookieName(request), token.orElseThrow().cookie().value())
            .path("/")
            .httpOnly(true)
            .sameSite(HttpCookie.SameSite.STRICT)
            .build());
    response.getHeaders().put(HttpHeader.LOCATION, "/");
  }

  /** Cookies do not know ports: two servers on one machine must not take each other's. */
  private static String cookieName(Request request) {
    return "cairn_" + Request.getLocalPort(request);
  }
}
