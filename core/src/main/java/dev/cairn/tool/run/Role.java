package dev.cairn.tool.run;

/** What part a tool, or a word of tools' names, plays in runs: does it lead to others, or wait for them? */
public final class Role {
  private int runs;
  private int leads;
  private int waits;
  private int out;
  private int in;

  Role() {}

  void count(int led, int waited) {
    runs++;
    leads += led > 0 ? 1 : 0;
    waits += waited > 0 ? 1 : 0;
    out += led;
    in += waited;
  }

  /** Runs that had it. */
  public int runs() {
    return runs;
  }

  /** Runs in which something came because of it. */
  public int leads() {
    return leads;
  }

  /** Runs in which it came because of something. */
  public int waits() {
    return waits;
  }

  /** Tools that came because of it, added up over the runs. */
  public int out() {
    return out;
  }

  /** Tools because of which it came, added up over the runs. */
  public int in() {
    return in;
  }
}
