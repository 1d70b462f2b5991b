package dev.cairn.eval.crowd;

/** Who has the data folder open. */
enum Mode {
  /** One engine, which all agents and the HTTP client talk to. */
  ENGINE("one engine"),
  /** Each agent's process by itself ({@code CAIRN_ENGINE=off}), and {@code cairn serve} beside them. */
  ALONE("each by itself");

  private final String label;

  Mode(String label) {
    this.label = label;
  }

  String label() {
    return label;
  }
}
