package dev.cairn.ingest.spec;

/** A place in the text of a spec, counted from one as editors do. */
record Mark(int line, int column) {
  static final Mark START = new Mark(1, 1);

  static Mark of(org.snakeyaml.engine.v2.exceptions.Mark mark) {
    return new Mark(mark.getLine() + 1, mark.getColumn() + 1);
  }

  @Override
  public String toString() {
    return "line " + line + ", column " + column;
  }
}
