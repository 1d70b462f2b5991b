package dev.cairn.projection;

import dev.cairn.log.Bytes;
import dev.cairn.log.Head;
import java.util.function.LongFunction;

/** Keeps states between processes. A cache: losing it, or finding it wrong, costs only a replay. */
public interface Checkpoints {
  /** Keeps nothing. */
  Checkpoints NONE = new Checkpoints() {
    @Override
    public void save(Fold<?> fold, Head head) {
      // Nowhere to keep it.
    }

    @Override
    public void load(Fold<?> fold, LongFunction<Bytes> hashAt) {
      // The fold stays empty and is replayed.
    }

    @Override
    public void clear() {
      // Nothing was kept.
    }
  };

  void save(Fold<?> fold, Head head);

  /**
   * Loads the newest state that fits: same fold, same version, and the chain hash it was saved at is the
   * one {@code hashAt} gives for its position. Leaves the fold as it is if there is none.
   */
  void load(Fold<?> fold, LongFunction<Bytes> hashAt);

  void clear();
}
