package dev.cairn.tool.outcome;

/**
 * What a call has in common with others, from the widest to the narrowest. Up to {@link #PREVIOUS} a wider level speaks
 * only of calls that no narrower one counts.
 */
public enum Level {
  CONTEXT("calls of other servers"),
  SERVER("calls of the server's other tools"),
  TOOL("calls of the tool in other situations"),
  AFTER_LAST("how calls go after the tool's last outcome in the episode"),
  AFTER_ROW("how calls go after so many failures in a row"),
  LAST("calls of the tool after such a last outcome in the episode"),
  PREVIOUS("calls of the tool after the one before and how that went"),
  EPISODE("calls of the tool in this episode"),
  VALUE("calls of the tool with the argument that tells most"),
  CALL("calls of the tool with the same arguments");

  private final String because;

  Level(String because) {
    this.because = because;
  }

  /** In words, as explanations name it. */
  public String because() {
    return because;
  }
}
