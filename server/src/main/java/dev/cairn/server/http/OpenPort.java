package dev.cairn.server.http;

import dev.cairn.fault.CairnException;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.channels.ServerSocketChannel;

/** A port that is ours; callers wait in line until an {@link HttpDoor} opens on it. */
public final class OpenPort implements AutoCloseable {
  private static final int WAITING_MAX = 128;

  private final ServerSocketChannel channel;

  private OpenPort(ServerSocketChannel channel) {
    this.channel = channel;
  }

  /** Refuses a port that another has, and a server that anyone could talk to. */
  public static OpenPort bind(HttpSettings settings) {
    if (settings.open() && !HttpSettings.isLoopback(settings.host())) {
      throw CairnException.invalid(
          "no_token", "without a token it listens on loopback only, not on " + settings.host());
    }
    InetSocketAddress address = new InetSocketAddress(settings.host(), settings.port());
    if (address.isUnresolved()) {
      throw unavailable(settings, new IOException("no such host"));
    }
    try {
      ServerSocketChannel channel = ServerSocketChannel.open();
      try {
        channel.setOption(StandardSocketOptions.SO_REUSEADDR, true);
        return new OpenPort(channel.bind(address, WAITING_MAX));
      } catch (IOException e) {
        channel.close();
        throw e;
      }
    } catch (IOException e) {
      throw unavailable(settings, e);
    }
  }

  private static CairnException unavailable(HttpSettings settings, IOException e) {
    return CairnException.unavailable(
        "cannot listen on %s port %d (%s); choose another with --port N, or any free one with --port 0"
            .formatted(settings.host(), settings.port(), e.getMessage()),
        e);
  }

  ServerSocketChannel channel() {
    return channel;
  }

  int number() {
    return channel.socket().getLocalPort();
  }

  @Override
  public void close() {
    try {
      channel.close();
    } catch (IOException e) {
      // It is of no use any more.
    }
  }
}
