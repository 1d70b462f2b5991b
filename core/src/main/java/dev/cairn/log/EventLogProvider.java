package dev.cairn.log;

/** Opens stores of one URL scheme; found by {@link java.util.ServiceLoader}. */
public interface EventLogProvider {
  /** The part of the URL before the first colon, such as {@code sqlite}. */
  String scheme();

  EventLog open(String url);
}
