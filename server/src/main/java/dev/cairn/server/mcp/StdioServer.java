package dev.cairn.server.mcp;

import dev.cairn.server.mcp.Wire.Message;
import io.modelcontextprotocol.spec.McpSchema;
import io.modelcontextprotocol.spec.McpSchema.ErrorCodes;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCRequest;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Phaser;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * Speaks MCP on two streams: a message a line, and nothing else on the way out.
 *
 * <p>Threads take turns at reading. Whoever reads a call that may take long hands the turn on and answers
 * it, in the {@link CallOrder} of the client: a lone call never waits for another thread to wake up, and a long one holds up
 * nothing that need not come after it.
 */
public final class StdioServer {
  /** Those in flight cost memory, so beyond this the client waits. */
  private static final int THREADS_MAX = 64;

  private static final long FINISH_SECONDS_MAX = 60;

  /** Clients give up on a call after a minute; what is asked of them meanwhile must leave time to answer. */
  private static final Duration SAMPLE_MAX = Duration.ofSeconds(30);

  private final Protocol protocol;
  private final Lines lines;
  private final PrintStream out;
  private final StdioClient client;
  private final CallOrder order = new CallOrder();
  private final ReentrantLock turn = new ReentrantLock();
  private final AtomicInteger waiting = new AtomicInteger();
  private final Phaser running = new Phaser();
  private volatile boolean ended;
  private volatile @Nullable RuntimeException failure;

  public StdioServer(Protocol protocol, InputStream in, PrintStream out) {
    this.protocol = protocol;
    this.lines = new Lines(in, Wire.MESSAGE_BYTES_MAX);
    this.out = out;
    this.client = new StdioClient(this::send, SAMPLE_MAX);
  }

  /** Serves until the input ends, then finishes the calls in flight. */
  public void run() throws InterruptedException {
    running.register();
    serve();
    try {
      running.awaitAdvanceInterruptibly(0, FINISH_SECONDS_MAX, TimeUnit.SECONDS);
    } catch (TimeoutException e) {
      // A call that takes longer than a client that is gone would wait is left behind.
      return;
    }
    RuntimeException failed = failure;
    if (failed != null) {
      throw failed;
    }
  }

  private void serve() {
    try {
      for (Optional<Call> call = next(); call.isPresent(); call = next()) {
        answer(call.get());
      }
    } finally {
      running.arriveAndDeregister();
    }
  }

  private void answer(Call call) {
    call.place().await();
    try {
      send(protocol.answer(call.request(), client));
    } finally {
      call.place().leave();
    }
  }

  /** Waits for a turn, and reads until there is a call to answer; nothing once the input has ended. */
  private Optional<Call> next() {
    waiting.incrementAndGet();
    turn.lock();
    try {
      waiting.decrementAndGet();
      Optional<Call> call = ended ? Optional.empty() : read();
      if (call.isEmpty()) {
        ended = true;
        client.gone();
      }
      if (call.isPresent() && waiting.get() == 0 && running.getUnarrivedParties() < THREADS_MAX) {
        another();
      }
      return call;
    } catch (RuntimeException e) {
      ended = true;
      client.gone();
      failure = e;
      return Optional.empty();
    } finally {
      turn.unlock();
    }
  }

  private void another() {
    running.register();
    Thread thread = new Thread(this::serve, "mcp-call");
    thread.setDaemon(true);
    thread.start();
  }

  /** What does not take long is answered on the spot, in its order. */
  private Optional<Call> read() {
    for (Optional<Message> message = message();
        message.isPresent() && !ended;
        message = message()) {
      if (message.get() instanceof Message.Refused refused) {
        send(refused.answer());
      } else if (message.get() instanceof Message.Asked asked) {
        if (Protocol.mayTakeLong(asked.request())) {
          return Optional.of(
              new Call(asked.request(), order.take(protocol.changes(asked.request()))));
        }
        if (asked.request().method().equals(McpSchema.METHOD_INITIALIZE)) {
          client.introduced(asked.request().params());
        }
        send(protocol.answer(asked.request()));
      } else if (message.get() instanceof Message.Answered answered) {
        client.answered(answered.id(), answered.result());
      }
    }
    return Optional.empty();
  }

  private Optional<Message> message() {
    try {
      return lines.next().map(Wire::read);
    } catch (Lines.TooLong e) {
      return Optional.of(
          Wire.refused(null, ErrorCodes.INVALID_REQUEST, String.valueOf(e.getMessage())));
    } catch (IOException e) {
      throw new UncheckedIOException("standard input cannot be read", e);
    }
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
        ended = true;
      }
    }
  }

  /** A call that was read, and its place among the others. */
  private record Call(JSONRPCRequest request, CallOrder.Place place) {}
}
