package dev.cairn.graph;

import java.util.Arrays;
import java.util.Locale;

/** What can happen to the graph, as subscribers hear of it. */
public enum Change {
  NODES_ADDED(1),
  EDGES_ADDED(2),
  WEIGHTS_CHANGED(3),
  EDGES_REMOVED(4),
  NODES_REMOVED(5),
  CONTRIBUTIONS_RETRACTED(6);

  private final int code;

  Change(int code) {
    this.code = code;
  }

  /** How it is stored; never changes. */
  int code() {
    return code;
  }

  static Change of(int code) {
    return Arrays.stream(values()).filter(c -> c.code == code).findFirst().orElseThrow();
  }

  /** Why edges went. */
  public enum Reason {
    /** It happened for no other reason than the emission itself. */
    NONE(0),
    /** Somebody asked for it. */
    REMOVAL(1),
    /** One of its ends was removed. */
    NODE_REMOVED(2),
    /** Its last contributor was retracted. */
    RETRACTION(3),
    /** Its last contributor no longer says so. */
    WITHDRAWAL(4),
    /** What it was derived from is gone. */
    ENRICHMENT(5);

    private final int code;

    Reason(int code) {
      this.code = code;
    }

    int code() {
      return code;
    }

    static Reason of(int code) {
      return Arrays.stream(values()).filter(r -> r.code == code).findFirst().orElseThrow();
    }

    public String label() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** Whether its ids are those of nodes. */
  boolean concernsNodes() {
    return this == NODES_ADDED || this == NODES_REMOVED;
  }

  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
