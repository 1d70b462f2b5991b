package dev.cairn.engine.consolidate;

import dev.cairn.card.Card;
import dev.cairn.card.judge.Wording;
import dev.cairn.engine.TextReads;
import dev.cairn.log.CardId;
import dev.cairn.log.TextRef;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** What cards say. Read once in the life of a process: a statement never changes, it is only erased. */
final class Statements {
  private final TextReads texts;
  private final Map<TextRef, Wording> known = new ConcurrentHashMap<>();

  Statements(TextReads texts) {
    this.texts = texts;
  }

  /** The statements of those whose words are there. */
  Map<CardId, Wording> of(Collection<Card> cards) {
    List<TextRef> unread = cards.stream()
        .map(card -> card.content().statement())
        .filter(ref -> !known.containsKey(ref))
        .toList();
    texts.of(unread).forEach((ref, text) -> known.put(ref, Wording.of(text)));
    Map<CardId, Wording> all = new HashMap<>();
    for (Card card : cards) {
      Wording wording = known.get(card.content().statement());
      if (wording != null) {
        all.put(card.id(), wording);
      }
    }
    return all;
  }
}
