package dev.cairn.log.transfer;

import static java.util.Objects.requireNonNull;

import dev.cairn.log.Bytes;
import dev.cairn.log.Chain;
import dev.cairn.log.EventLog.Sealed;
import dev.cairn.log.StoredEvent;
import dev.cairn.log.StoredText;
import dev.cairn.log.TextId;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** The lines of an export. */
final class Line {
  static final String FORMAT = "cairn-log";
  static final int VERSION = 1;

  private Line() {}

  record Header(String format, int version, String context, long events, String head) {
    Header {
      requireNonNull(context, "context");
      requireNonNull(head, "head");
    }
  }

  record Footer(boolean end, long events, String head) {}

  record Text(String id, String salt, String text) {
    Text {
      requireNonNull(id, "id");
      requireNonNull(salt, "salt");
      requireNonNull(text, "text");
    }
  }

  record Event(
      long position,
      UUID id,
      long recorded,
      String type,
      int version,
      int more,
      Optional<String> key,
      String payload,
      String hash,
      List<Text> texts) {
    Event {
      requireNonNull(id, "id");
      requireNonNull(type, "type");
      requireNonNull(payload, "payload");
      requireNonNull(hash, "hash");
      requireNonNull(texts, "texts");
    }

    static Event of(StoredEvent row, List<StoredText> texts) {
      return new Event(
          row.position(),
          row.id(),
          Chain.micros(row.recordedAt()),
          row.type(),
          row.version(),
          row.more(),
          row.key(),
          new String(row.payload().array(), StandardCharsets.UTF_8),
          row.hash().hex(),
          texts.stream()
              .map(text -> new Text(text.id().value(), text.salt().hex(), text.text()))
              .toList());
    }

    Sealed sealed() {
      StoredEvent row = new StoredEvent(
          position,
          id,
          Chain.instant(recorded),
          type,
          version,
          more,
          key,
          Bytes.of(payload.getBytes(StandardCharsets.UTF_8)),
          Bytes.ofHex(hash));
      return new Sealed(
          row,
          texts.stream()
              .map(t -> new StoredText(new TextId(t.id()), Bytes.ofHex(t.salt()), t.text()))
              .toList());
    }
  }
}
