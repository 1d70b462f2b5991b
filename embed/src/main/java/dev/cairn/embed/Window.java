package dev.cairn.embed;

/**
 * How a long text is cut.
 *
 * @param tokensMax tokens of one window, with the two marks around it. Half of what the models could read:
 *     two short windows cost less than a long one, and each says more of its part
 * @param tokensShared tokens a window repeats of the one before, so that no thought is cut in every window
 * @param windowsMax windows of one text; what lies beyond is found by its words alone
 */
record Window(int tokensMax, int tokensShared, int windowsMax) {
  static final Window DEFAULT = new Window(256, 32, 32);

  /** The marks at the beginning and the end of what a model reads. */
  static final int MARKS = 2;

  Window {
    if (tokensShared < 0 || windowsMax < 1 || tokensMax - MARKS < 2 * tokensShared + 1) {
      throw new IllegalArgumentException(
          "a window must hold more than twice what it shares, and there must be one");
    }
  }

  /** Tokens of the text itself that fit. */
  int room() {
    return tokensMax - MARKS;
  }

  /** More tokens than all windows of a text can hold. */
  int tokensOfAll() {
    return tokensMax * windowsMax;
  }

  @Override
  public String toString() {
    return "window-" + tokensMax + "-" + tokensShared + "-" + windowsMax;
  }
}
