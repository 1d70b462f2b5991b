package dev.cairn.card;

import dev.cairn.fault.CairnException;
import dev.cairn.log.CandidateId;
import dev.cairn.log.CardEvent.CandidateProposed;
import dev.cairn.log.CardId;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.Erased;
import dev.cairn.log.PackId;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.UnaryOperator;

/** All cards of a context in the order they were admitted, what waits to be judged, and who earned credit. */
public final class Cards {
  private final Map<CardId, Card> byId = new LinkedHashMap<>();
  private final List<CardId> arrivals = new ArrayList<>();
  private final Map<EpisodeId, Docket> dockets = new LinkedHashMap<>();
  private final Map<EpisodeId, Credit> credits = new LinkedHashMap<>();
  private final Map<CandidateId, Long> candidates = new LinkedHashMap<>();
  private final Map<PackId, Long> packs = new LinkedHashMap<>();
  private final SortedSet<String> retracted = new TreeSet<>();
  private final Map<CandidateId, Suggestion> suggestions = new LinkedHashMap<>();
  private long userTurns;
  private long version;

  public Optional<Card> find(CardId id) {
    return Optional.ofNullable(byId.get(id));
  }

  public Card card(CardId id) {
    return find(id)
        .orElseThrow(() -> CairnException.notFound(
            "card", "there is no card '" + id + "'; `search` with in=cards finds them"));
  }

  public Collection<Card> all() {
    return Collections.unmodifiableCollection(byId.values());
  }

  public int size() {
    return byId.size();
  }

  /** How often a card came to hold somewhere: when it was admitted, and when it was promoted. */
  public int arrivals() {
    return arrivals.size();
  }

  /** The cards of the arrivals behind the first few, so that an index reads only what is new. */
  public List<Card> arrivals(int from) {
    return arrivals.subList(from, arrivals.size()).stream().map(this::card).toList();
  }

  public Docket docket(EpisodeId episode) {
    return dockets.getOrDefault(episode, Docket.NONE);
  }

  /** Every episode that has or had something for judging. */
  public Map<EpisodeId, Docket> dockets() {
    return Collections.unmodifiableMap(dockets);
  }

  /** Where a candidate was proposed. */
  public OptionalLong candidate(CandidateId id) {
    Long position = candidates.get(id);
    return position == null ? OptionalLong.empty() : OptionalLong.of(position);
  }

  /** Where a pack was handed out. */
  public OptionalLong pack(PackId id) {
    Long position = packs.get(id);
    return position == null ? OptionalLong.empty() : OptionalLong.of(position);
  }

  /** Generators whose proposals were taken out and that have not proposed since. */
  public SortedSet<String> retracted() {
    return Collections.unmodifiableSortedSet(retracted);
  }

  /** The position of the event that last changed a card, or that a card was shown at. */
  public long version() {
    return version;
  }

  /** What was heard but not surely, the oldest first, until somebody confirms it. */
  public Collection<Suggestion> suggestions() {
    return Collections.unmodifiableCollection(suggestions.values());
  }

  /** How many turns of the user there were. */
  public long userTurns() {
    return userTurns;
  }

  /** How many suggestions were made within the last turns of the user. */
  public long suggestedWithin(long turns) {
    return suggestions.values().stream()
        .filter(each -> each.turn() > userTurns - turns)
        .count();
  }

  void suggest(CandidateProposed candidate) {
    suggestions.put(candidate.candidate(), new Suggestion(candidate, userTurns));
  }

  void put(Suggestion suggestion) {
    suggestions.put(suggestion.candidate().candidate(), suggestion);
  }

  /** What rests on the same words of the user as a card that was kept is confirmed by it. */
  void confirm(CandidateProposed kept) {
    suggestions.values().removeIf(each -> each.restsOn(kept.anchors()));
  }

  void heardUser(long turns) {
    userTurns += turns;
  }

  Credit credit(EpisodeId episode) {
    return credits.getOrDefault(episode, Credit.NONE);
  }

  Map<EpisodeId, Credit> credits() {
    return credits;
  }

  Map<CandidateId, Long> candidates() {
    return candidates;
  }

  Map<PackId, Long> packs() {
    return packs;
  }

  void put(Card card, long position) {
    Card before = byId.put(card.id(), card);
    if (before == null || !before.scope().equals(card.scope())) {
      arrivals.add(card.id());
    }
    version = Math.max(version, position);
  }

  void change(CardId id, long position, UnaryOperator<Card> how) {
    // A card of an event that was not imported is nobody's fault here.
    find(id).ifPresent(card -> put(how.apply(card), position));
  }

  void put(EpisodeId episode, Docket docket) {
    dockets.put(episode, docket);
  }

  void put(EpisodeId episode, Credit credit) {
    credits.put(episode, credit);
  }

  void proposed(CandidateId candidate, long position) {
    candidates.put(candidate, position);
  }

  void handedOut(PackId pack, long position) {
    packs.put(pack, position);
  }

  void retract(String generator) {
    suggestions.values().removeIf(each -> each.candidate().proposedBy().equals(generator));
    retracted.add(generator);
  }

  /** Cards that say nothing any more are put aside; what was not judged yet never will be. */
  void erase(Erased erased, long position) {
    erased.cards().forEach(id -> change(id, position, card -> card.shelve(true, position)));
    dockets.replaceAll((episode, docket) -> docket.without(erased.candidates()));
    suggestions.keySet().removeAll(erased.candidates());
  }

  void restore(String generator) {
    retracted.remove(generator);
  }
}
