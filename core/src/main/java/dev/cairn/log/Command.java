package dev.cairn.log;

import java.util.List;
import java.util.Optional;

/**
 * A wish to write. Deciding and applying are apart: {@link #decide} looks at the state and drafts events;
 * folds see them only after the commit.
 */
public interface Command<A> {
  Optional<String> key();

  /**
   * Whether it may share a durable commit with others of its kind: only if what it decides does not
   * depend on events they write.
   */
  boolean shares();

  /** Drafts events, or throws and writes nothing. May be asked again after a conflict. */
  void decide(Draft draft);

  /** The answer, from the events that were written now or, with the same key, before. */
  A answer(Written written);

  /**
   * The events of one command.
   *
   * @param repeated whether they were written by an earlier call with the same key
   */
  record Written(List<Recorded> events, boolean repeated) {
    static final Written NOTHING = new Written(List.of(), false);

    public boolean isEmpty() {
      return events.isEmpty();
    }
  }
}
