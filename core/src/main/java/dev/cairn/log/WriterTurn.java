package dev.cairn.log;

/**
 * Whether the current thread is deciding in its turn to write. For assertions alone, which tests switch on: everybody waits
 * for that thread, so it must neither wait for readers of the state nor ask a model or code of the host.
 */
public final class WriterTurn {
  private static final ThreadLocal<Boolean> HERE = ThreadLocal.withInitial(() -> false);

  private WriterTurn() {}

  static void decide(Command<?> command, Draft draft) {
    HERE.set(true);
    try {
      command.decide(draft);
    } finally {
      HERE.remove();
    }
  }

  /** True where a lock may be taken and others be asked. */
  public static boolean isOver() {
    return !HERE.get();
  }
}
