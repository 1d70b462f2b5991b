package dev.cairn.decide;

import dev.cairn.card.Card;
import dev.cairn.card.Status;
import dev.cairn.explain.Explanation;
import dev.cairn.fault.CairnException;
import dev.cairn.log.PackId;
import dev.cairn.operation.MakePack;
import dev.cairn.policy.PackPolicy;
import dev.cairn.policy.Policy;
import dev.cairn.search.CardMatch;
import dev.cairn.search.CardRanked;
import dev.cairn.search.CardRanking;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Makes a pack of cards that were found: chooses by slots, within the budget, and writes it out. */
public final class Packer {
  private static final String SAID =
      "What was learned before, each line with its evidence in brackets.";

  private final Policy policy;
  private final Lines lines;

  public Packer(Policy policy, PackSources sources) {
    this.policy = policy;
    this.lines = new Lines(sources.statements(), sources.citations(), policy.pack(), sources.now());
  }

  /** How many tokens it may have. */
  public static int budget(MakePack request, PackPolicy policy) {
    int budget = request.tokenBudget().orElse((int) policy.tokensDefault());
    if (budget < 1) {
      throw CairnException.invalid(
          "token_budget", "token_budget must be at least 1, was " + budget);
    }
    return budget;
  }

  /** Cards that may be in a pack: what was put aside or superseded never is. */
  public static boolean mayShow(Card card) {
    return card.inForce();
  }

  /** The pack, not yet written down. */
  public MakePack.Answer pack(
      PackId id, Intents.Guess guess, CardRanking ranking, int budget, PackNotes notes) {
    Plan plan = Plan.of(guess.intent(), policy.pack());
    List<Candidate> candidates = candidates(ranking);
    // Read in one go; most packs need no more.
    lines.expect(candidates.stream()
        .limit(2 * policy.pack().cardsMax())
        .map(Candidate::card)
        .toList());
    Purse purse = new Purse(budget);
    boolean framed = purse.pay(Recalled.attributed(SAID, ""));
    Selection selection = new Selection(plan, lines, framed ? purse : new Purse(0));
    selection.fill(candidates);
    String text = text(plan, selection);
    int tokens = Tokens.count(text);
    // Tokens of parts and of the whole may differ by a few where they meet.
    while (tokens > budget && !selection.isEmpty()) {
      selection.drop();
      text = text(plan, selection);
      tokens = Tokens.count(text);
    }
    return new MakePack.Answer(
        id,
        guess.intent(),
        guess.because(),
        plan.order().stream().map(slot -> slot(slot, selection)).toList(),
        text,
        tokens,
        budget,
        notice(selection, candidates, budget, notes),
        notes.position());
  }

  /** In the order of what is left of their scores when doubts are counted in. */
  private List<Candidate> candidates(CardRanking ranking) {
    List<CardRanked> ranked = ranking.ranked();
    List<CardRanked> sorted = new ArrayList<>(ranked);
    sorted.sort(Comparator.comparingDouble(this::score).reversed());
    List<Candidate> candidates = new ArrayList<>(sorted.size());
    for (CardRanked each : sorted) {
      candidates.add(new Candidate(
          each, () -> why(ranking, each), candidates.size(), isRelevant(each.match())));
    }
    return candidates;
  }

  private double score(CardRanked each) {
    return each.status() == Status.NEEDS_RECHECK
        ? policy.pack().recheckFactor() * each.total()
        : each.total();
  }

  private Explanation why(CardRanking ranking, CardRanked each) {
    Explanation why = ranking.why(each);
    return each.status() == Status.NEEDS_RECHECK
        ? Explanation.product(
            "doubted, so it counts less",
            Explanation.leaf(policy.pack().recheckFactor(), "pack.recheck_factor"),
            why)
        : why;
  }

  private boolean isRelevant(CardMatch match) {
    PackPolicy numbers = policy.pack();
    return match.asks() >= numbers.relevantWords()
        || match.says() >= numbers.relevantWords()
        || match.meaning().orElse(0) >= numbers.relevantMeaning()
        || (numbers.related() > 0 && match.related() >= numbers.relevantWords());
  }

  private static String text(Plan plan, Selection selection) {
    if (selection.isEmpty()) {
      return "";
    }
    StringBuilder text = new StringBuilder();
    for (Slot slot : plan.order()) {
      List<Selection.Chosen> chosen = selection.of(slot);
      text.append(chosen.isEmpty() ? "" : Lines.heading(slot));
      chosen.forEach(each -> text.append(each.line().text()));
    }
    return Recalled.attributed(SAID, text.toString());
  }

  private static MakePack.Slot slot(Slot slot, Selection selection) {
    return new MakePack.Slot(
        slot.label(), selection.of(slot).stream().map(Packer::item).toList());
  }

  private static MakePack.Item item(Selection.Chosen chosen) {
    Card card = chosen.candidate().card();
    Explanation why = chosen.candidate().why().get();
    return new MakePack.Item(
        card.id(),
        card.kind(),
        chosen.line().statement(),
        card.scope(),
        chosen.candidate().ranked().status().label(),
        chosen.line().flags(),
        card.content().topicKey(),
        why.value(),
        chosen.line().evidence(),
        chosen.line().text().strip(),
        chosen.because(),
        why);
  }

  private static Optional<String> notice(
      Selection selection, List<Candidate> candidates, int budget, PackNotes notes) {
    if (selection.isEmpty() && !candidates.isEmpty() && selection.shortest() < Integer.MAX_VALUE) {
      return Optional.of("no card fits into %,d tokens; the shortest needs %,d"
          .formatted(budget, selection.shortest() + Tokens.count(Recalled.attributed(SAID, ""))));
    }
    return selection.isEmpty() && notes.shortfall().isEmpty()
        ? Optional.of("nothing was learned yet that speaks to this")
        : notes.shortfall();
  }
}
