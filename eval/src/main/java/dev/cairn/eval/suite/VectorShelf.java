package dev.cairn.eval.suite;

import dev.cairn.fault.CairnException;
import dev.cairn.index.vector.VectorSpace;
import dev.cairn.log.Bytes;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Vectors of one model in the files of one folder, by what was embedded and how. Only their places are
 * held in memory. Every run that adds some writes a file of its own, so that runs side by side need no lock;
 * what a killed run left half written is passed over.
 */
final class VectorShelf implements AutoCloseable {
  /** How a text was embedded; the three differ, also for one text. */
  enum Kind {
    TEXT,
    WINDOWS,
    QUERY
  }

  private static final String ENDING = ".vectors";
  private static final int NAME_BYTES = 8;

  /** Where a record's vectors begin. */
  private record Place(FileChannel file, long at) {}

  private final VectorSpace space;
  private final Path folder;
  private final Map<Bytes, Place> places = new ConcurrentHashMap<>();
  private final List<FileChannel> open = new ArrayList<>();
  private @Nullable FileChannel own;

  VectorShelf(Path parent, VectorSpace space) {
    this.space = space;
    byte[] hash = Bytes.sha256().digest(space.toString().getBytes(StandardCharsets.UTF_8));
    this.folder = parent.resolve(Bytes.of(hash).hex().substring(0, 2 * NAME_BYTES));
    try {
      Files.createDirectories(folder);
      try (Stream<Path> files = Files.list(folder)) {
        for (Path file :
            files.filter(it -> it.toString().endsWith(ENDING)).sorted().toList()) {
          take(file);
        }
      }
    } catch (IOException e) {
      throw unusable(e);
    }
  }

  private void take(Path file) throws IOException {
    FileChannel channel = FileChannel.open(file, StandardOpenOption.READ);
    open.add(channel);
    VectorRecord.each(
        channel, space.dimensions(), (key, at) -> places.put(key, new Place(channel, at)));
  }

  /** How many texts it has vectors of, counting each way to embed. */
  int size() {
    return places.size();
  }

  Optional<List<float[]>> find(Kind kind, String text) {
    Place place = places.get(key(kind, text));
    if (place == null) {
      return Optional.empty();
    }
    try {
      return VectorRecord.read(place.file(), place.at(), space.dimensions());
    } catch (IOException e) {
      throw unusable(e);
    }
  }

  synchronized void keep(Kind kind, String text, List<float[]> vectors) {
    Bytes key = key(kind, text);
    if (places.containsKey(key) && find(kind, text).isPresent()) {
      return;
    }
    try {
      FileChannel file = own();
      ByteBuffer record = VectorRecord.write(key, vectors);
      long at = file.size();
      long written = at;
      while (record.hasRemaining()) {
        written += file.write(record, written);
      }
      places.put(key, new Place(file, at));
    } catch (IOException e) {
      throw unusable(e);
    }
  }

  private FileChannel own() throws IOException {
    FileChannel file = own;
    if (file == null) {
      Path path = Files.createTempFile(folder, "run-", ENDING);
      file = FileChannel.open(path, StandardOpenOption.READ, StandardOpenOption.WRITE);
      open.add(file);
      own = file;
    }
    return file;
  }

  private static Bytes key(Kind kind, String text) {
    String named = kind.name() + "\n" + text;
    return Bytes.of(Bytes.sha256().digest(named.getBytes(StandardCharsets.UTF_8)));
  }

  @Override
  public synchronized void close() {
    try {
      for (FileChannel each : open) {
        each.close();
      }
    } catch (IOException e) {
      throw unusable(e);
    }
  }

  private CairnException unusable(IOException e) {
    return CairnException.unavailable(
        "vectors cannot be kept in " + folder + ": " + e.getMessage()
            + "; name another folder by --vectors",
        e);
  }
}
