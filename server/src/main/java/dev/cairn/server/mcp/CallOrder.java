package dev.cairn.server.mcp;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/**
 * Keeps the calls of one client in the order they were sent, as far as it shows: a call that changes something waits for all
 * before it, one that only looks waits for the changes before it. So what is written is written in order and seen by what
 * was asked after it, and questions still run side by side.
 *
 * <p>Places are taken by whoever reads the calls, one at a time.
 */
final class CallOrder {
  private CompletableFuture<?> change = CompletableFuture.completedFuture(null);
  /** Looks begun since the last change, less those that have ended. */
  private final List<CompletableFuture<?>> looks = new ArrayList<>();

  /** The place of one call, taken when it is read. */
  Place take(boolean changes) {
    CompletableFuture<?> before = change;
    CompletableFuture<Void> done = new CompletableFuture<>();
    looks.removeIf(CompletableFuture::isDone);
    if (changes) {
      looks.add(before);
      before = CompletableFuture.allOf(looks.toArray(CompletableFuture[]::new));
      looks.clear();
      change = done;
    } else {
      looks.add(done);
    }
    return new Place(before, done);
  }

  /** What a call waits for, and what those behind it wait for. */
  record Place(CompletableFuture<?> before, CompletableFuture<Void> done) {
    void await() {
      before.join();
    }

    void leave() {
      done.complete(null);
    }
  }
}
