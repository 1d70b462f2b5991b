package dev.cairn.index;

import dev.cairn.log.Bytes;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** An entry as it lies in the index. Most candidates are never shown, so it is made whole when asked for. */
public final class StoredEntry {
  private final Bytes bytes;

  /** Two threads at once make two that are equal, which does no harm. */
  private @Nullable Entry whole;

  StoredEntry(Bytes bytes) {
    this.bytes = bytes;
  }

  public long position() {
    return EntryBytes.position(bytes.array());
  }

  public Instant at() {
    return EntryBytes.at(bytes.array());
  }

  public Entry whole() {
    Entry known = whole;
    if (known == null) {
      known = read();
      whole = known;
    }
    return known;
  }

  private Entry read() {
    try {
      return EntryBytes.read(bytes.array());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof StoredEntry that && bytes.equals(that.bytes);
  }

  @Override
  public int hashCode() {
    return bytes.hashCode();
  }

  @Override
  public String toString() {
    return whole().toString();
  }
}
