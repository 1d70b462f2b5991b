package dev.cairn.log;

/** What makes an edge this edge: where from, where to, and what it says. */
public record EdgeKey(String source, String target, String relation) {
  @Override
  public String toString() {
    return source + "|" + relation + "|" + target;
  }
}
