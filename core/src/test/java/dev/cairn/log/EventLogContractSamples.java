package dev.cairn.log;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.log.EventLog.Author;
import dev.cairn.log.EventLog.Outcome;
import dev.cairn.log.EventLog.Sealed;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** Events sealed by hand, so that a log is tested without codec, clock or recorder. */
public final class EventLogContractSamples {
  public static final ContextName HERE = new ContextName("here");
  public static final ContextName ELSEWHERE = new ContextName("elsewhere");

  private static final Instant NOON = Instant.parse("2026-01-31T12:00:00.123456Z");

  private EventLogContractSamples() {}

  /** One event per word, following the head. */
  public static List<Sealed> words(Head head, String... words) {
    List<Sealed> sealed = new ArrayList<>();
    Head last = head;
    for (String word : words) {
      sealed.add(event(last, Optional.empty(), word.getBytes(StandardCharsets.UTF_8)));
      last = Head.of(sealed.get(sealed.size() - 1).event());
    }
    return sealed;
  }

  public static Sealed event(Head head, Optional<String> key, byte[] payload, StoredText... texts) {
    UUID id = UUID.nameUUIDFromBytes((head.hash() + new String(payload, StandardCharsets.UTF_8))
        .getBytes(StandardCharsets.UTF_8));
    Instant recorded = NOON.plusSeconds(head.position());
    Bytes bytes = Bytes.of(payload);
    return new Sealed(Chain.seal(head, id, recorded, "said", 1, 0, key, bytes), List.of(texts));
  }

  public static StoredText text(String id, String words) {
    return new StoredText(new TextId(id), Bytes.ofHex("00ff10"), words);
  }

  /** Writes words after whatever is there. */
  public static Head append(EventLog log, ContextName context, String... words) {
    return commit(log, context, turn -> words(turn.head(), words));
  }

  /** Runs an author that must succeed. */
  public static Head commit(EventLog log, ContextName context, Author author) {
    Outcome outcome = log.transact(context, log.head(context), author);
    assertThat(outcome).isInstanceOf(Outcome.Committed.class);
    return ((Outcome.Committed) outcome).head();
  }

  public static List<StoredEvent> all(EventLog log, ContextName context) {
    return log.read(context, 1, Integer.MAX_VALUE);
  }

  public static List<String> payloads(List<StoredEvent> events) {
    return events.stream()
        .map(event -> new String(event.payload().array(), StandardCharsets.UTF_8))
        .toList();
  }

  /** Dense from 1, each hash over the one before, and the head at the end. */
  public static void assertChained(EventLog log, ContextName context) {
    Head last = Head.EMPTY;
    for (StoredEvent event : all(log, context)) {
      assertThat(event.position()).isEqualTo(last.position() + 1);
      assertThat(event.hash()).isEqualTo(Chain.hash(last.hash(), event));
      last = Head.of(event);
    }
    assertThat(log.head(context)).isEqualTo(last);
  }
}
