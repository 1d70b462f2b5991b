package dev.cairn.card.judge;

import dev.cairn.log.CardId;
import dev.cairn.policy.CardPolicy;
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
  private final Likeness likeness;
  private final Proofs proofs;
  private final Bench bench;
  private final Caps caps;

  Judge(CardPolicy policy, Likeness likeness, Bench bench) {
    this.policy = policy;
    this.likeness = likeness;
    this.proofs = new Proofs(policy, likeness);
    this.bench = bench;
    this.caps = new Caps(policy, bench);
  }

  Ruling rule(Candidate candidate, Numbers numbers) {
    Optional<Ruling> lacking = proofs.lacking(candidate, numbers);
    if (lacking.isPresent()) {
      return lacking.get();
    }
    List<Beside> beside = bench.beside(candidate).stream()
        .map(held -> Beside.of(candidate, held, likeness, policy))
        .sorted(Comparator.comparingDouble((Beside each) -> each.comparison().alike())
            .reversed())
        .toList();
    note(beside, numbers);
    Ruling ruling =
        candidate.kind().isNormative() ? ofRule(candidate, beside) : ofBelief(candidate, beside);
    boolean fresh = ruling.card().isEmpty() && ruling.supersedes().isEmpty();
    return fresh ? caps.over(candidate, numbers).orElse(ruling) : ruling;
  }

  private static void note(List<Beside> beside, Numbers numbers) {
    beside.stream().findFirst().ifPresent(likest -> {
      Comparison comparison = likest.comparison();
      numbers.put("lexical", comparison.lexical());
      comparison.cosine().ifPresent(cosine -> numbers.put("cosine", cosine));
      numbers.put("by_meaning", comparison.cosine().isPresent() ? 1 : 0);
    });
  }

  /** A reversed rule is never "not new"; one that is not reversed is never in the way of another. */
  private Ruling ofRule(Candidate candidate, List<Beside> beside) {
    Optional<Beside> same = first(beside, each -> each.isSame(policy));
    List<Beside> otherwise = beside.stream()
        .filter(each -> !each.isSame(policy))
        .filter(each -> each.isOtherwise(candidate))
        .toList();
    Optional<Beside> later = first(otherwise, each -> each.held().at().isAfter(candidate.at()));
    if (later.isPresent()) {
      return Ruling.refused(
          "not_novel", "the user said otherwise later", Optional.of(id(later.get())));
    }
    if (!otherwise.isEmpty() && same.isEmpty()) {
      return Ruling.admitted(
          "reversal",
          "a later word of the user on the same subject takes the place of the earlier",
          otherwise.stream().map(Judge::id).toList(),
          List.of());
    }
    return same.map(each -> Ruling.merged(id(each))).orElseGet(() -> fresh(List.of()));
  }

  private Ruling ofBelief(Candidate candidate, List<Beside> beside) {
    Optional<Beside> same = first(beside, each -> each.isSame(policy));
    if (same.isPresent()) {
      return Ruling.merged(id(same.get()));
    }
    List<CardId> contradicted = beside.stream()
        .filter(each -> each.isOtherwise(candidate))
        .filter(each -> !each.held().at().isAfter(candidate.at()))
        .map(Judge::id)
        .toList();
    Optional<Beside> known = first(beside, each -> each.isKnown(policy));
    return contradicted.isEmpty() && known.isPresent()
        ? Ruling.refused("not_novel", "a card says nearly the same", Optional.of(id(known.get())))
        : fresh(contradicted);
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

  private static Optional<Beside> first(List<Beside> all, Predicate<Beside> which) {
    return all.stream().filter(which).findFirst();
  }

  private static CardId id(Beside beside) {
    return beside.held().id();
  }
}
