package dev.cairn.server.mcp;

import dev.cairn.server.mcp.Wire.Message;
import io.modelcontextprotocol.spec.McpSchema.ErrorCodes;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCRequest;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/** Speaks MCP on two streams: a message a line, and nothing else on the way out. */
public final class StdioServer {
  private static final int THREADS = 8;

  /** Those that wait cost memory, so the client waits with them. */
  private static final int IN_FLIGHT_MAX = 64;

  private static final long FINISH_SECONDS_MAX = 60;

  private final Protocol protocol;
  private final Lines lines;
  private final PrintStream out;
  private final Semaphore free = new Semaphore(IN_FLIGHT_MAX);
  private final AtomicBoolean deaf = new AtomicBoolean();

  public StdioServer(Protocol protocol, InputStream in, PrintStream out) {
    this.protocol = protocol;
    this.lines = new Lines(in, Wire.MESSAGE_BYTES_MAX);
    this.out = out;
  }

  /** Serves until the input ends, then finishes the calls in flight. */
  public void run() throws InterruptedException {
    ExecutorService workers = Executors.newFixedThreadPool(THREADS, work -> {
      Thread thread = new Thread(work, "mcp-call");
      thread.setDaemon(true);
      return thread;
    });
    try {
      serve(workers);
    } finally {
      workers.shutdown();
      workers.awaitTermination(FINISH_SECONDS_MAX, TimeUnit.SECONDS);
    }
  }

  private void serve(ExecutorService workers) throws InterruptedException {
    Optional<Message> message = read();
    while (message.isPresent() && !deaf.get()) {
      if (message.get() instanceof Message.Refused refused) {
        send(refused.answer());
      } else if (message.get() instanceof Message.Asked asked) {
        answer(asked.request(), workers);
      }
      message = read();
    }
  }

  private Optional<Message> read() {
    try {
      return lines.next().map(Wire::read);
    } catch (Lines.TooLong e) {
      return Optional.of(
          Wire.refused(null, ErrorCodes.INVALID_REQUEST, String.valueOf(e.getMessage())));
    } catch (IOException e) {
      throw new UncheckedIOException("standard input cannot be read", e);
    }
  }

  private void answer(JSONRPCRequest request, ExecutorService workers) throws InterruptedException {
    if (!Protocol.mayTakeLong(request)) {
      send(protocol.answer(request));
      return;
    }
    free.acquire();
    workers.execute(() -> {
      try {
        send(protocol.answer(request));
      } finally {
        free.release();
      }
    });
  }

  private void send(Object message) {
    // Line ends outside strings are only looks, and inside strings JSON has none.
    String line = Wire.write(message).replace('\n', ' ').replace('\r', ' ') + "\n";
    byte[] bytes = line.getBytes(StandardCharsets.UTF_8);
    synchronized (out) {
      try {
        out.write(bytes, 0, bytes.length);
        out.flush();
      } catch (RuntimeException e) {
        // Nobody listens any more; the calls in flight are finished all the same.
        deaf.set(true);
      }
    }
  }
}
