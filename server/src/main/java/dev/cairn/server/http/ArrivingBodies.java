package dev.cairn.server.http;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.EagerContentHandler;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.thread.Scheduler;

/**
 * Lets a body arrive before its request is given a thread, so that a thousand slow senders keep no thread from those who
 * send at once. Only bodies up to a size are waited for: larger ones are read as they come, few at a time ({@link Bodies}).
 */
final class ArrivingBodies extends Handler.Wrapper {
  /** Nearly all requests are smaller, and a thousand of them still fit into memory. */
  static final int BYTES_MAX = 256 * 1024;

  private static final String DEADLINE = ArrivingBodies.class.getName();

  private final HttpLimits limits;
  private final Handler waiting;

  ArrivingBodies(HttpLimits limits, Handler answering) {
    super(answering);
    this.limits = limits;
    this.waiting = new EagerContentHandler(
        new Arrived(answering),
        new EagerContentHandler.RetainedContentLoaderFactory(BYTES_MAX, 0, false));
    installBean(waiting);
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) throws Exception {
    long length = request.getLength();
    if (length == 0 || length > BYTES_MAX) {
      return super.handle(request, response, callback);
    }
    Scheduler.Task deadline = request
        .getComponents()
        .getScheduler()
        .schedule(
            () -> request.fail(new TimeoutException("the request took too long to arrive")),
            limits.body().toMillis(),
            TimeUnit.MILLISECONDS);
    request.setAttribute(DEADLINE, deadline);
    return waiting.handle(request, response, callback);
  }

  /** The body is there, or as much of it as is waited for. */
  private static final class Arrived extends Handler.Wrapper {
    Arrived(Handler answering) {
      super(answering);
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
      if (request.getAttribute(DEADLINE) instanceof Scheduler.Task deadline) {
        deadline.cancel();
      }
      return super.handle(request, response, callback);
    }
  }
}
