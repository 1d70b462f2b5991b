package dev.cairn.eval.attack;

/** One kind of attack, with honest acts of the same shape. */
public interface AttackFamily {
  /** As {@code --only} takes it. */
  String name();

  /** What is tried, in a few words for the table. */
  String says();

  /** Tries it; what is thrown is a finding by itself. */
  void run(Trial trial, Attempts attempts) throws Exception;
}
