package dev.cairn.card.judge;

import dev.cairn.card.Card;
import dev.cairn.card.CardLimits;
import dev.cairn.log.Anchor;
import dev.cairn.log.CandidateId;
import dev.cairn.log.CardId;
import dev.cairn.log.Trust;
import dev.cairn.log.Verdict;
import dev.cairn.log.Verdict.Admission;
import dev.cairn.log.Verdict.Decision;
import dev.cairn.policy.CardPolicy;
import dev.cairn.text.pair.RuleComparer;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.Function;

/** Judges the candidates of one episode against the cards in force, one after another. */
public final class Consolidation {
  /** Raised whenever the same candidates could be judged otherwise. */
  public static final String RULE_VERSION = "cards-6";

  private final CardPolicy policy;
  private final ActiveCards active;
  private final Judge judge;
  private final Function<CandidateId, CardId> ids;
  private long suggestionsLeft;
  private final List<Verdict> verdicts = new ArrayList<>();

  private Consolidation(
      CardPolicy policy,
      Meaning meaning,
      RuleComparer comparer,
      ActiveCards active,
      Function<CandidateId, CardId> ids) {
    this.policy = policy;
    this.active = active;
    this.judge = new Judge(policy, meaning, comparer, active);
    this.ids = ids;
  }

  /**
   * Every candidate's fate, and that of cards put aside for them.
   *
   * @param cards all cards; those out of force are not compared with
   * @param suggestionsMax how many more may be suggested
   * @param ids the name of the card a candidate becomes
   * @param wordings their statements; a card whose words were erased is not compared with
   */
  public static List<Verdict> judge(
      List<Candidate> candidates,
      Collection<Card> cards,
      Map<CardId, Wording> wordings,
      CardPolicy policy,
      Meaning meaning,
      RuleComparer comparer,
      long suggestionsMax,
      Function<CandidateId, CardId> ids) {
    List<ActiveCard> held = new ArrayList<>();
    for (Card card : cards) {
      Wording wording = wordings.get(card.id());
      if (card.inForce() && wording != null) {
        held.add(ActiveCard.of(card, wording, policy));
      }
    }
    Consolidation all = new Consolidation(policy, meaning, comparer, new ActiveCards(held), ids);
    all.suggestionsLeft = suggestionsMax;
    // The user's rules first: what an episode may teach is limited, and they matter most.
    candidates.stream()
        .sorted(Comparator.comparing(candidate -> !candidate.kind().isNormative()))
        .forEach(all::one);
    return List.copyOf(all.verdicts);
  }

  private void one(Candidate candidate) {
    Numbers numbers = new Numbers();
    Ruling ruling = judge.rule(candidate, numbers);
    if (ruling.decision() == Decision.SUGGESTED && suggestionsLeft-- <= 0) {
      ruling = Ruling.refused(
          "episode_cap", "enough is suggested that nobody has confirmed", Optional.empty());
    }
    if (ruling.decision() == Decision.ADMITTED) {
      admit(candidate, ruling, numbers);
    } else {
      if (ruling.decision() == Decision.SUPERSEDED) {
        ruling.card().ifPresent(active::remove);
      }
      add(candidate, ruling, ruling.card(), numbers.all(), Optional.empty());
    }
  }

  private void admit(Candidate candidate, Ruling ruling, Numbers numbers) {
    ruling.supersedes().forEach(active::remove);
    long count = active.count(candidate.kind(), candidate.scope());
    long budget = CardLimits.budget(policy, candidate.kind(), candidate.scope().tier());
    numbers.put("active", (double) count);
    numbers.put("budget", (double) budget);
    Optional<ActiveCard> weakest =
        count < budget ? Optional.empty() : active.weakest(candidate.kind(), candidate.scope());
    if (count >= budget && weakest.isEmpty() && !candidate.kind().isNormative()) {
      Ruling full = Ruling.refused(
          "budget_full", "the budget is full and every card in it is protected", Optional.empty());
      add(candidate, full, Optional.empty(), numbers.all(), Optional.empty());
      return;
    }
    CardId id = ids.apply(candidate.said().candidate());
    add(
        candidate,
        ruling,
        Optional.of(id),
        numbers.all(),
        Optional.of(admission(candidate, ruling)));
    ruling.supersedes().forEach(old -> superseded(candidate, old));
    weakest.ifPresent(out -> makeRoom(candidate, out));
    if (!candidate.kind().isNormative() || Displacement.isSure(candidate, policy)) {
      active.add(ActiveCard.of(id, candidate));
    } else {
      active.addUnsure(ActiveCard.of(id, candidate));
    }
  }

  private static Admission admission(Candidate candidate, Ruling ruling) {
    List<Trust> trust = candidate.said().anchors().stream().map(Anchor::trust).toList();
    String subject = candidate.subject();
    return new Admission(
        candidate.scope(),
        subject,
        subject.isEmpty() ? candidate.kind().label() : Wording.key(subject),
        Trust.lowest(trust),
        ruling.supersedes(),
        ruling.contradicts(),
        ruling.exceptionTo());
  }

  private void superseded(Candidate candidate, CardId old) {
    Ruling ruling = Ruling.of(
        Decision.SUPERSEDED,
        "reversal",
        "a later word of the user takes its place",
        Optional.of(old));
    add(candidate, ruling, Optional.of(old), new Numbers().all(), Optional.empty());
  }

  private void makeRoom(Candidate candidate, ActiveCard out) {
    active.remove(out.id());
    Numbers numbers = new Numbers();
    numbers.put("worth", out.worth());
    Ruling ruling = Ruling.of(
        Decision.ARCHIVED,
        "budget_full",
        "the weakest card makes room: least worth, then longest unseen",
        Optional.of(out.id()));
    add(candidate, ruling, Optional.of(out.id()), numbers.all(), Optional.empty());
  }

  private void add(
      Candidate candidate,
      Ruling ruling,
      Optional<CardId> card,
      SortedMap<String, Double> numbers,
      Optional<Admission> admission) {
    verdicts.add(new Verdict(
        candidate.said().candidate(),
        ruling.decision(),
        card,
        ruling.reason(),
        ruling.rule(),
        numbers,
        admission));
  }
}
