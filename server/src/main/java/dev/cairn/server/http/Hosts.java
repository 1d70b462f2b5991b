package dev.cairn.server.http;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;

/** The names by which this server may be addressed, and from whose pages. */
final class Hosts {
  private static final Set<String> LOOPBACK = Set.of("localhost", "127.0.0.1", "[::1]");

  private final Set<String> names = new HashSet<>(LOOPBACK);

  Hosts(String bound, Set<String> allowed) {
    add(bound);
    allowed.forEach(this::add);
  }

  private void add(String name) {
    String lower = name.toLowerCase(Locale.ROOT);
    names.add(lower.contains(":") && !lower.startsWith("[") ? "[" + lower + "]" : lower);
  }

  void require(Request request) {
    String host = request.getHeaders().get(HttpHeader.HOST);
    if (host == null || !names.contains(name(host))) {
      throw Refused.forbidden(
          "Host",
          "this server does not answer to the name '%s'; --allow-host adds one".formatted(host));
    }
    String origin = request.getHeaders().get(HttpHeader.ORIGIN);
    if (origin != null && !matches(origin, host)) {
      throw Refused.forbidden("Origin", "pages of '" + origin + "' may not speak to this server");
    }
  }

  /** One of our names, at the port that was addressed: another port is another program. */
  private boolean matches(String origin, String host) {
    try {
      URI page = new URI(origin);
      String authority = page.getRawAuthority();
      if (authority == null || !Set.of("http", "https").contains(page.getScheme())) {
        return false;
      }
      return names.contains(name(authority)) && port(authority).equals(port(host));
    } catch (URISyntaxException e) {
      return false;
    }
  }

  private static String name(String authority) {
    String lower = authority.toLowerCase(Locale.ROOT);
    return lower.substring(0, lower.length() - port(lower).length());
  }

  /** With its colon; empty if there is none. */
  private static String port(String authority) {
    int colon = authority.lastIndexOf(':');
    return colon > authority.lastIndexOf(']') ? authority.substring(colon) : "";
  }
}
