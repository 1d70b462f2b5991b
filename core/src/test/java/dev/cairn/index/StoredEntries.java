package dev.cairn.index;

import dev.cairn.log.Bytes;
import java.io.IOException;
import java.io.UncheckedIOException;

/** Makes entries as they lie in the index, without one. */
public final class StoredEntries {
  private StoredEntries() {}

  public static StoredEntry of(Entry entry) {
    try {
      return new StoredEntry(Bytes.of(EntryBytes.write(entry)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
