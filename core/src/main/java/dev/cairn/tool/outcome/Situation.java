package dev.cairn.tool.outcome;

import java.util.Optional;

/**
 * A call and what went before it.
 *
 * @param lives how often the tool became another before
 * @param last how its last call in the episode went
 * @param same how the same call went last in the episode
 * @param failuresInRow before it in the episode, up to two
 * @param previous the call before it in the episode
 * @param episode all its calls in the episode
 */
record Situation(
    Call call,
    long lives,
    Optional<Boolean> last,
    Optional<Boolean> same,
    int failuresInRow,
    Optional<Course.Made> previous,
    Tally episode) {
  /** Whether the third failure in a row says more than the second was never seen to matter. */
  private static final int ROW_MAX = 2;

  static Situation of(Call call, long lives, Optional<Course> course) {
    Optional<Course.Trial> trial = course.flatMap(it -> it.trial(call.tool()));
    return new Situation(
        call,
        lives,
        trial.map(Course.Trial::ok),
        course.flatMap(it -> it.same(call)),
        course.map(it -> Math.min(ROW_MAX, it.failuresInRow())).orElse(0),
        course.flatMap(Course::previous),
        trial.map(Course.Trial::tally).orElse(Tally.NONE));
  }

  long context() {
    return Keys.of(Level.CONTEXT);
  }

  long server() {
    return Keys.of(Level.SERVER, call.tool().server());
  }

  long tool() {
    return Keys.of(Level.TOOL, call.tool(), lives);
  }

  long afterLast() {
    return Keys.of(Level.AFTER_LAST, said(last));
  }

  long afterRow() {
    return Keys.of(Level.AFTER_ROW, failuresInRow);
  }

  long lastOfTool() {
    return Keys.of(Level.LAST, call.tool(), lives, said(last), said(same));
  }

  long afterPrevious() {
    String before = previous.map(it -> it.tool() + " " + it.ok()).orElse("none");
    return Keys.of(Level.PREVIOUS, call.tool(), lives, said(last), said(same), before);
  }

  long value(int mark) {
    return Keys.of(Level.VALUE, call.tool(), lives, mark);
  }

  Optional<Long> sameCall() {
    return call.whole().map(mark -> Keys.of(Level.CALL, call.tool(), lives, mark));
  }

  private static String said(Optional<Boolean> ok) {
    return ok.map(it -> it ? "ok" : "failed").orElse("none");
  }
}
