package dev.cairn.engine.recall;

import dev.cairn.card.Card;
import dev.cairn.card.Cards;
import dev.cairn.card.Retirement;
import dev.cairn.card.Status;
import dev.cairn.card.Suggestion;
import dev.cairn.engine.Memory;
import dev.cairn.engine.TextReads;
import dev.cairn.episode.Episode;
import dev.cairn.fault.CairnException;
import dev.cairn.log.Anchor;
import dev.cairn.log.EntryId;
import dev.cairn.log.EvidenceRef;
import dev.cairn.log.Scope;
import dev.cairn.log.TextRef;
import dev.cairn.log.Trust;
import dev.cairn.operation.Cited;
import dev.cairn.operation.ListCards;
import dev.cairn.operation.ListCards.CardStatus;
import dev.cairn.policy.CardPolicy;
import dev.cairn.search.Citations;
import dev.cairn.search.Flags;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Lists cards, or suggestions that wait to be confirmed, page by page and the newest first. */
final class CardLists {
  private static final int PAGE = 50;
  private static final int PAGE_MAX = 500;

  private final Memory memory;
  private final CardPolicy policy;
  private final Citations citations;

  CardLists(Memory memory, CardPolicy policy, Citations citations) {
    this.memory = memory;
    this.policy = policy;
    this.citations = citations;
  }

  ListCards.Answer list(ListCards request, Cards cards, Instant now, long position) {
    int limit = limit(request);
    Optional<ListedCard.Place> after = request.cursor().map(ListedCard.Place::parse);
    List<ListedCard> found = memory.look(() -> rows(request, cards, now)
        .filter(row -> isWanted(request, row))
        .filter(row -> after.map(last -> last.compareTo(row.place()) < 0).orElse(true))
        .sorted(Comparator.comparing(ListedCard::place))
        .limit(limit + 1L)
        .toList());
    List<ListedCard> page = found.subList(0, Math.min(limit, found.size()));
    return new ListCards.Answer(
        items(page),
        found.size() > limit
            ? Optional.of(page.get(limit - 1).place().toString())
            : Optional.empty(),
        position);
  }

  private static int limit(ListCards request) {
    int limit = request.limit().orElse(PAGE);
    if (limit < 1 || limit > PAGE_MAX) {
      throw CairnException.invalid(
          "limit", "limit must lie in [1, " + PAGE_MAX + "], was " + limit);
    }
    return limit;
  }

  private Stream<ListedCard> rows(ListCards request, Cards cards, Instant now) {
    return request.status().equals(Optional.of(CardStatus.SUGGESTED))
        ? cards.suggestions().stream()
            .filter(each -> each.isFresh(now, policy.suggestionDays()))
            .map(each -> ListedCard.of(each.candidate(), scope(each), cards))
        : cards.all().stream().map(card -> ListedCard.of(card, cards, policy));
  }

  /** Where it would hold: what its proposer said, else where its episode ran. */
  private Scope scope(Suggestion suggestion) {
    return suggestion
        .candidate()
        .scope()
        .or(() ->
            memory.state().episodes().find(suggestion.candidate().episode()).map(Episode::scope))
        .orElse(Scope.GLOBAL);
  }

  private static boolean isWanted(ListCards request, ListedCard row) {
    boolean standing = request
        .status()
        .map(row.status()::equals)
        .orElse(row.card().map(Card::inForce).orElse(false));
    return standing
        && request.scope().map(row.scope()::equals).orElse(true)
        && request.kinds().map(kinds -> kinds.contains(row.kind())).orElse(true)
        && request.since().filter(row.place().at()::isBefore).isEmpty();
  }

  /** Those whose words were not erased. */
  private List<ListCards.Item> items(List<ListedCard> page) {
    Map<TextRef, String> said =
        new TextReads(memory).of(page.stream().map(ListedCard::statement).toList());
    Map<EvidenceRef, Cited> cited = citations.of(page.stream()
        .flatMap(row -> row.anchors().stream())
        .map(Anchor::ref)
        .distinct()
        .toList());
    return page.stream()
        .filter(row -> said.containsKey(row.statement()))
        .map(row -> item(row, said.getOrDefault(row.statement(), ""), cited))
        .toList();
  }

  private static ListCards.Item item(
      ListedCard row, String statement, Map<EvidenceRef, Cited> cited) {
    List<Cited> quoted =
        Citations.among(cited, row.anchors().stream().map(Anchor::ref).toList());
    Optional<Cited> words =
        row.card().isPresent() ? Optional.empty() : quoted.stream().findFirst();
    return new ListCards.Item(
        row.id(),
        row.kind(),
        statement,
        row.scope(),
        row.status(),
        row.card().map(card -> flags(card, row, quoted.size())).orElse(List.of()),
        row.card().map(card -> card.content().subject()),
        Trust.lowest(row.anchors().stream().map(Anchor::trust).toList()),
        row.place().at(),
        row.card().flatMap(Card::supersedes),
        row.card().flatMap(Card::retired).flatMap(Retirement::replacement),
        row.card().flatMap(Card::exceptionTo),
        evidence(row),
        words.map(Cited::quote),
        words.map(cite -> confirmation(row, cite)));
  }

  private static List<String> flags(Card card, ListedCard row, int quoted) {
    return Flags.of(card, Status.valueOf(row.status().name()), quoted);
  }

  private static List<EntryId> evidence(ListedCard row) {
    return row.anchors().stream().map(anchor -> anchor.ref().id()).distinct().toList();
  }

  private static String confirmation(ListedCard row, Cited cite) {
    return ("if it should hold, call `remember` with episode %s, kind %s and this quote of entry %s,"
            + " then `consolidate`")
        .formatted(row.episode(), row.kind().label(), cite.id());
  }
}
