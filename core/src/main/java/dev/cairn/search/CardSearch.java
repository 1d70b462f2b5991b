package dev.cairn.search;

import dev.cairn.card.Card;
import dev.cairn.card.Retirement;
import dev.cairn.card.Status;
import dev.cairn.explain.Explanation;
import dev.cairn.formula.Mixture;
import dev.cairn.log.Anchor;
import dev.cairn.log.CardId;
import dev.cairn.log.EvidenceRef;
import dev.cairn.log.TextRef;
import dev.cairn.operation.Cited;
import dev.cairn.operation.Search;
import dev.cairn.policy.Policy;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Shows the cards that answer a search, the best first, with the words they rest on. */
public final class CardSearch {
  private final CardLibrary library;
  private final Function<Collection<TextRef>, Map<TextRef, String>> statements;
  private final Citations citations;

  public CardSearch(
      CardLibrary library,
      Function<Collection<TextRef>, Map<TextRef, String>> statements,
      Citations citations) {
    this.library = library;
    this.statements = statements;
    this.citations = citations;
  }

  /** The best whose words are still there; those that were erased make room for the next. */
  public List<Search.Result> results(CardsFound found, Policy policy, int limit) {
    CardRanking ranking = new CardRanking(library, found, policy);
    List<CardRanked> ranked = lowered(ranking.ranked(), policy.pack().superseded());
    List<Search.Result> results = new ArrayList<>();
    for (int from = 0; from < ranked.size() && results.size() < limit; ) {
      int to = Math.min(ranked.size(), from + limit - results.size());
      List<CardRanked> next = ranked.subList(from, to);
      Map<TextRef, String> texts = statements.apply(
          next.stream().map(each -> each.card().content().statement()).toList());
      Map<EvidenceRef, Cited> cited = citations.of(next.stream()
          .flatMap(each -> each.card().proof().anchors().stream())
          .map(Anchor::ref)
          .toList());
      for (CardRanked each : next) {
        Optional.ofNullable(texts.get(each.card().content().statement()))
            .ifPresent(said -> results.add(result(each, ranking.why(each), said, cited)));
      }
      from = to;
    }
    return results;
  }

  /**
   * What was superseded loses something, and stands below what took its place however well it fits: of two
   * that answer, the later word counts.
   */
  private static List<CardRanked> lowered(List<CardRanked> ranked, double loss) {
    List<CardRanked> newestFirst = new ArrayList<>(ranked);
    newestFirst.sort(
        Comparator.comparingInt((CardRanked each) -> each.match().number()).reversed());
    Map<CardId, Double> totals = new HashMap<>();
    List<CardRanked> all = new ArrayList<>();
    for (CardRanked each : newestFirst) {
      CardRanked lowered = each.status() == Status.SUPERSEDED ? lowered(each, loss, totals) : each;
      totals.put(each.card().id(), lowered.total());
      all.add(lowered);
    }
    all.sort(CardRanked.BEST_FIRST);
    return all;
  }

  private static CardRanked lowered(CardRanked old, double loss, Map<CardId, Double> totals) {
    Optional<Double> heir = old.card().retired().flatMap(Retirement::by).map(totals::get);
    double ceiling = heir.map(total -> total - Mixture.HAIR).orElse(Double.MAX_VALUE);
    return old.lifted(Math.min(-loss, ceiling - old.score()));
  }

  private Search.Result result(
      CardRanked ranked, Explanation why, String statement, Map<EvidenceRef, Cited> cited) {
    Card card = ranked.card();
    List<Cited> evidence =
        Citations.among(cited, card.proof().anchors().stream().map(Anchor::ref).toList());
    return new Search.Result(
        Search.Result.CARD,
        card.id().value(),
        Optional.of(card.kind()),
        Optional.of(statement),
        Optional.empty(),
        card.scope(),
        ranked.status().label(),
        Flags.of(
            card,
            ranked.status(),
            citations.standing(evidence.size(), card.proof().anchors().size())),
        why.value(),
        evidence,
        why,
        Optional.of(card.content().episode()),
        Optional.empty(),
        Optional.empty(),
        card.content().createdAt(),
        card.content().position());
  }
}
