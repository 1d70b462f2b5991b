package dev.cairn.engine;

import dev.cairn.log.StoredText;
import dev.cairn.log.TextId;
import dev.cairn.log.TextRef;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The words behind references, as far as they were not erased and are as they were written. */
public final class TextReads {
  private final Memory memory;

  public TextReads(Memory memory) {
    this.memory = memory;
  }

  public Map<TextRef, String> of(Collection<TextRef> refs) {
    if (refs.isEmpty()) {
      return Map.of();
    }
    Map<TextId, StoredText> stored =
        memory.log().texts(memory.name(), refs.stream().map(TextRef::id).toList());
    Map<TextRef, String> texts = new HashMap<>();
    for (TextRef ref : refs) {
      StoredText text = stored.get(ref.id());
      if (text != null && memory.log().isWritten(memory.name(), ref, text)) {
        texts.put(ref, text.text());
      }
    }
    return texts;
  }

  public Optional<String> of(TextRef ref) {
    return stored(ref).map(StoredText::text);
  }

  public Optional<StoredText> stored(TextRef ref) {
    return Optional.ofNullable(
            memory.log().texts(memory.name(), List.of(ref.id())).get(ref.id()))
        .filter(text -> memory.log().isWritten(memory.name(), ref, text));
  }
}
