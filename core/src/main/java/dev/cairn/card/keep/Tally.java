package dev.cairn.card.keep;

import dev.cairn.card.Assessment;
import dev.cairn.card.Card;
import dev.cairn.card.Cards;
import dev.cairn.card.CardsProjection;
import dev.cairn.log.CardEvent.OutcomeRecorded;
import dev.cairn.log.CardEvent.PackShown;
import dev.cairn.log.CardKind;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.LogEvent;
import dev.cairn.log.LogEvent.EntryLogged;
import dev.cairn.log.LogEvent.EpisodeStarted;
import dev.cairn.log.OutcomeType;
import dev.cairn.log.Recorded;
import dev.cairn.log.Role;
import dev.cairn.policy.CardPolicy;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** What the gates look at, counted from the events of a log. */
public final class Tally {
  private static final Duration WEEK = ChronoUnit.WEEKS.getDuration();

  private final Instant now;
  private final Instant before;
  private final CardPolicy policy;
  private final CardsProjection projection = new CardsProjection();
  private final Cards then = new Cards();
  private final Cards today = new Cards();
  private final Set<EpisodeId> packed = new HashSet<>();
  private final Map<EpisodeId, Set<Boolean>> outcomes = new HashMap<>();
  private final Set<EpisodeId> corrected = new HashSet<>();
  private long weekEpisodes;
  private long weekEvents;

  /** Growth is counted from {@code before} to {@code now}. */
  public Tally(Instant before, Instant now, CardPolicy policy) {
    this.before = before;
    this.now = now;
    this.policy = policy;
  }

  public void add(Recorded recorded) {
    LogEvent event = recorded.event();
    if (event.at().isAfter(now)) {
      return;
    }
    projection.apply(today, recorded);
    if (!event.at().isAfter(before)) {
      projection.apply(then, recorded);
    }
    if (event.at().isAfter(now.minus(WEEK))) {
      weekEvents++;
      weekEpisodes += event instanceof EpisodeStarted ? 1 : 0;
    }
    outcome(event);
  }

  private void outcome(LogEvent event) {
    if (event instanceof PackShown pack) {
      pack.episode().ifPresent(packed::add);
    } else if (event instanceof EntryLogged entry && entry.role() == Role.TOOL) {
      entry.ok().ifPresent(ok -> turnedOut(entry.episode(), ok));
    } else if (event instanceof OutcomeRecorded outcome) {
      boolean said = outcome.type() == OutcomeType.USER_CONFIRMED_HELPFUL
          || outcome.type() == OutcomeType.USER_CORRECTED;
      if (said || !outcome.anchors().isEmpty()) {
        turnedOut(outcome.episode(), outcome.type().isGood());
      }
      if (outcome.type() == OutcomeType.USER_CORRECTED) {
        corrected.add(outcome.episode());
      }
    }
  }

  private void turnedOut(EpisodeId episode, boolean well) {
    outcomes.computeIfAbsent(episode, any -> new HashSet<>()).add(well);
  }

  /** Episodes with a pack whose outcome is known. */
  long judged() {
    return packed.stream().filter(outcomes::containsKey).count();
  }

  /** Those of them in which something turned out well and the user corrected nothing. */
  long good() {
    return packed.stream()
        .filter(episode -> outcomes.getOrDefault(episode, Set.of()).contains(true))
        .filter(episode -> !corrected.contains(episode))
        .count();
  }

  long packed() {
    return packed.size();
  }

  long corrected() {
    return packed.stream().filter(corrected::contains).count();
  }

  long weekEpisodes() {
    return weekEpisodes;
  }

  long weekEvents() {
    return weekEvents;
  }

  long activeThen() {
    return then.all().stream().filter(Card::inForce).count();
  }

  long activeNow() {
    return today.all().stream().filter(Card::inForce).count();
  }

  double utilityThen() {
    return utility(then);
  }

  double utilityNow() {
    return utility(today);
  }

  /** Of tactics that were ever credited: the others say nothing of learning. */
  private double utility(Cards cards) {
    return cards.all().stream()
        .filter(card -> card.kind() == CardKind.TACTIC && card.inForce())
        .filter(card -> card.use().wins() + card.use().losses() > 0)
        .mapToDouble(card -> new Assessment(card, policy).utility().value())
        .average()
        .orElse(0);
  }

  long tacticsCredited() {
    return today.all().stream()
        .filter(card -> card.kind() == CardKind.TACTIC && card.inForce())
        .filter(card -> card.use().wins() + card.use().losses() > 0)
        .count();
  }
}
