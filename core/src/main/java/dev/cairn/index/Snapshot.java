package dev.cairn.index;

import java.io.IOException;
import java.io.UncheckedIOException;
import org.apache.lucene.index.IndexReader;

/** The index as it stood at a mark. Stays as it is while others write; counted, so that it can be closed. */
final class Snapshot {
  private final IndexReader reader;
  private final Mark mark;

  Snapshot(IndexReader reader, Mark mark) {
    this.reader = reader;
    this.mark = mark;
  }

  IndexReader reader() {
    return reader;
  }

  Mark mark() {
    return mark;
  }

  /** Keeps it open until {@link #release}; false if it was closed meanwhile. */
  boolean retain() {
    return reader.tryIncRef();
  }

  void release() {
    try {
      reader.decRef();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
