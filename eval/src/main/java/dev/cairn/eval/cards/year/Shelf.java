package dev.cairn.eval.cards.year;

import dev.cairn.Context;
import dev.cairn.log.CardId;
import dev.cairn.operation.Compact;
import dev.cairn.operation.EndEpisode;
import dev.cairn.operation.ReadCard;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Every card there ever was, as the ledgers tell of them, read anew when something may have changed. */
final class Shelf {
  private final Context context;
  private final Entries entries;
  private final Map<CardId, Held> cards = new LinkedHashMap<>();

  Shelf(Context context, Entries entries) {
    this.context = context;
    this.entries = entries;
  }

  /** Reads what an episode made, and what it put an end to. */
  void learn(EndEpisode.Ledger ledger) {
    ledger.decisions().forEach(decision -> decision.card().ifPresent(this::read));
  }

  void learn(Compact.Answer tidied) {
    tidied.archived().forEach(card -> read(card.value()));
    tidied.merged().forEach(pair -> {
      read(pair.card().value());
      read(pair.into().value());
    });
  }

  private void read(String id) {
    ReadCard.Answer card = context.read(ReadCard.of(new CardId(id)));
    cards.put(card.card(), new Held(card, entries.of(card.evidence())));
    // Who is replaced is not always named by itself.
    card.supersedes().filter(old -> isInForce(old)).ifPresent(old -> read(old.value()));
  }

  private boolean isInForce(CardId id) {
    Held held = cards.get(id);
    return held != null && held.inForce();
  }

  /** All of them as they are now; what left for good is not read again. */
  void refresh() {
    List.copyOf(cards.values()).stream()
        .filter(Held::inForce)
        .forEach(held -> read(held.id().value()));
  }

  Collection<Held> all() {
    return cards.values();
  }

  List<Held> inForce() {
    return cards.values().stream().filter(Held::inForce).toList();
  }

  /** Cards in force by scope and kind. */
  Map<String, Integer> places() {
    Map<String, Integer> places = new TreeMap<>();
    inForce()
        .forEach(
            held -> places.merge(held.card().scope() + " " + held.kind().label(), 1, Integer::sum));
    return places;
  }
}
