package dev.cairn.engine.consolidate;

import dev.cairn.engine.Memory;
import dev.cairn.engine.TextReads;
import dev.cairn.fault.CairnException;
import dev.cairn.log.EvidenceRef;
import dev.cairn.log.StoredText;
import java.util.Optional;

/** The words evidence quotes, if they are still there and still the same. */
public final class Quotes {
  private final Memory memory;
  private final TextReads texts;

  Quotes(Memory memory) {
    this.memory = memory;
    this.texts = new TextReads(memory);
  }

  Optional<String> of(EvidenceRef ref) {
    Optional<StoredText> text = memory
        .index()
        .find(ref.id())
        .flatMap(entry -> texts.stored(entry.logged().text()));
    try {
      return text.map(ref::resolve);
    } catch (CairnException e) {
      // Changed under its hash: `verify` reports it, and nobody quotes it.
      return Optional.empty();
    }
  }
}
