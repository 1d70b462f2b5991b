package dev.cairn.projection;

import dev.cairn.log.Bytes;
import dev.cairn.log.Head;
import dev.cairn.log.Recorded;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.security.DigestOutputStream;
import java.security.MessageDigest;

/** A projection with its state and how far it has come. Guarded by its projector. */
public final class Fold<S> {
  private final Projection<S> projection;
  private S state;
  private long position;

  public Fold(Projection<S> projection) {
    this.projection = projection;
    this.state = projection.empty();
  }

  public S state() {
    return state;
  }

  long position() {
    return position;
  }

  Projection<S> projection() {
    return projection;
  }

  void apply(Recorded recorded) {
    // Folds may start from checkpoints of different positions; each skips what it has seen.
    if (recorded.position() <= position) {
      return;
    }
    if (recorded.position() != position + 1) {
      throw new IllegalStateException(
          projection.name() + " at " + position + " was given event " + recorded.position());
    }
    state = projection.apply(state, recorded);
    position = recorded.position();
  }

  /** Goes on behind an event that cannot be applied, since what it builds on is damaged. */
  void passOver(Recorded recorded) {
    position = Math.max(position, recorded.position());
  }

  void reset() {
    state = projection.empty();
    position = 0;
  }

  /** An empty one of the same projection. */
  Fold<S> fresh() {
    return new Fold<>(projection);
  }

  /** Goes on from the state of another one of the same projection, made by {@link #fresh}. */
  @SuppressWarnings("unchecked") // Equal projections have states of one type.
  void take(Fold<?> other) {
    if (other.projection != projection) {
      throw new IllegalArgumentException(other.projection.name() + " is not " + projection.name());
    }
    state = (S) other.state;
    position = other.position;
  }

  void load(Head at, DataInputStream in) throws IOException {
    S loaded = projection.read(in);
    state = loaded;
    position = at.position();
  }

  void write(OutputStream out) throws IOException {
    DataOutputStream data = new DataOutputStream(out);
    projection.write(state, data);
    data.flush();
  }

  /** SHA-256 over name, version and the canonical bytes of the state. */
  Bytes digest() {
    MessageDigest digest = Bytes.sha256();
    try (DataOutputStream out =
        new DataOutputStream(new DigestOutputStream(OutputStream.nullOutputStream(), digest))) {
      out.writeUTF(projection.name());
      out.writeInt(projection.version());
      projection.write(state, out);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return Bytes.of(digest.digest());
  }
}
