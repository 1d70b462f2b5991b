package dev.cairn.operation;

/** Told how far long work has come, for a progress bar. Called often; keep it cheap. */
@FunctionalInterface
public interface Progress {
  /** Nobody looks. */
  Progress NONE = (done, total) -> {};

  void at(long done, long total);
}
