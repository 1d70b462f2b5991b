package dev.cairn.projection;

import dev.cairn.log.Recorded;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;

/**
 * A fold over the log.
 *
 * @param <S> the state; it may be changed in place, since only its projector applies events to it
 */
public interface Projection<S> {
  /** Names its checkpoints. */
  String name();

  /** Raised whenever {@link #apply} changes meaning; a stored state of another version is rebuilt. */
  int version();

  S empty();

  /** The state after one more event. Depends on nothing but its arguments. */
  S apply(S state, Recorded recorded);

  /** The whole state, canonically: equal states give equal bytes, whichever way they grew. */
  void write(S state, DataOutput out) throws IOException;

  S read(DataInput in) throws IOException;
}
