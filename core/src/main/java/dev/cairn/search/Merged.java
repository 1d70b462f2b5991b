package dev.cairn.search;

import dev.cairn.explain.Explanation;
import dev.cairn.explain.Op;
import dev.cairn.formula.Mixture;
import dev.cairn.index.Telling;
import dev.cairn.operation.Cited;
import dev.cairn.operation.Search;
import dev.cairn.policy.Policy;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Cards and entries in one list. Their scores are sums of different signals, so each is first put in relation
 * to the best of its own list; then the two best are weighed against each other by how much of the query they
 * have. Within each list the order stays.
 */
public final class Merged {
  private final String query;
  private final Policy policy;

  public Merged(String query, Policy policy) {
    this.query = query;
    this.policy = policy;
  }

  /** At most {@code limit}, the best first; one list alone stays as it is. */
  public List<Search.Result> of(List<Search.Result> cards, List<Search.Result> entries, int limit) {
    if (cards.isEmpty() || entries.isEmpty()) {
      return cards.isEmpty() ? entries : cards;
    }
    List<Search.Result> all = new ArrayList<>(scaled(cards, "card"));
    all.addAll(scaled(entries, "entry"));
    // Stable: of two that are level the card comes first.
    all.sort(Comparator.comparingDouble(Search.Result::score).reversed());
    return once(all).stream().limit(limit).toList();
  }

  /** A card says what the passage it came from says: the passage is not shown again, the card in its place. */
  private static List<Search.Result> once(List<Search.Result> all) {
    Map<String, Search.Result> kept = new LinkedHashMap<>();
    for (Search.Result each : all) {
      Optional<Search.Result> card = isEntry(each) ? cardOf(each, all) : Optional.empty();
      Search.Result shown = card.map(found -> better(found, each)).orElse(each);
      kept.putIfAbsent(shown.id(), shown);
    }
    return List.copyOf(kept.values());
  }

  private static boolean isEntry(Search.Result result) {
    return result.type().equals(Search.Result.ENTRY);
  }

  private static Optional<Search.Result> cardOf(Search.Result entry, List<Search.Result> all) {
    return all.stream()
        .filter(each -> !isEntry(each) && each.evidence().stream().anyMatch(overlaps(entry)))
        .findFirst();
  }

  private static Predicate<Cited> overlaps(Search.Result entry) {
    return cited -> entry.evidence().stream()
        .anyMatch(passage -> passage.id().equals(cited.id())
            && passage.start() < cited.end()
            && cited.start() < passage.end());
  }

  private static Search.Result better(Search.Result card, Search.Result entry) {
    return card.score() >= entry.score()
        ? card
        : card.scored(Explanation.of(
            Op.MAX,
            "found by what was said when it was learned",
            List.of(card.why(), entry.why())));
  }

  private List<Search.Result> scaled(List<Search.Result> list, String what) {
    double best = list.get(0).score();
    double least = Math.min(0, list.get(list.size() - 1).score());
    Mixture.Spread spread = new Mixture.Spread(least, best);
    Explanation reach = reach(list.get(0), what);
    return list.stream()
        .map(each -> each.scored(Explanation.product(
            "compared with the best " + what + ", and that with the query",
            reach,
            best > least
                ? spread.share(each.why(), "compared with the best " + what)
                : Explanation.leaf(1, "as good as the best " + what))))
        .toList();
  }

  /** Between the floor and 1: an answer by meaning need not have any word of the query. */
  private Explanation reach(Search.Result best, String what) {
    Set<String> asked = Telling.words(query, (int) policy.search().queryWordsMax());
    Set<String> has = Telling.words(best.words(), Integer.MAX_VALUE);
    Set<String> both = new HashSet<>(asked);
    both.retainAll(has);
    double floor = policy.pack().mergeFloor();
    double share = asked.isEmpty() ? 0 : (double) both.size() / asked.size();
    return Explanation.sum(
        "how far the best " + what + " reaches",
        Explanation.leaf(floor, "pack.merge_floor"),
        Explanation.product(
            "for the words of the query it has",
            Explanation.leaf(1 - floor, "the rest"),
            Explanation.leaf(share, both.size() + " of " + asked.size())));
  }
}
