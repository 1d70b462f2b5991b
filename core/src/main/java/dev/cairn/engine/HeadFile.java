package dev.cairn.engine;

import dev.cairn.disk.OwnerOnly;
import dev.cairn.fault.CairnException;
import dev.cairn.log.Bytes;
import dev.cairn.log.CheckedLog;
import dev.cairn.log.ContextName;
import dev.cairn.log.DamageEvent.Break;
import dev.cairn.log.Head;
import dev.cairn.log.StoredEvent;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/**
 * The file {@code head} beside a store: how far each context had come, and its hash there. It is written
 * behind a commit, at most once a second and at the end, and never waited for: a crash leaves it behind the
 * log, which is as it should be. A log that is behind it was cut off.
 */
public final class HeadFile implements AutoCloseable {
  private static final String NEW = ".new";
  private static final String TITLE = "cairn-heads 1";
  private static final String CUT_OFF = "cut off: the file `head` knew events up to ";
  private static final long WRITTEN_AFTER_MILLIS = 1_000;
  private static final int FIELDS = 3;

  private final Optional<Path> file;
  private final CheckedLog log;

  /** As it was when the store was opened. */
  private final Map<ContextName, Known> known;

  private final Set<ContextName> changed = new HashSet<>();
  private boolean planned;
  private boolean closed;

  /** What the file says of a context. */
  public record Known(long position, Bytes hash) {}

  public HeadFile(Optional<Path> file, CheckedLog log) {
    this.file = file;
    this.log = log;
    this.known = file.map(HeadFile::read).orElseGet(Map::of);
  }

  /** What a file says; nothing if it is missing or not whole, as after a power failure. */
  public static Map<ContextName, Known> read(Path file) {
    Map<ContextName, Known> heads = new TreeMap<>((a, b) -> a.value().compareTo(b.value()));
    try {
      List<String> lines = Files.readAllLines(file, StandardCharsets.UTF_8);
      int end = lines.size() - 1;
      if (end < 1
          || !lines.get(0).equals(TITLE)
          || !lines.get(end).equals(sum(lines.subList(0, end)))) {
        return Map.of();
      }
      for (String line : lines.subList(1, end)) {
        String[] fields = line.split(" ", FIELDS);
        heads.put(
            new ContextName(fields[2]),
            new Known(Long.parseLong(fields[0]), Bytes.ofHex(fields[1])));
      }
      return heads;
    } catch (IOException | RuntimeException e) {
      return Map.of();
    }
  }

  private static String sum(List<String> lines) {
    byte[] all = String.join("\n", lines).getBytes(StandardCharsets.UTF_8);
    return Bytes.of(Bytes.sha256().digest(all)).hex();
  }

  /** What a context has lost since the file was written, which is kept in mind as damage. */
  public Optional<Break> lost(ContextName context) {
    Known then = known.get(context);
    if (then == null) {
      return Optional.empty();
    }
    Optional<Break> lost = lost(context, then);
    lost.ifPresent(damage -> log.note(context, damage));
    return lost;
  }

  private Optional<Break> lost(ContextName context, Known then) {
    Head head = log.head(context);
    if (head.position() < then.position()) {
      return Optional.of(new Break(
          head.position() + 1,
          then.position(),
          CUT_OFF + then.position(),
          Optional.of(then.hash()),
          Optional.empty()));
    }
    List<StoredEvent> there = log.read(context, then.position(), 1);
    boolean same = there.isEmpty()
        || CheckedLog.isStandIn(there.get(0))
        || there.get(0).hash().equals(then.hash());
    return same
        ? Optional.empty()
        : Optional.of(Break.at(
            then.position(),
            "is not the event the file `head` knew: the log is another one, or grew differently"));
  }

  /** A context was written to; the file follows. */
  public synchronized void written(ContextName context) {
    changed.add(context);
    if (!planned && !closed && file.isPresent()) {
      planned = true;
      CompletableFuture.delayedExecutor(WRITTEN_AFTER_MILLIS, TimeUnit.MILLISECONDS)
          .execute(this::writeNow);
    }
  }

  private synchronized void writeNow() {
    planned = false;
    if (!closed) {
      write();
    }
  }

  private void write() {
    if (file.isEmpty() || changed.isEmpty()) {
      return;
    }
    try {
      write(file.get());
      changed.clear();
    } catch (IOException | CairnException e) {
      // A file that is behind costs nothing but that a cut is not noticed. The next write tries
      // again.
      return;
    }
  }

  /** Others write here, too: what is not ours stays, and what is ours is read from the log. */
  private void write(Path to) throws IOException {
    Map<ContextName, Known> heads = new TreeMap<>((a, b) -> a.value().compareTo(b.value()));
    heads.putAll(read(to));
    for (ContextName context : changed) {
      Head head = log.head(context);
      heads.put(context, new Known(head.position(), head.hash()));
    }
    List<String> lines = new ArrayList<>(List.of(TITLE));
    heads.forEach(
        (name, head) -> lines.add(head.position() + " " + head.hash().hex() + " " + name));
    lines.add(sum(lines));
    // Two processes that write at once may mix their lines; the sum tells, and the next write mends
    // it.
    OwnerOnly.createFolderOf(to);
    Path fresh = OwnerOnly.created(to.resolveSibling(to.getFileName() + NEW));
    Files.write(fresh, lines, StandardCharsets.UTF_8);
    Files.move(fresh, to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
  }

  @Override
  public synchronized void close() {
    if (!closed) {
      write();
      closed = true;
    }
  }
}
