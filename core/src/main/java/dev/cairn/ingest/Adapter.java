package dev.cairn.ingest;

import java.util.Map;

/**
 * Turns input of one kind into what it says about the graph.
 *
 * <p>Pure: the same input gives the same emission, without clock or chance. Otherwise ingesting twice
 * would not be the same as ingesting once.
 */
public interface Adapter {
  /** Who owns the slots that come of it, for example {@code fragment}. */
  String id();

  /** The input kind it answers to, for example {@code fragment}. */
  String kind();

  /**
   * What the input says. An item that cannot be read is in {@link Emission#rejected()}, beside the rest.
   *
   * @throws dev.cairn.fault.CairnException if the input as a whole is unusable
   */
  Emission emit(Map<String, Object> data);
}
