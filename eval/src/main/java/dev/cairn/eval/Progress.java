package dev.cairn.eval;

import java.io.PrintStream;
import java.util.concurrent.TimeUnit;

/** Says on standard error how far a run has come, so that standard output holds the figures alone. */
public final class Progress {
  private static final long PAUSE = TimeUnit.SECONDS.toNanos(5);

  private final PrintStream out;
  private long lastNanos = System.nanoTime();

  public Progress(PrintStream out) {
    this.out = out;
  }

  public void say(String what) {
    out.println(what);
    out.flush();
    lastNanos = System.nanoTime();
  }

  /** For long work: speaks at most every few seconds. */
  public void step(String what, long done, long total) {
    if (System.nanoTime() - lastNanos > PAUSE) {
      say("  " + what + ": " + (total == 0 ? done : done * 100 / total + " %"));
    }
  }
}
