package dev.cairn.operation;

import dev.cairn.log.EntryId;
import dev.cairn.log.EvidenceRef;

/** A piece of evidence with the words it quotes, resolved and checked. */
public record Cited(
    EvidenceRef.Kind kind, EntryId id, int start, int end, String hash, String quote) {

  public static Cited of(EvidenceRef ref, String quote) {
    return new Cited(ref.kind(), ref.id(), ref.start(), ref.end(), ref.hash().hex(), quote);
  }
}
