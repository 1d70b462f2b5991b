package dev.cairn.eval.benchmarks;

import dev.cairn.log.Bytes;
import dev.cairn.log.Chain;
import dev.cairn.log.EntryId;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.EventCodec;
import dev.cairn.log.Head;
import dev.cairn.log.LogEvent.EntryLogged;
import dev.cairn.log.Role;
import dev.cairn.log.StoredEvent;
import dev.cairn.log.StoredText;
import dev.cairn.log.TextId;
import java.time.Instant;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.UUID;

/** One entry such as a log is full of. */
final class Sample {
  static final String TEXT =
      "The login test fails again after createSession was renamed in auth/session_store.py; the"
          + " assertion at line 42 still expects user_id, and CI shows HTTP 401 for every request.";

  private static final Instant AT = Instant.parse("2025-01-31T12:00:00.123456Z");

  private Sample() {}

  static StoredEvent event(EventCodec codec) {
    StoredText text =
        new StoredText(new TextId("tx_01jd3v7k6q8zcx0w5r2m9n4b7e"), Bytes.zeros(16), TEXT);
    EntryLogged logged = new EntryLogged(
        new EntryId("en_01jd3v7k6q8zcx0w5r2m9n4b7d"),
        new EpisodeId("ep_01jd3v7k6q8zcx0w5r2m9n4b7c"),
        AT,
        Role.USER,
        text.ref(),
        Optional.empty(),
        Optional.empty(),
        OptionalInt.empty(),
        Optional.empty(),
        Optional.empty());
    EventCodec.Encoded encoded = codec.encode(logged);
    return Chain.seal(
        Head.EMPTY,
        new UUID(1, 2),
        AT,
        encoded.type(),
        encoded.version(),
        0,
        Optional.empty(),
        encoded.payload());
  }
}
