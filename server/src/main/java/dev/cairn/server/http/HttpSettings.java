package dev.cairn.server.http;

import dev.cairn.log.ContextName;
import dev.cairn.server.data.SpoolFolder;
import dev.cairn.server.door.Messages;
import dev.cairn.server.operation.OutputFolder;
import dev.cairn.server.token.Tokens;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Optional;
import java.util.Set;

/**
 * Where a server listens, and to whom.
 *
 * @param host the address to bind
 * @param port the port to bind; 0 picks a free one
 * @param tokens what a request may show, and what that lets it do
 * @param open whether a request that shows nothing is an agent's; on loopback only
 * @param only the contexts this server answers for; absent for all
 * @param allowHosts names besides those of loopback and {@code host} by which it may be addressed
 * @param mcp answers {@code /mcp}
 * @param files where a caller may have files written
 * @param spool where what is uploaded waits
 * @param finish what {@code POST /admin/finish} does; without it there is no such address
 */
public record HttpSettings(
    String host,
    int port,
    Tokens tokens,
    boolean open,
    Optional<Set<ContextName>> only,
    Set<String> allowHosts,
    OutputFolder files,
    SpoolFolder spool,
    Optional<Messages> mcp,
    Optional<Runnable> finish,
    HttpLimits limits) {
  public static final String LOOPBACK = "127.0.0.1";

  public static HttpSettings loopback(int port, Tokens tokens) {
    return new HttpSettings(
        LOOPBACK,
        port,
        tokens,
        false,
        Optional.empty(),
        Set.of(),
        OutputFolder.NOWHERE,
        SpoolFolder.temporary(),
        Optional.empty(),
        Optional.empty(),
        HttpLimits.DEFAULT);
  }

  public HttpSettings host(String address) {
    return new HttpSettings(
        address, port, tokens, open, only, allowHosts, files, spool, mcp, finish, limits);
  }

  public HttpSettings open(boolean toAnyone) {
    return new HttpSettings(
        host, port, tokens, toAnyone, only, allowHosts, files, spool, mcp, finish, limits);
  }

  public HttpSettings only(Optional<Set<ContextName>> contexts) {
    return new HttpSettings(
        host, port, tokens, open, contexts, allowHosts, files, spool, mcp, finish, limits);
  }

  public HttpSettings allowHosts(Set<String> names) {
    return new HttpSettings(
        host, port, tokens, open, only, names, files, spool, mcp, finish, limits);
  }

  public HttpSettings files(OutputFolder folder) {
    return new HttpSettings(
        host, port, tokens, open, only, allowHosts, folder, spool, mcp, finish, limits);
  }

  public HttpSettings spool(SpoolFolder folder) {
    return new HttpSettings(
        host, port, tokens, open, only, allowHosts, files, folder, mcp, finish, limits);
  }

  public HttpSettings mcp(Messages messages) {
    return new HttpSettings(
        host,
        port,
        tokens,
        open,
        only,
        allowHosts,
        files,
        spool,
        Optional.of(messages),
        finish,
        limits);
  }

  public HttpSettings finish(Runnable action) {
    return new HttpSettings(
        host, port, tokens, open, only, allowHosts, files, spool, mcp, Optional.of(action), limits);
  }

  public HttpSettings limits(HttpLimits newLimits) {
    return new HttpSettings(
        host, port, tokens, open, only, allowHosts, files, spool, mcp, finish, newLimits);
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
