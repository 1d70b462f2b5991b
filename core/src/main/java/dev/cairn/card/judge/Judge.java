package dev.cairn.card.judge;

import dev.cairn.card.extract.HeardAs;
import dev.cairn.log.CardId;
import dev.cairn.log.Verdict.Decision;
import dev.cairn.policy.CardPolicy;
import dev.cairn.text.pair.Effect;
import dev.cairn.text.pair.RuleComparer;
import dev.cairn.text.sentence.Place;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Rules on one candidate, in this order: is it proven? does it take back a rule, or say otherwise than a fact?
 * does a card say the same? is it new? has its episode taught enough? Room is made by {@link Consolidation}.
 */
final class Judge {
  private final CardPolicy policy;
  private final Meaning meaning;
  private final RuleComparer comparer;
  private final Proofs proofs;
  private final ActiveCards active;
  private final Caps caps;

  Judge(CardPolicy policy, Meaning meaning, RuleComparer comparer, ActiveCards active) {
    this.policy = policy;
    this.meaning = meaning;
    this.comparer = comparer;
    this.proofs = new Proofs(policy, meaning, comparer);
    this.active = active;
    this.caps = new Caps(policy, active);
  }

  Ruling rule(Candidate candidate, Numbers numbers) {
    Optional<Ruling> lacking = proofs.lacking(candidate);
    if (lacking.isPresent()) {
      return lacking.get();
    }
    List<CardPair> pairs = nearest(candidate);
    note(pairs, numbers);
    Ruling ruling =
        candidate.kind().isNormative() ? ofRule(candidate, pairs) : ofBelief(candidate, pairs);
    boolean fresh =
        ruling.decision() == Decision.ADMITTED && ruling.supersedes().isEmpty();
    return fresh ? caps.over(candidate, numbers).orElse(ruling) : ruling;
  }

  /** Compares with the nearest only: what is meant is among them, and judging stays linear. */
  private List<CardPair> nearest(Candidate candidate) {
    return active.comparable(candidate).stream()
        .sorted(Comparator.comparingDouble(
                (ActiveCard card) -> -CardPair.nearness(candidate, card, meaning))
            .thenComparing(ActiveCard::id))
        .limit(policy.comparedMax())
        .map(card -> CardPair.of(candidate, card, meaning, comparer))
        .toList();
  }

  private static void note(List<CardPair> pairs, Numbers numbers) {
    pairs.stream().findFirst().ifPresent(nearest -> {
      numbers.put("lexical", nearest.lexical());
      nearest.cosine().ifPresent(cosine -> numbers.put("cosine", cosine));
      numbers.put("by_meaning", nearest.cosine().isPresent() ? 1 : 0);
    });
  }

  /** A reversed rule is never "not new"; one that is not reversed is never in the way of another. */
  private Ruling ofRule(Candidate candidate, List<CardPair> pairs) {
    Optional<CardPair> same = first(pairs, pair -> pair.isSame(policy) && pair.isAsWide());
    // One sentence takes the place of one rule: where several could be meant, the likeliest.
    Optional<CardPair> changed =
        same.filter(pair -> !isProposalOf(pair, candidate)).isPresent()
            ? Optional.empty()
            : pairs.stream()
                .filter(pair -> pair.supersedes(policy))
                .max(Comparator.comparingDouble(CardPair::supersession));
    if (changed.isPresent() && changed.get().card().at().isAfter(candidate.at())) {
      return Ruling.refused(
          "said_otherwise_later", "the user said otherwise later", changed.map(Judge::id));
    }
    Optional<CardPair> touched =
        changed.or(() -> same.isPresent() ? same : first(pairs, CardPair::isException));
    Optional<String> held = touched.flatMap(pair -> Displacement.barred(pair, policy));
    if (held.isPresent() && same.isEmpty()) {
      return beside(candidate, pairs, held.get());
    }
    if (changed.isPresent() && same.isPresent()) {
      return held.isPresent() ? Ruling.merged(id(same.get())) : Ruling.withdrawn(id(changed.get()));
    }
    if (isWithdrawal(candidate, changed)) {
      return changed
          .map(pair -> Ruling.withdrawn(id(pair)))
          .orElseGet(() -> notARule("it takes something back, and no rule here says that"));
    }
    return same.map(pair -> Ruling.merged(id(pair)))
        .or(() -> changed.map(pair -> changed(candidate, pair)))
        .or(() -> first(pairs, CardPair::isException).map(pair -> Ruling.exception(id(pair))))
        .orElseGet(() -> unchanged(candidate, pairs));
  }

  /**
   * Whether somebody proposed this very sentence before the reader came to it. What is proposed may have been
   * too unsure to take a rule's place, and must not hide that the reader hears it do so.
   */
  private boolean isProposalOf(CardPair pair, Candidate candidate) {
    return candidate.heardAs().isPresent()
        && active.isUnsure(pair.card().id())
        && pair.card().sharesSentence(candidate);
  }

  /** A rule that it may not touch stays as it is, and it stands beside it, if it can stand alone. */
  private static Ruling beside(Candidate candidate, List<CardPair> pairs, String held) {
    if (candidate.heardAs().filter(HeardAs.WITHDRAWAL::equals).isPresent()) {
      return notARule("it takes something back, and may not: " + held);
    }
    Ruling alone = unchanged(candidate, pairs);
    return alone.decision() == Decision.ADMITTED
        ? Ruling.admitted(
            "new", "it is proven, and stands beside another rule: " + held, List.of(), List.of())
        : alone;
  }

  private static boolean isWithdrawal(Candidate candidate, Optional<CardPair> changed) {
    Optional<HeardAs> heard = candidate.heardAs();
    boolean takesBack = changed.isPresent()
        && changed.get().comparison().effect() == Effect.REVERSES
        && heard.equals(Optional.of(HeardAs.CHANGE))
        && candidate.sentences().stream().noneMatch(each -> each.act().isNorm());
    return heard.equals(Optional.of(HeardAs.WITHDRAWAL)) || takesBack;
  }

  /** What holds here only leaves a wider rule in force elsewhere. */
  private static Ruling changed(Candidate candidate, CardPair pair) {
    boolean here = candidate.sentences().stream().anyMatch(each -> each.place() == Place.HERE);
    boolean narrower = pair.card().scope().tier().compareTo(candidate.scope().tier()) > 0;
    return here && narrower
        ? Ruling.exception(id(pair))
        : Ruling.admitted(
            "reversal",
            "a later word of the user takes the place of the earlier: " + pair.becauseSuperseded(),
            List.of(id(pair)),
            List.of());
  }

  private static Ruling unchanged(Candidate candidate, List<CardPair> pairs) {
    HeardAs heard = candidate.heardAs().orElse(HeardAs.MUST);
    boolean adds = pairs.stream().anyMatch(pair -> pair.comparison().effect() == Effect.ADDS);
    if (heard == HeardAs.CHANGE && !adds) {
      return notARule("it speaks to no rule that is here");
    }
    return heard == HeardAs.UNSURE
        ? Ruling.of(
            Decision.SUGGESTED,
            "suggested",
            "it may be a rule; whoever knows can confirm it by `remember`",
            Optional.empty())
        : fresh(List.of());
  }

  private static Ruling notARule(String rule) {
    return Ruling.refused("not_a_rule", rule, Optional.empty());
  }

  private Ruling ofBelief(Candidate candidate, List<CardPair> pairs) {
    Optional<CardPair> same = first(pairs, pair -> pair.isSame(policy));
    if (same.isPresent()) {
      return Ruling.merged(id(same.get()));
    }
    List<CardId> contradicted = pairs.stream()
        .filter(pair -> pair.contradicts(policy))
        .filter(pair -> !pair.card().at().isAfter(candidate.at()))
        .map(Judge::id)
        .toList();
    Optional<CardPair> known = first(pairs, CardPair::isKnown);
    return contradicted.isEmpty() && known.isPresent()
        ? Ruling.refused("not_novel", "a card says all of it", Optional.of(id(known.get())))
        : unsure(candidate).orElseGet(() -> fresh(contradicted));
  }

  private static Optional<Ruling> unsure(Candidate candidate) {
    return candidate
        .heardAs()
        .filter(heard -> heard == HeardAs.UNSURE)
        .map(heard -> unchanged(candidate, List.of()));
  }

  private static Ruling fresh(List<CardId> contradicted) {
    return contradicted.isEmpty()
        ? Ruling.admitted("new", "it is proven and new", List.of(), List.of())
        : Ruling.admitted(
            "contradicts",
            "it gives the same subject another value; both stay, the older one in doubt",
            List.of(),
            contradicted);
  }

  private static Optional<CardPair> first(List<CardPair> all, Predicate<CardPair> which) {
    return all.stream().filter(which).findFirst();
  }

  private static CardId id(CardPair pair) {
    return pair.card().id();
  }
}
