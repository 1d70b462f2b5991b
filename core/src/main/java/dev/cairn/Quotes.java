package dev.cairn;

import dev.cairn.card.extract.Ownership;
import dev.cairn.fault.CairnException;
import dev.cairn.log.Anchor;
import dev.cairn.log.EvidenceRef;
import dev.cairn.log.StoredText;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** The words evidence quotes, if they are still there and still the same. */
final class Quotes {
  private final Memory memory;
  private final TextReads texts;

  Quotes(Memory memory) {
    this.memory = memory;
    this.texts = new TextReads(memory);
  }

  Optional<String> of(EvidenceRef ref) {
    return of(ref, ref::resolve);
  }

  private Optional<String> of(EvidenceRef ref, Function<StoredText, String> words) {
    Optional<StoredText> text = memory
        .index()
        .find(ref.id())
        .flatMap(entry -> texts.stored(entry.logged().text()));
    try {
      return text.map(words);
    } catch (CairnException e) {
      // Changed under its hash: `verify` reports it, and nobody quotes it.
      return Optional.empty();
    }
  }

  /** What the user said of it himself, without what he pasted. */
  List<String> ofUser(Collection<Anchor> anchors) {
    return anchors.stream()
        .filter(Anchor::byUser)
        .flatMap(anchor -> of(anchor.ref(), text -> own(anchor.ref(), text)).stream())
        .toList();
  }

  private static String own(EvidenceRef ref, StoredText text) {
    String cited = ref.resolve(text);
    return cited.isBlank() ? "" : Ownership.own(text.text(), ref.start(), ref.end());
  }
}
