package dev.cairn.policy;

import java.util.Locale;

/** What an edge between tools or capabilities says. */
public enum ToolRelation {
  /** The target needs what the source made. */
  DEPENDENCY,
  /** The source ran the target as a part of itself. */
  CONTAINS,
  /** What the source gives out fits what the target takes in. */
  PROVIDES,
  /** The target ran after the source. */
  SEQUENCE;

  /** The relation as the graph names it. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
