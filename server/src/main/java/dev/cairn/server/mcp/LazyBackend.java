package dev.cairn.server.mcp;

import dev.cairn.log.ContextName;
import dev.cairn.server.door.Backend;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Opened by the first call, so that a client that only looks at the tools waits for no store. */
public final class LazyBackend implements Backend {
  private final Supplier<? extends Backend> open;
  private @Nullable Backend opened;

  public LazyBackend(Supplier<? extends Backend> open) {
    this.open = open;
  }

  @Override
  public byte[] call(String operation, ContextName context, byte[] request) {
    return backend().call(operation, context, request);
  }

  /** What could not be opened is tried again by the next call. */
  private synchronized Backend backend() {
    Backend known = opened;
    if (known == null) {
      known = open.get();
      opened = known;
    }
    return known;
  }

  @Override
  public synchronized void close() {
    if (opened != null) {
      opened.close();
    }
  }
}
