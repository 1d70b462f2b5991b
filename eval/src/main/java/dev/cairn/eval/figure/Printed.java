package dev.cairn.eval.figure;

/** What a suite says in the end, in each form it may be asked for in. */
public interface Printed {
  /** For people: columns under each other. */
  String text();

  /** For a page. */
  String markdown();

  /** For programs. With {@code rounds}, what is behind each figure too. */
  String json(boolean rounds);
}
