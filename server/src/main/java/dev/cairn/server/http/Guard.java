package dev.cairn.server.http;

import dev.cairn.log.ContextName;
import dev.cairn.server.operation.Access;
import dev.cairn.server.operation.Json;
import dev.cairn.server.token.Token;
import dev.cairn.server.token.Tokens;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.eclipse.jetty.http.HttpCookie;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/**
 * Lets in who may speak to us: the right {@code Host} (or a page elsewhere could rebind its name to this
 * machine), the right {@code Origin}, and a token, as a header or as the cookie it was traded for. What that
 * lets the caller do is kept with the request.
 */
final class Guard extends Handler.Wrapper {
  private static final String BEARER = "Bearer ";
  private static final Set<String> OPEN = Set.of(Pages.HEALTH, Pages.READY);
  private static final String ACCESS = Guard.class.getName();

  private final Tokens tokens;
  private final boolean open;
  private final Optional<Set<ContextName>> only;
  private final Hosts hosts;
  private final Json json;

  Guard(HttpSettings settings, Json json) {
    this.tokens = settings.tokens();
    this.open = settings.open();
    this.only = settings.only();
    this.hosts = new Hosts(settings.host(), settings.allowHosts());
    this.json = json;
  }

  /** What the caller of a request may do that came through here. */
  static Access access(Request request) {
    return request.getAttribute(ACCESS) instanceof Access access
        ? access
        : Access.AGENT.only(Set.of());
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) throws Exception {
    harden(response);
    Exchange exchange = new Exchange(request, response, callback, json);
    try {
      hosts.require(request);
      String path = Request.getPathInContext(request);
      Optional<String> shown = path.equals("/") ? exchange.query("token") : Optional.empty();
      if (shown.isPresent()) {
        trade(shown.get(), request, response);
        exchange.reply(Statuses.SEE_OTHER);
        return true;
      }
      if (!OPEN.contains(path)) {
        Access access = access(request, exchange);
        request.setAttribute(ACCESS, only.map(access::only).orElse(access));
      }
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

  private Access access(Request request, Exchange exchange) {
    if (open) {
      return Access.AGENT;
    }
    String authorization = request.getHeaders().get(HttpHeader.AUTHORIZATION);
    if (authorization == null) {
      return ofCookie(request)
          .orElseThrow(() -> Refused.unauthorized(
              "no token; send Authorization: Bearer TOKEN, an agent's from the file token-agent of the"
                  + " data folder, a person's from token-person"));
    }
    return Optional.of(authorization)
        .filter(given -> given.regionMatches(true, 0, BEARER, 0, BEARER.length()))
        .flatMap(given -> tokens.access(given.substring(BEARER.length()).strip()))
        .map(access -> narrowed(access, exchange))
        .orElseThrow(() -> Refused.unauthorized("the token is none of this server's"));
  }

  /** A proxy that was told to keep to some contexts says so; a header only ever takes away. */
  private static Access narrowed(Access access, Exchange exchange) {
    return exchange
        .header(CallerHeaders.ONLY_CONTEXT)
        .map(name -> access.only(Set.of(new ContextName(name))))
        .orElse(access);
  }

  private Optional<Access> ofCookie(Request request) {
    String name = cookieName(request);
    return Request.getCookies(request).stream()
        .filter(cookie -> cookie.getName().equals(name))
        .flatMap(cookie -> tokens.accessOfCookie(cookie.getValue()).stream())
        .findFirst();
  }

  private void trade(String shown, Request request, Response response) {
    Token token = Stream.of(tokens.person(), tokens.agent())
        .filter(known -> known.is(shown))
        .findFirst()
        .orElseThrow(() -> Refused.unauthorized("the token is none of this server's"));
    Response.putCookie(
        response,
        HttpCookie.build(cookieName(request), token.cookie().value())
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
