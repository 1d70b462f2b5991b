package dev.cairn.policy;

import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

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

  private static final Map<String, ToolRelation> BY_LABEL =
      Arrays.stream(values()).collect(Collectors.toUnmodifiableMap(ToolRelation::label, it -> it));

  /** The relation that the graph names so, if it says something about tools. */
  public static Optional<ToolRelation> named(String label) {
    return Optional.ofNullable(BY_LABEL.get(label));
  }

  /** The relation as the graph names it. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
