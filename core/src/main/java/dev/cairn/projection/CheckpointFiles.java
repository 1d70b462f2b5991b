package dev.cairn.projection;

import dev.cairn.disk.OwnerOnly;
import dev.cairn.log.Bytes;
import dev.cairn.log.Chain;
import dev.cairn.log.Head;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.LongFunction;
import java.util.stream.Stream;

/**
 * Checkpoints as immutable files in a folder: {@code NAME-vVERSION-POSITION-HASH.fold}. The file name
 * lets a misfit be passed over unread; the header inside repeats it and a hash covers the body, so that a
 * renamed or damaged file is noticed too.
 */
public final class CheckpointFiles implements Checkpoints {
  private static final String SUFFIX = ".fold";

  /** What a process leaves that is killed while it saves. */
  private static final String UNFINISHED = ".tmp";

  private static final int MAGIC = 0x43414952;
  private static final int KEPT = 2;
  private static final int HASH_SHOWN = 16;

  private final Path folder;
  private final boolean writable;

  /** Only the process that owns the cache writes to it; others read. */
  public CheckpointFiles(Path folder, boolean writable) {
    this.folder = folder;
    this.writable = writable;
  }

  @Override
  public void save(Fold<?> fold, Head head) {
    if (!writable) {
      return;
    }
    try {
      OwnerOnly.createFolders(folder);
      Path target = folder.resolve(fileName(fold, head));
      Path fresh = Files.createTempFile(folder, "new", UNFINISHED);
      write(fresh, fold, head);
      Files.move(fresh, target, StandardCopyOption.ATOMIC_MOVE);
      files(fold).stream().skip(KEPT).forEach(CheckpointFiles::delete);
    } catch (IOException e) {
      // A full disk must not stop the log; the next process replays a little longer.
      delete(folder.resolve(fileName(fold, head)));
    }
  }

  private static void write(Path file, Fold<?> fold, Head head) throws IOException {
    ByteArrayOutputStream body = new ByteArrayOutputStream();
    fold.write(body);
    byte[] bytes = body.toByteArray();
    try (DataOutputStream out =
        new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(file)))) {
      out.writeInt(MAGIC);
      out.writeUTF(fold.projection().name());
      out.writeInt(fold.projection().version());
      out.writeLong(head.position());
      out.write(head.hash().array());
      out.writeInt(bytes.length);
      out.write(Bytes.sha256().digest(bytes));
      out.write(bytes);
    }
  }

  @Override
  public void load(Fold<?> fold, LongFunction<Bytes> hashAt) {
    for (Path file : files(fold)) {
      try {
        if (load(file, fold, hashAt)) {
          return;
        }
      } catch (IOException | RuntimeException e) {
        fold.reset();
      }
      if (writable) {
        delete(file);
      }
    }
  }

  private static boolean load(Path file, Fold<?> fold, LongFunction<Bytes> hashAt)
      throws IOException {
    try (DataInputStream in =
        new DataInputStream(new BufferedInputStream(Files.newInputStream(file)))) {
      boolean ours = in.readInt() == MAGIC
          && in.readUTF().equals(fold.projection().name())
          && in.readInt() == fold.projection().version();
      if (!ours) {
        return false;
      }
      long position = in.readLong();
      Bytes hash = Bytes.of(in.readNBytes(Chain.HASH_BYTES));
      if (!hashAt.apply(position).equals(hash)) {
        return false;
      }
      int length = in.readInt();
      Bytes sum = Bytes.of(in.readNBytes(Chain.HASH_BYTES));
      byte[] body = in.readNBytes(length);
      if (!Bytes.of(Bytes.sha256().digest(body)).equals(sum)) {
        return false;
      }
      Head at = new Head(position, hash, java.time.Instant.EPOCH);
      fold.load(at, new DataInputStream(new ByteArrayInputStream(body)));
      return true;
    }
  }

  @Override
  public void clear() {
    if (writable) {
      list(SUFFIX).forEach(CheckpointFiles::delete);
      list(UNFINISHED).forEach(CheckpointFiles::delete);
    }
  }

  /** This fold's files, the farthest first. */
  private List<Path> files(Fold<?> fold) {
    String prefix = prefix(fold);
    return list(SUFFIX).stream()
        .filter(file -> file.getFileName().toString().startsWith(prefix))
        .toList();
  }

  private List<Path> list(String suffix) {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> all = Files.list(folder)) {
      return all.filter(file -> file.getFileName().toString().endsWith(suffix))
          .sorted(Comparator.comparing(CheckpointFiles::position).reversed())
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static long position(Path file) {
    String[] parts = file.getFileName().toString().split("-");
    return Optional.of(parts)
        .filter(p -> p.length == 4 && p[2].matches("\\d{1,18}"))
        .map(p -> Long.parseLong(p[2]))
        .orElse(-1L);
  }

  private static String prefix(Fold<?> fold) {
    return fold.projection().name() + "-v" + fold.projection().version() + "-";
  }

  private static String fileName(Fold<?> fold, Head head) {
    return prefix(fold) + head.position() + "-" + head.hash().hex().substring(0, HASH_SHOWN)
        + SUFFIX;
  }

  private static void delete(Path file) {
    try {
      Files.deleteIfExists(file);
    } catch (IOException e) {
      // Left behind, it is passed over next time.
      return;
    }
  }
}
