package dev.cairn.engine;

/** Refuses a command because more was written after it had read; {@link Memory#recordRead} reads again. */
public final class StaleRead extends RuntimeException {
  private static final long serialVersionUID = 1;

  public StaleRead() {
    super("more was written since it was read", null, false, false);
  }
}
