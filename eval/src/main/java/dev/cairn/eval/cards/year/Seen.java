package dev.cairn.eval.cards.year;

import dev.cairn.operation.EndEpisode;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/**
 * What a run of the year saw.
 *
 * @param cards every card there ever was, as it is at the end
 * @param archived by all compactions together; {@code merged} alike
 */
public record Seen(
    Year year,
    List<Kept> kept,
    List<Repeat> repeats,
    List<Needed> needed,
    List<Shown> packs,
    List<Week> weeks,
    List<EndEpisode.Ledger> ledgers,
    Collection<Held> cards,
    int archived,
    int merged) {
  public Seen {
    kept = List.copyOf(kept);
    repeats = List.copyOf(repeats);
    needed = List.copyOf(needed);
    packs = List.copyOf(packs);
    weeks = List.copyOf(weeks);
    ledgers = List.copyOf(ledgers);
    cards = List.copyOf(cards);
  }

  /** The lines of all packs. */
  List<Shown.Line> lines() {
    return packs.stream().flatMap(pack -> pack.lines().stream()).toList();
  }

  /** Gathers what a run sees, scene by scene. */
  static final class Notes {
    final List<Kept> kept = new ArrayList<>();
    final List<Repeat> repeats = new ArrayList<>();
    final List<Needed> needed = new ArrayList<>();
    final List<Shown> packs = new ArrayList<>();
    final List<Week> weeks = new ArrayList<>();
    final List<EndEpisode.Ledger> ledgers = new ArrayList<>();
    int archived;
    int merged;

    Seen of(Year year, Collection<Held> cards) {
      return new Seen(year, kept, repeats, needed, packs, weeks, ledgers, cards, archived, merged);
    }
  }
}
