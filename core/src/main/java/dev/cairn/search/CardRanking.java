package dev.cairn.search;

import dev.cairn.card.Assessment;
import dev.cairn.card.Card;
import dev.cairn.card.Status;
import dev.cairn.explain.Explanation;
import dev.cairn.formula.Bm25;
import dev.cairn.formula.Mixture;
import dev.cairn.formula.Nearness;
import dev.cairn.policy.PackPolicy;
import dev.cairn.policy.Policy;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Cards in the order of what speaks for them: the weighted sum of a few signals, each explained. */
public final class CardRanking {
  private static final double SECONDS_PER_DAY = Duration.ofDays(1).toSeconds();

  private final CardLibrary library;
  private final CardsFound found;
  private final Policy policy;
  private final CardScales scales;
  private final Map<CardSignal, double[]> values = new EnumMap<>(CardSignal.class);

  public CardRanking(CardLibrary library, CardsFound found, Policy policy) {
    this.library = library;
    this.found = found;
    this.policy = policy;
    this.scales = new CardScales(found, policy.pack());
    for (CardSignal signal : CardSignal.values()) {
      values.put(
          signal,
          found.matches().stream().mapToDouble(match -> value(signal, match)).toArray());
    }
  }

  private double value(CardSignal signal, CardMatch match) {
    return switch (signal) {
      case WORDS -> scales.words(match.words());
      case MEANING -> scales.meaning(match);
      case ASKED -> match.asks();
      case SCOPE -> found.question().where().nearness(match.card().scope(), policy.pack());
      case WORTH -> library.worth(match, policy.card());
      case RECENCY -> recency(match.card(), found.question().now(), policy.pack());
      case RELATED -> match.related();
    };
  }

  static double recency(Card card, Instant now, PackPolicy policy) {
    long age = now.getEpochSecond() - card.content().createdAt().getEpochSecond();
    long window = StrictMath.max(1, StrictMath.round(policy.recencyDays() * SECONDS_PER_DAY));
    return Nearness.of(Math.max(0, age), window);
  }

  /** All of them, the best first. */
  public List<CardRanked> ranked() {
    double[] scores = scores();
    return IntStream.range(0, scores.length)
        .mapToObj(place -> ranked(place, scores[place]))
        .sorted(CardRanked.BEST_FIRST)
        .toList();
  }

  private CardRanked ranked(int place, double score) {
    CardMatch match = found.matches().get(place);
    Status status = library.status(match, policy.card());
    return new CardRanked(match, place, status, score, 0);
  }

  private double[] scores() {
    double[] scores = new double[found.matches().size()];
    values.forEach((signal, measured) -> {
      double weight = signal.weight(policy.pack());
      for (int place = 0; place < scores.length; place++) {
        scores[place] += weight * measured[place];
      }
    });
    return scores;
  }

  /** The score and where it came from; signals that add nothing are left out. */
  public Explanation why(CardRanked ranked) {
    List<Explanation> parts = new ArrayList<>();
    values.forEach((signal, measured) -> {
      Explanation part = part(signal, ranked, measured[ranked.place()]);
      if (part.value() != 0) {
        parts.add(part);
      }
    });
    if (ranked.lift() != 0) {
      parts.add(Explanation.leaf(ranked.lift(), "superseded: it stands below what took its place"));
    }
    return Mixture.sum("what speaks for this card", parts);
  }

  private Explanation part(CardSignal signal, CardRanked ranked, double value) {
    Explanation share =
        switch (signal) {
          case WORDS -> scales.words(words(ranked.match()));
          case MEANING -> scales.why(ranked.match());
          case WORTH -> new Assessment(ranked.card(), policy.card()).worth();
          case SCOPE -> Explanation.leaf(value, "it holds in " + ranked.card().scope());
          case RECENCY ->
            Explanation.leaf(value, "learned at " + ranked.card().content().createdAt());
          case ASKED, RELATED -> Explanation.leaf(value, signal.because());
        };
    return Mixture.part(signal.because(), signal.key(), signal.weight(policy.pack()), share);
  }

  private Explanation words(CardMatch match) {
    return Bm25.score(
        policy.search(),
        found.corpus(),
        library.length(match.number()),
        library.matches(found, match.number()),
        "cards");
  }
}
