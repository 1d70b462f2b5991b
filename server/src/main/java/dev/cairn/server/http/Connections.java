package dev.cairn.server.http;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/**
 * Keeps the number of open connections bounded by closing, for a new one, the one that has waited longest without a request
 * being answered on it. To let new ones wait instead would let whoever opens a thousand and says nothing shut everybody out.
 */
final class Connections extends Handler.Wrapper implements Connection.Listener {
  private final int most;
  /** Longest without a request first; the value counts requests being answered. */
  private final Map<Connection, Integer> open = new LinkedHashMap<>();

  Connections(int most, Handler answering) {
    super(answering);
    this.most = most;
  }

  @Override
  public void onOpened(Connection connection) {
    next(connection).ifPresent(oldest -> oldest.getEndPoint().close());
  }

  private Optional<Connection> next(Connection connection) {
    synchronized (open) {
      open.put(connection, 0);
      if (open.size() <= most) {
        return Optional.empty();
      }
      Optional<Connection> oldest = open.entrySet().stream()
          .filter(each -> each.getValue() == 0)
          .map(Map.Entry::getKey)
          .findFirst();
      oldest.ifPresent(open::remove);
      return oldest;
    }
  }

  @Override
  public void onClosed(Connection connection) {
    synchronized (open) {
      open.remove(connection);
    }
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) throws Exception {
    Connection connection = request.getConnectionMetaData().getConnection();
    count(connection, 1);
    Request.addCompletionListener(request, thrown -> count(connection, -1));
    return super.handle(request, response, callback);
  }

  private void count(Connection connection, int more) {
    synchronized (open) {
      Integer before = open.remove(connection);
      if (before != null) {
        open.put(connection, before + more);
      }
    }
  }
}
