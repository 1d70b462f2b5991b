package dev.cairn.server.http;

import dev.cairn.Cairn;
import dev.cairn.fault.CairnException;
import dev.cairn.server.door.Backend;
import dev.cairn.server.operation.Json;
import dev.cairn.server.operation.Registry;
import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.ArrayBlockingQueue;
import org.eclipse.jetty.ee10.servlet.ServletContextHandler;
import org.eclipse.jetty.ee10.servlet.ServletHolder;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.NetworkConnectionLimit;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.thread.QueuedThreadPool;

/** A server that listens. Closing it lets requests in flight come to their end, for a while. */
public final class HttpDoor implements AutoCloseable {
  private static final int HEADER_BYTES = 16 * 1024;
  private static final int WAITING_MAX = 4_096;
  private static final int THREADS_KEPT = 4;

  private final HttpSettings settings;
  private final Server server;
  private final ServerConnector connector;
  private final Traffic traffic = new Traffic();
  private final Metrics metrics = new Metrics();

  /** Listens when this returns. The backend and the store stay the caller's to close. */
  public HttpDoor(HttpSettings settings, Backend backend, Cairn cairn, Registry registry) {
    if (settings.token().isEmpty() && !HttpSettings.isLoopback(settings.host())) {
      throw CairnException.invalid(
          "no_token", "without a token it listens on loopback only, not on " + settings.host());
    }
    this.settings = settings;
    HttpLimits limits = settings.limits();
    QueuedThreadPool threads = new QueuedThreadPool(
        limits.threads() + limits.listeners() + THREADS_KEPT,
        THREADS_KEPT,
        new ArrayBlockingQueue<>(WAITING_MAX));
    threads.setName("http");
    threads.setDaemon(true);
    this.server = new Server(threads);
    this.connector = new ServerConnector(server, 1, 1, new HttpConnectionFactory(http(limits)));
    connector.setHost(settings.host());
    connector.setPort(settings.port());
    connector.setIdleTimeout(limits.keepAlive().toMillis());
    server.addConnector(connector);
    server.addBean(new NetworkConnectionLimit(limits.connections(), server));
    Json json = new Json();
    server.setErrorHandler(new ErrorDocuments(json));
    server.setHandler(handlers(backend, cairn, registry, json));
    start();
  }

  private static HttpConfiguration http(HttpLimits limits) {
    HttpConfiguration http = new HttpConfiguration();
    http.setSendServerVersion(false);
    http.setRequestHeaderSize(HEADER_BYTES);
    http.setIdleTimeout(limits.idle().toMillis());
    return http;
  }

  private Handler handlers(Backend backend, Cairn cairn, Registry registry, Json json) {
    HttpLimits limits = settings.limits();
    metrics.gauge(
        "cairn.connections",
        "open connections",
        () -> connector.getConnectedEndPoints().size());
    Router router = new Router(
        Pages.all(cairn, metrics, () -> OpenApi.of(registry), settings.finish()),
        new OperationRoutes(backend, cairn, registry, limits, metrics),
        new EventStream(cairn, json, limits.listeners(), traffic::finishing),
        settings.mcp().isPresent(),
        json);
    Handler.Sequence inside = new Handler.Sequence(router);
    settings.mcp().ifPresent(servlet -> {
      ServletContextHandler servlets = new ServletContextHandler("/");
      ServletHolder holder = new ServletHolder(servlet);
      holder.setAsyncSupported(true);
      servlets.addServlet(holder, "/mcp");
      inside.addHandler(servlets);
    });
    Guard guard =
        new Guard(settings.token(), new Hosts(settings.host(), settings.allowHosts()), json);
    guard.setHandler(inside);
    traffic.setHandler(guard);
    return traffic;
  }

  private void start() {
    try {
      server.start();
    } catch (IOException e) {
      close();
      throw CairnException.unavailable(
          "cannot listen on %s port %d (%s); choose another with --port N, or any free one with --port 0"
              .formatted(settings.host(), settings.port(), reason(e)),
          e);
    } catch (Exception e) {
      close();
      throw new IllegalStateException("the server does not start", e);
    }
  }

  private static String reason(IOException e) {
    Throwable cause = e.getCause();
    return String.valueOf((cause == null ? e : cause).getMessage());
  }

  /** The port it listens on. */
  public int port() {
    return connector.getLocalPort();
  }

  /** How long no one has needed it: nothing asked, no connection open. */
  public Duration quiet() {
    return connector.getConnectedEndPoints().isEmpty() ? traffic.quiet() : Duration.ZERO;
  }

  @Override
  public void close() {
    try {
      traffic.finish(settings.limits().drain());
      server.stop();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (Exception e) {
      throw new IllegalStateException("the server does not stop", e);
    } finally {
      metrics.close();
    }
  }
}
