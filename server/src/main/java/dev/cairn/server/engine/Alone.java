package dev.cairn.server.engine;

import dev.cairn.log.ContextName;
import dev.cairn.server.door.Backend;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Works in this process while there is no engine, and lets go of the store when there is one again. */
final class Alone implements AutoCloseable {
  private final Supplier<? extends Backend> open;
  private @Nullable Backend backend;
  private int users;
  private boolean leaving;

  Alone(Supplier<? extends Backend> open) {
    this.open = open;
  }

  byte[] call(String operation, ContextName context, byte[] request) {
    Backend mine = enter();
    try {
      return mine.call(operation, context, request);
    } finally {
      leave();
    }
  }

  private synchronized Backend enter() {
    Backend known = backend;
    if (known == null) {
      known = open.get();
      backend = known;
    }
    users++;
    leaving = false;
    return known;
  }

  private synchronized void leave() {
    users--;
    if (leaving) {
      letGo();
    }
  }

  /** Closes the store once no call is in it: an engine must be able to own its cache. */
  synchronized void letGo() {
    leaving = true;
    if (backend != null && users == 0) {
      backend.close();
      backend = null;
    }
  }

  @Override
  public void close() {
    letGo();
  }
}
