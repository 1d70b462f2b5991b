package dev.cairn.card.judge;

import java.util.OptionalDouble;

/** How near two statements are in meaning; nothing where no model said so. */
@FunctionalInterface
public interface Likeness {
  /** There is no model: words alone decide. */
  Likeness UNKNOWN = (a, b) -> OptionalDouble.empty();

  /** From -1 to 1. */
  OptionalDouble cosine(String a, String b);
}
