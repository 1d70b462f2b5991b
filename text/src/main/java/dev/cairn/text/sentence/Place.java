package dev.cairn.text.sentence;

/** Where a sentence says that it holds. */
public enum Place {
  UNSAID,
  /** "here", "in this repository". */
  HERE,
  /** "in all my projects", or it is about the person who speaks. */
  ALL_OF_MINE,
  /** "everywhere", "in every repository". */
  EVERYWHERE
}
