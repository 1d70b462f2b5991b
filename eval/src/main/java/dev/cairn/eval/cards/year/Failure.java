package dev.cairn.eval.cards.year;

/**
 * A command that fails for a lasting reason, and what works instead.
 *
 * @param first the task in which it failed first
 * @param again the task in which an agent is about to run it again
 */
public record Failure(
    int number,
    Repo repo,
    String area,
    String first,
    String again,
    String command,
    String error,
    String instead,
    String good) {}
