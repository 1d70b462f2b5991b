package dev.cairn.server.terminal;

import java.io.IOException;

/** Whoever read our output has read enough, as {@code head} does. */
public final class PipeClosed extends RuntimeException {
  private static final long serialVersionUID = 1L;

  PipeClosed(IOException cause) {
    super(cause);
  }
}
