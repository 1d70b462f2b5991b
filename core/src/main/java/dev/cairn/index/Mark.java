package dev.cairn.index;

import dev.cairn.formula.Bm25.Corpus;
import dev.cairn.log.Bytes;
import dev.cairn.log.Chain;
import dev.cairn.log.StoredEvent;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Map;
import java.util.Optional;

/**
 * How far the index has come, and what it has come past: kept with every commit, and compared with the log
 * before a commit is believed.
 *
 * @param hash the chain hash at the position
 * @param digest over id, text hash and position of every entry, in order
 * @param corpus the texts and words so far
 */
record Mark(long position, Bytes hash, Bytes digest, Corpus corpus) {
  /** Raised whenever words, fields or stored bytes change their meaning. */
  static final int VERSION = 3;

  static final Mark START =
      new Mark(0, Bytes.zeros(Chain.HASH_BYTES), Bytes.zeros(Chain.HASH_BYTES), Corpus.EMPTY);

  /** One more event. */
  Mark past(StoredEvent event) {
    return new Mark(event.position(), event.hash(), digest, corpus);
  }

  /** One more event, which was this entry. */
  Mark past(StoredEvent event, Entry entry, Corpus soFar) {
    MessageDigest next = Bytes.sha256();
    next.update(digest.array());
    next.update(entry.id().value().getBytes(StandardCharsets.UTF_8));
    next.update(entry.logged().text().hash().array());
    next.update(ByteBuffer.allocate(Long.BYTES).putLong(entry.position()).array());
    return new Mark(event.position(), event.hash(), Bytes.of(next.digest()), soFar);
  }

  Map<String, String> data() {
    return Map.of(
        "version", Integer.toString(VERSION),
        "position", Long.toString(position),
        "hash", hash.hex(),
        "digest", digest.hex(),
        "texts", Long.toString(corpus.texts()),
        "words", Long.toString(corpus.words()));
  }

  /** What a commit says of itself; empty if it was made by another version or by someone else. */
  static Optional<Mark> read(Map<String, String> data) {
    if (!Integer.toString(VERSION).equals(data.get("version"))) {
      return Optional.empty();
    }
    return Optional.of(new Mark(
        number(data, "position"),
        Bytes.ofHex(value(data, "hash")),
        Bytes.ofHex(value(data, "digest")),
        new Corpus(number(data, "texts"), number(data, "words"))));
  }

  private static long number(Map<String, String> data, String key) {
    return Long.parseLong(value(data, key));
  }

  private static String value(Map<String, String> data, String key) {
    return data.getOrDefault(key, "");
  }
}
