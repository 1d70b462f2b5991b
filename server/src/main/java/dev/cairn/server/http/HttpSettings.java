package dev.cairn.server.http;

import dev.cairn.server.door.Messages;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Optional;
import java.util.Set;

/**
 * Where a server listens, and to whom.
 *
 * @param host the address to bind
 * @param port the port to bind; 0 picks a free one
 * @param token what every request must show; absent on loopback only
 * @param allowHosts names besides those of loopback and {@code host} by which it may be addressed
 * @param mcp answers {@code /mcp}
 * @param finish what {@code POST /admin/finish} does; without it there is no such address
 */
public record HttpSettings(
    String host,
    int port,
    Optional<Token> token,
    Set<String> allowHosts,
    Optional<Messages> mcp,
    Optional<Runnable> finish,
    HttpLimits limits) {
  public static final String LOOPBACK = "127.0.0.1";

  public static HttpSettings loopback(int port, Token token) {
    return new HttpSettings(
        LOOPBACK,
        port,
        Optional.of(token),
        Set.of(),
        Optional.empty(),
        Optional.empty(),
        HttpLimits.DEFAULT);
  }

  public HttpSettings mcp(Optional<Messages> messages) {
    return new HttpSettings(host, port, token, allowHosts, messages, finish, limits);
  }

  public HttpSettings finish(Runnable action) {
    return new HttpSettings(host, port, token, allowHosts, mcp, Optional.of(action), limits);
  }

  public HttpSettings limits(HttpLimits newLimits) {
    return new HttpSettings(host, port, token, allowHosts, mcp, finish, newLimits);
  }

  /** Whether only this machine can reach such an address. */
  public static boolean isLoopback(String host) {
    try {
      return InetAddress.getByName(host).isLoopbackAddress();
    } catch (UnknownHostException e) {
      return false;
    }
  }
}
