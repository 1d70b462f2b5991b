package dev.cairn.log;

/** Told how far long work on a log has come. */
@FunctionalInterface
public interface Steps {
  void accept(long done, long total);
}
