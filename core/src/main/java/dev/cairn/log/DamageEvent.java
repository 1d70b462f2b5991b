package dev.cairn.log;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Something about the log itself: what of it is damaged, and who has looked at that. */
public sealed interface DamageEvent extends LogEvent {

  @Override
  default <R> R accept(Handler<R> handler) {
    return handler.damage(this);
  }

  /**
   * Part of a log that is not as it was written.
   *
   * @param from the first position
   * @param to the last position
   * @param hash the hash stored with it, if it is one row and has one
   * @param text the one text that is damaged, if its event is not
   */
  record Break(long from, long to, String problem, Optional<Bytes> hash, Optional<TextId> text) {
    public static Break at(long position, String problem) {
      return new Break(position, position, problem, Optional.empty(), Optional.empty());
    }

    public static Break of(TextId text, String problem) {
      return new Break(0, 0, problem, Optional.empty(), Optional.of(text));
    }

    /** Whether this says at least where {@code other} is. */
    public boolean covers(Break other) {
      return text.equals(other.text) && from <= other.from && other.to <= to;
    }

    /** All that is known with one more; what lies behind each other and is damaged alike is one. */
    public static List<Break> merged(List<Break> known, Break more) {
      if (known.stream().anyMatch(each -> each.covers(more))) {
        return known;
      }
      List<Break> all = new ArrayList<>(known);
      Break last = all.isEmpty() ? more : all.get(all.size() - 1);
      boolean goesOn = !all.isEmpty() && last.to() + 1 == more.from() && last.isLike(more);
      if (goesOn) {
        all.set(
            all.size() - 1,
            new Break(last.from(), more.to(), more.problem(), Optional.empty(), Optional.empty()));
      } else {
        all.add(more);
      }
      return List.copyOf(all);
    }

    private boolean isLike(Break other) {
      return text.isEmpty() && other.text.isEmpty() && problem.equals(other.problem);
    }

    /** Where it is, in words. */
    public String place() {
      return text.map(id -> "text " + id)
          .orElseGet(() -> from == to ? "event " + from : "events " + from + " to " + to);
    }
  }

  /**
   * Stands in the place of an event that was damaged or is missing, so that those behind it keep their
   * positions. Readers make it up; only a salvaged copy has it in its log.
   */
  record Quarantined(Instant at, String problem) implements DamageEvent {}

  /**
   * The first event that was written after damage was found: from here on the chain is whole again.
   *
   * @param previous the hash this event continues
   */
  record ChainBroken(Instant at, Bytes previous, List<Break> breaks) implements DamageEvent {}

  /** A person has looked at the damage and goes on without what is lost. */
  record DamageAccepted(Instant at, String by, Optional<TextRef> reason, List<Break> accepted)
      implements DamageEvent {
    @Override
    public List<TextRef> texts() {
      return reason.stream().toList();
    }
  }
}
