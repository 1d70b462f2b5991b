package dev.cairn.tool.record;

import java.util.Optional;

/**
 * What becomes of a report.
 *
 * @param replaces the success it contradicts and takes the place of, if it does
 * @param note why it does not count, or that it contradicts another
 */
record Judged(Kind kind, Optional<CountedRun> replaces, Optional<String> note) {
  /** How it stands to other reports. */
  enum Kind {
    /** Of a run nobody told of before. */
    NEW,
    /** It only says again what is known. */
    REPEATS,
    /** Another report of the same run says otherwise. */
    CONTRADICTS,
    /** Nothing speaks for it. */
    UNSUPPORTED
  }

  static final Judged NEW = new Judged(Kind.NEW, Optional.empty(), Optional.empty());

  static Judged unsupported(String why) {
    return new Judged(Kind.UNSUPPORTED, Optional.empty(), Optional.of(why));
  }

  static Judged repeats(String why) {
    return new Judged(Kind.REPEATS, Optional.empty(), Optional.of(why));
  }

  /** The same run was counted before: it counts once, and a failure before a success. */
  static Judged again(CountedRun known, boolean ok, String counted) {
    if (known.ok() == ok) {
      return repeats(counted);
    }
    String note = "the same run was reported as a %s before; both are kept, the failure counts"
        .formatted(known.ok() ? "success" : "failure");
    return new Judged(
        Kind.CONTRADICTS, ok ? Optional.empty() : Optional.of(known), Optional.of(note));
  }

  /** Whether it moves what is believed. */
  boolean counts() {
    return kind == Kind.NEW || replaces.isPresent();
  }
}
