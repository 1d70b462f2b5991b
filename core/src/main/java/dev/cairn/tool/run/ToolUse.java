package dev.cairn.tool.run;

/** How often a tool was used, and whether runs come back to it. */
public final class ToolUse {
  private final String tool;
  private int runs;
  private int returns;

  ToolUse(String tool) {
    this.tool = tool;
  }

  void count(boolean first, boolean again) {
    if (first) {
      runs++;
    } else if (!again) {
      returns++;
    }
  }

  public String tool() {
    return tool;
  }

  /** Runs that used it. */
  public int runs() {
    return runs;
  }

  /** How often a run that had gone on to another tool came back to it. */
  public int returns() {
    return returns;
  }
}
