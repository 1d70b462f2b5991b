package dev.cairn.decide;

import dev.cairn.card.Card;
import dev.cairn.card.Status;
import dev.cairn.explain.Explanation;
import dev.cairn.explain.Op;
import dev.cairn.log.Anchor;
import dev.cairn.log.CardKind;
import dev.cairn.log.EvidenceRef;
import dev.cairn.log.TextRef;
import dev.cairn.operation.CheckAction.Guard;
import dev.cairn.operation.Cited;
import dev.cairn.policy.PackPolicy;
import dev.cairn.policy.Policy;
import dev.cairn.search.CardLibrary;
import dev.cairn.search.CardMatch;
import dev.cairn.search.CardsFound;
import dev.cairn.search.Citations;
import dev.cairn.search.Flags;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Finds the cards that speak to an action: rules, promises, and what failed when it was tried before. */
public final class Guarding {
  private final CardLibrary library;
  private final Policy policy;
  private final PackSources sources;

  public Guarding(CardLibrary library, Policy policy, PackSources sources) {
    this.library = library;
    this.policy = policy;
    this.sources = sources;
  }

  /** Cards that may guard something. */
  public static boolean mayGuard(Card card) {
    return card.inForce() && card.kind() != CardKind.FACT && card.kind() != CardKind.TACTIC;
  }

  /** One card that speaks to the action, before its evidence is looked up. */
  private record Speaking(
      CardMatch match, Explanation why, String statement, boolean same, boolean forbids) {}

  /** The strongest first: what is forbidden, then what failed when this very command was run. */
  public List<Guard> guards(Action action, CardsFound found) {
    List<CardMatch> near =
        found.matches().stream().filter(match -> mightSpeak(match, action)).toList();
    Map<TextRef, String> said = sources
        .statements()
        .apply(near.stream().map(match -> match.card().content().statement()).toList());
    List<Speaking> all = new ArrayList<>();
    for (CardMatch match : near) {
      String statement = said.get(match.card().content().statement());
      if (statement != null) {
        speaking(match, statement, action).ifPresent(all::add);
      }
    }
    all.sort(Comparator.comparing(Speaking::forbids)
        .thenComparing(Speaking::same)
        .thenComparingDouble(each -> each.why().value())
        .thenComparing(each -> each.match().card().content().createdAt())
        .reversed());
    return shown(all.subList(0, (int) Math.min(all.size(), policy.pack().guardsMax())));
  }

  /** Whether it is worth reading what it says. */
  private boolean mightSpeak(CardMatch match, Action action) {
    // One word can call for a rule; a failure needs more to be the same one.
    boolean near = match.card().kind().isNormative()
        ? match.says() > 0
        : match.says() >= policy.pack().relevantWords();
    return near
        || command(match, action) >= policy.pack().checkCommand()
        || match.meaning().orElse(0) >= policy.pack().checkMeaning();
  }

  private Optional<Speaking> speaking(CardMatch match, String statement, Action action) {
    CardKind kind = match.card().kind();
    Triggers triggers = Triggers.of(statement);
    boolean rule = kind.isNormative();
    boolean forbids = rule && triggers.forbid(action.words());
    // A taste is no guard, unless it says in so many words that this is not wanted.
    if (kind == CardKind.PREFERENCE && !forbids) {
      return Optional.empty();
    }
    boolean called = rule && triggers.calledBy(action.words());
    boolean same = kind == CardKind.NEGATIVE_RESULT && isSame(statement, action);
    List<Explanation> reasons = reasons(match, action, called, same);
    return reasons.isEmpty()
        ? Optional.empty()
        : Optional.of(new Speaking(
            match,
            doubted(match, Explanation.of(Op.MAX, "how it speaks to the action", reasons)),
            statement,
            same,
            forbids));
  }

  private boolean isSame(String statement, Action action) {
    return action.parts().size() >= policy.pack().commandWordsMin()
        && Action.line(statement).contains(action.command());
  }

  private List<Explanation> reasons(CardMatch match, Action action, boolean called, boolean same) {
    PackPolicy numbers = policy.pack();
    double command = command(match, action);
    List<Explanation> reasons = new ArrayList<>();
    if (same) {
      reasons.add(Explanation.leaf(1, "this very command failed before"));
    }
    if (called) {
      reasons.add(Explanation.leaf(1, "the action has all the words that call for it"));
    }
    if (match.says() >= numbers.checkWords()) {
      reasons.add(Explanation.leaf(match.says(), "share of what it is about that the action has"));
    }
    if (command >= numbers.checkCommand()) {
      reasons.add(Explanation.leaf(command, "share of the action's words it has"));
    }
    if (match.meaning().orElse(0) >= numbers.checkMeaning()) {
      reasons.add(Explanation.leaf(match.meaning().orElse(0), "nearness in meaning"));
    }
    return reasons;
  }

  /** The share of the action's words a card has; none if it has one alone, for that may be any word. */
  private double command(CardMatch match, Action action) {
    Set<String> shared = new HashSet<>(action.parts());
    shared.retainAll(library.telling(match));
    return shared.size() < policy.pack().commandWordsMin()
        ? 0
        : (double) shared.size() / action.parts().size();
  }

  private Explanation doubted(CardMatch match, Explanation why) {
    return status(match) == Status.NEEDS_RECHECK
        ? Explanation.product(
            "doubted, so it counts less",
            Explanation.leaf(policy.pack().recheckFactor(), "pack.recheck_factor"),
            why)
        : why;
  }

  private Status status(CardMatch match) {
    return library.status(match, policy.card());
  }

  private List<Guard> shown(List<Speaking> chosen) {
    Map<EvidenceRef, Cited> cited = sources
        .citations()
        .of(chosen.stream()
            .flatMap(each -> each.match().card().proof().anchors().stream())
            .map(Anchor::ref)
            .toList());
    return chosen.stream().map(each -> guard(each, cited)).toList();
  }

  private Guard guard(Speaking each, Map<EvidenceRef, Cited> cited) {
    Card card = each.match().card();
    List<Cited> evidence =
        Citations.among(cited, card.proof().anchors().stream().map(Anchor::ref).toList());
    return new Guard(
        card.id(),
        card.kind(),
        each.statement(),
        card.scope(),
        status(each.match()).label(),
        Flags.of(card, status(each.match()), evidence.size()),
        each.forbids(),
        each.why().value(),
        evidence,
        each.why());
  }
}
