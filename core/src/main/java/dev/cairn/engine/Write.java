package dev.cairn.engine;

import dev.cairn.episode.PolicyInForce;
import dev.cairn.fault.CairnException;
import dev.cairn.log.Command;
import dev.cairn.log.Draft;
import dev.cairn.log.LogEvent.PolicyAdopted;
import dev.cairn.log.LogEvent.PolicyAdopted.Cause;
import dev.cairn.log.LogEvent.SecretsScrubbed;
import dev.cairn.log.Recorded;
import dev.cairn.log.Via;
import dev.cairn.operation.Writing;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import java.util.TreeMap;

/** What all writing commands share: when it happened, its key, and the policy it is judged by. */
public abstract class Write<A> implements Command<A> {
  private static final int KEY_LENGTH_MAX = 512;
  private static final Instant EARLIEST = Instant.parse("0001-01-01T00:00:00Z");

  private final State state;
  private final Writing writing;

  public Write(State state, Writing writing) {
    this.state = state;
    this.writing = writing;
    writing.idempotencyKey().ifPresent(Write::checkKey);
  }

  private static void checkKey(String key) {
    if (key.isBlank() || key.length() > KEY_LENGTH_MAX) {
      throw CairnException.invalid(
          "idempotency_key", "idempotency_key must have 1 to " + KEY_LENGTH_MAX + " characters");
    }
  }

  public State state() {
    return state;
  }

  @Override
  public Optional<String> key() {
    return writing.idempotencyKey();
  }

  @Override
  public boolean shares() {
    return false;
  }

  /** Whose door it came in by. */
  public Via via() {
    return writing.via();
  }

  /** Whether secrets were taken out of what it was asked to write. */
  boolean isScrubbed() {
    return !writing.scrubbed().isEmpty();
  }

  /** Says so in the log, if there is anything to say it of. */
  void noteScrubbed(Draft draft) {
    if (!draft.isEmpty()) {
      draft.add(new SecretsScrubbed(draft.now(), new TreeMap<>(writing.scrubbed())));
    }
  }

  /** How many secrets were taken out of what was written. */
  public static long scrubbed(Written written) {
    return written.events().stream()
        .map(Recorded::event)
        .filter(SecretsScrubbed.class::isInstance)
        .mapToLong(event -> ((SecretsScrubbed) event).count())
        .sum();
  }

  /** When it happened, refused if that lies too far ahead. */
  public Instant at(Draft draft) {
    Instant at = writing.at().orElse(draft.now()).truncatedTo(ChronoUnit.MICROS);
    long ahead = state.policy().policy().log().aheadSecondsMax();
    if (at.isAfter(draft.now().plusSeconds(ahead))) {
      throw CairnException.invalid(
          "at", "at lies more than " + ahead + " s in the future: " + at + "; check the clock");
    }
    if (at.isBefore(EARLIEST)) {
      throw CairnException.invalid("at", "at lies before the year 1: " + at);
    }
    return at;
  }

  /** Spells the policy out in the log if it is not there, or not whole since an upgrade. */
  public void adoptPolicy(Draft draft) {
    PolicyInForce inForce = state.policy();
    if (!inForce.isComplete()) {
      Cause cause = inForce.position() == 0 ? Cause.CREATED : Cause.UPGRADED;
      draft.add(new PolicyAdopted(
          draft.now(), inForce.profile().label(), cause, inForce.policy().values()));
    }
  }

  /** The event of this type among those written; another operation's key is a conflict. */
  public static <E> Found<E> only(Class<E> type, Written written) {
    for (Recorded recorded : written.events()) {
      if (type.isInstance(recorded.event())) {
        return new Found<>(type.cast(recorded.event()), recorded.position());
      }
    }
    throw wrongKey();
  }

  public static CairnException wrongKey() {
    return CairnException.conflict(
        "idempotency_key", "this idempotency_key was used for another operation; use a new one");
  }

  /** An event and where it stands. */
  public record Found<E>(E event, long position) {}
}
