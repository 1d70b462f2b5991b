package dev.cairn.server.http;

import java.time.Duration;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/**
 * Counts requests in flight, so that a server can finish without breaking one off and knows when no one
 * needs it. Streams that never end by themselves are not waited for.
 */
final class Traffic extends Handler.Wrapper {
  /** On a refusal: the request was not begun, ask the next engine. */
  static final String FINISHING = "Cairn-Finishing";

  private final Object lock = new Object();
  private int inFlight;
  private boolean finishing;
  private long lastNanos = System.nanoTime();

  @Override
  public boolean handle(Request request, Response response, Callback callback) throws Exception {
    // Long work without input or output is no idle connection.
    request.addIdleTimeoutListener(timeout -> false);
    if (!begin(request)) {
      Guard.harden(response);
      response.getHeaders().put(FINISHING, "true");
      response.getHeaders().put(HttpHeader.CONNECTION, "close");
      Response.writeError(
          request, response, callback, Statuses.UNAVAILABLE, "this server is finishing; ask again");
      return true;
    }
    return super.handle(request, response, callback);
  }

  private boolean begin(Request request) {
    String accepts = request.getHeaders().get(HttpHeader.ACCEPT);
    boolean stream = request.getMethod().equals("GET")
        && ((accepts != null && accepts.contains("text/event-stream"))
            || Request.getPathInContext(request).endsWith("/events"));
    synchronized (lock) {
      if (finishing) {
        return false;
      }
      lastNanos = System.nanoTime();
      if (!stream) {
        inFlight++;
        Request.addCompletionListener(request, thrown -> done());
      }
      return true;
    }
  }

  private void done() {
    synchronized (lock) {
      inFlight--;
      lastNanos = System.nanoTime();
      lock.notifyAll();
    }
  }

  boolean finishing() {
    synchronized (lock) {
      return finishing;
    }
  }

  /** How long nothing has been asked; zero while something is being answered. */
  Duration quiet() {
    synchronized (lock) {
      return inFlight > 0 ? Duration.ZERO : Duration.ofNanos(System.nanoTime() - lastNanos);
    }
  }

  /** Begins nothing new from here on, and waits for what is being answered. */
  void finish(Duration patience) throws InterruptedException {
    long end = System.nanoTime() + patience.toNanos();
    synchronized (lock) {
      finishing = true;
      long left = end - System.nanoTime();
      while (inFlight > 0 && left > 0) {
        lock.wait(left / 1_000_000 + 1);
        left = end - System.nanoTime();
      }
    }
  }
}
