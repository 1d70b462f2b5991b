package dev.cairn.server.http;

import dev.cairn.Cairn;
import dev.cairn.server.operation.Json;
import dev.cairn.server.operation.Registry;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ArrayBlockingQueue;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.thread.QueuedThreadPool;

/** A server that listens. Closing it lets requests in flight come to their end, for a while. */
public final class HttpDoor implements AutoCloseable {
  private static final int HEADER_BYTES = 16 * 1024;
  private static final int WAITING_MAX = 4_096;
  private static final int THREADS_KEPT = 4;

  private final HttpSettings settings;
  private final OpenPort port;
  private final Server server;
  private final ServerConnector connector;
  private final Traffic traffic = new Traffic();
  private final Metrics metrics = new Metrics();

  /** Listens when this returns. The store stays the caller's to close. */
  public HttpDoor(HttpSettings settings, Cairn cairn, Registry registry) {
    this(settings, OpenPort.bind(settings), cairn, registry);
  }

  /** On a port that was bound before. */
  public HttpDoor(HttpSettings settings, OpenPort port, Cairn cairn, Registry registry) {
    this.settings = settings;
    this.port = port;
    HttpLimits limits = settings.limits();
    QueuedThreadPool threads = new QueuedThreadPool(
        limits.threads() + limits.listeners() + THREADS_KEPT,
        THREADS_KEPT,
        new ArrayBlockingQueue<>(WAITING_MAX));
    threads.setName("http");
    threads.setDaemon(true);
    this.server = new Server(threads);
    this.connector = new ServerConnector(server, 1, 1, new HttpConnectionFactory(http(limits)));
    connector.setIdleTimeout(limits.keepAlive().toMillis());
    server.addConnector(connector);
    Json json = new Json();
    server.setErrorHandler(new ErrorDocuments(json));
    server.setHandler(handlers(cairn, registry, json));
    start();
  }

  private static HttpConfiguration http(HttpLimits limits) {
    HttpConfiguration http = new HttpConfiguration();
    http.setSendServerVersion(false);
    http.setRequestHeaderSize(HEADER_BYTES);
    http.setIdleTimeout(limits.idle().toMillis());
    return http;
  }

  private Handler handlers(Cairn cairn, Registry registry, Json json) {
    HttpLimits limits = settings.limits();
    metrics.gauge(
        "cairn.connections",
        "open connections",
        () -> connector.getConnectedEndPoints().size());
    Router router = new Router(
        fixed(cairn, registry),
        new OperationRoutes(settings, cairn, registry, json, metrics),
        new EventStream(cairn, registry, json, limits.listeners(), traffic::finishing),
        json);
    Connections connections = new Connections(limits.connections(), router);
    connector.addBean(connections);
    Guard guard = new Guard(settings, json);
    guard.setHandler(new ArrivingBodies(limits, connections));
    traffic.setHandler(guard);
    return traffic;
  }

  private Map<String, Route> fixed(Cairn cairn, Registry registry) {
    Map<String, Route> routes =
        new HashMap<>(Pages.all(cairn, metrics, () -> OpenApi.of(registry), settings));
    settings
        .mcp()
        .ifPresent(messages -> routes.put(McpRoute.PATH, new McpRoute(messages, settings).route()));
    return routes;
  }

  private void start() {
    try {
      connector.open(port.channel());
      server.start();
    } catch (Exception e) {
      close();
      throw new IllegalStateException("the server does not start", e);
    }
  }

  /** The port it listens on. */
  public int port() {
    return port.number();
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
      port.close();
      metrics.close();
    }
  }
}
