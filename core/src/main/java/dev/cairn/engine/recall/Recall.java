package dev.cairn.engine.recall;

import dev.cairn.card.Card;
import dev.cairn.card.Cards;
import dev.cairn.decide.Guards;
import dev.cairn.decide.PackSources;
import dev.cairn.engine.Limits;
import dev.cairn.engine.Memory;
import dev.cairn.episode.Episode;
import dev.cairn.fault.CairnException;
import dev.cairn.index.Telling;
import dev.cairn.index.vector.Embeddings;
import dev.cairn.log.CardId;
import dev.cairn.log.Channel;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.EventCodec;
import dev.cairn.log.Head;
import dev.cairn.log.Scope;
import dev.cairn.operation.CheckAction;
import dev.cairn.operation.ListCards;
import dev.cairn.operation.MakePack;
import dev.cairn.operation.ReadCard;
import dev.cairn.operation.Reading;
import dev.cairn.operation.Search;
import dev.cairn.operation.Writing;
import dev.cairn.policy.Policy;
import dev.cairn.search.CardLibrary;
import dev.cairn.search.CardQuestion;
import dev.cairn.search.CardSearch;
import dev.cairn.search.CardSense;
import dev.cairn.search.CardsFound;
import dev.cairn.search.Citations;
import dev.cairn.search.EvidenceEntries;
import dev.cairn.search.Merged;
import dev.cairn.search.SearchRequest;
import dev.cairn.search.Where;
import dev.cairn.text.Readers;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** The operations that bring back what was learned. */
public final class Recall implements AutoCloseable {
  private final Memory memory;
  private final EventCodec codec;
  private final CardShelves shelves;
  private final EntryReads entries;
  private final GuardReads guards;
  private final Domains domains = new Domains();

  public Recall(Memory memory, EventCodec codec, Optional<Embeddings> embeddings, Readers readers) {
    this.memory = memory;
    this.codec = codec;
    this.shelves = new CardShelves(memory, embeddings);
    this.entries = new EntryReads(memory);
    this.guards = new GuardReads(memory, shelves, embeddings, readers);
  }

  /** The cards a question is asked of: those there are, or those there were. */
  public record View(CardLibrary library, Cards cards, boolean past) {}

  public Search.Answer search(Search request, Reading reading) {
    Head head = memory.seen(reading);
    request.episode().ifPresent(this::episode);
    Policy policy = policy();
    SearchRequest checked = SearchRequest.check(request, reading, policy);
    Search.Answer told = entries.of(request, reading, head, policy);
    if (!checked.wantsCards()) {
      return told;
    }
    View view = view(reading, head);
    List<Search.Result> cards = cards(request, checked, reading, view, policy);
    List<Search.Result> all =
        new Merged(request.query(), policy).of(cards, told.results(), checked.limit());
    note(request.episode(), Channel.SEARCH, shown(all), reading);
    return new Search.Answer(
        all, told.position(), told.unseen(), told.notice().or(() -> shortfall(view)));
  }

  private List<Search.Result> cards(
      Search request, SearchRequest checked, Reading reading, View view, Policy policy) {
    CardQuestion question = new CardQuestion(
        Telling.words(request.query(), (int) policy.search().queryWordsMax()),
        sense(view, request.query()),
        where(request.scope(), request.domain(), Optional.empty()),
        counts(request),
        now(reading));
    CardsFound found = memory.look(() -> view.library().find(question, policy));
    return new CardSearch(view.library(), shelves::texts, citations(known(false)))
        .results(found, policy, checked.limit());
  }

  private static Predicate<Card> counts(Search request) {
    Set<?> kinds = request.kinds().map(Set::copyOf).orElse(Set.of());
    boolean archived = request.includeArchived().orElse(true);
    return card -> (kinds.isEmpty() || kinds.contains(card.kind()))
        && (archived || !card.archived())
        && request.since().filter(card.content().createdAt()::isBefore).isEmpty()
        && request
            .until()
            .filter(until -> !card.content().createdAt().isBefore(until))
            .isEmpty();
  }

  private static List<CardId> shown(List<Search.Result> results) {
    return results.stream()
        .filter(result -> result.type().equals(Search.Result.CARD))
        .map(result -> new CardId(result.id()))
        .toList();
  }

  public MakePack.Answer pack(MakePack request, Reading reading) {
    return new Packs(memory, this).pack(request, reading);
  }

  public CheckAction.Answer check(CheckAction request, Reading reading) {
    Head head = memory.seen(reading);
    request.episode().ifPresent(this::episode);
    Policy policy = policy();
    if (request.action().isBlank()) {
      throw CairnException.invalid("action", "action is empty; say what is about to be done");
    }
    Limits.text("action", request.action(), policy.log().entryBytesMax());
    request.error().ifPresent(error -> Limits.text("error", error, policy.log().entryBytesMax()));
    View view = view(reading, head);
    Where where = where(request.scope(), request.domain(), request.episode());
    GuardReads.Spoken spoken = guards.of(request, where, view.cards());
    // Where nothing speaks to it there is nothing to cite, and the entries need not be looked at.
    List<CheckAction.Guard> guarding = spoken.matches().isEmpty()
        ? List.of()
        : new Guards(policy, sources(reading), spoken.cards()).of(spoken.matches());
    note(
        request.episode(),
        Channel.CHECK,
        guarding.stream().map(CheckAction.Guard::id).toList(),
        reading);
    return CheckAction.Answer.of(guarding, shortfall(view), head.position())
        .whileDamaged(memory.damage().notice());
  }

  public ReadCard.Answer read(ReadCard request, Reading reading) {
    Head head = memory.seen(reading);
    request.episode().ifPresent(this::episode);
    View view = view(reading, head);
    Card card = memory.look(() -> view.cards().card(request.card()));
    ReadCard.Answer answer = new CardReader(memory, codec, shelves, citations(), policy())
        .read(card, view.cards(), head.position());
    note(request.episode(), Channel.EXPLICIT_READ, List.of(card.id()), reading);
    return answer;
  }

  public ListCards.Answer list(ListCards request, Reading reading) {
    Head head = memory.seen(reading);
    return new CardLists(memory, policy().card(), citations())
        .list(request, cards(reading, head), now(reading), head.position());
  }

  private Cards cards(Reading reading, Head head) {
    return reading
        .asOf()
        .map(then -> PastCards.at(then, memory, codec, head.position()))
        .orElseGet(() -> memory.look(() -> memory.state().cards()));
  }

  /** Whoever reads at another time is shown things at that time. */
  public static Writing dated(Reading reading) {
    return reading.now().map(Writing::at).orElse(Writing.NOW);
  }

  public Instant now(Reading reading) {
    return reading.now().orElseGet(memory.recorder()::now);
  }

  public PackSources sources(Reading reading) {
    return new PackSources(shelves::texts, citations(known(true)), now(reading));
  }

  /** Waits until every card can be found by its meaning. */
  public void await() {
    shelves.await();
  }

  public View view(Reading reading, Head head) {
    if (reading.asOf().isPresent()) {
      Cards then = PastCards.at(reading.asOf().get(), memory, codec, head.position());
      return new View(shelves.of(then), then, true);
    }
    return new View(shelves.library(), memory.look(() -> memory.state().cards()), false);
  }

  /** By meaning only as things are: what had been placed by then nobody knows. */
  public CardSense sense(View view, String question) {
    boolean useless = view.past() || view.library().size() == 0 || question.isBlank();
    return useless ? CardSense.NONE : shelves.sense(question);
  }

  public Optional<String> shortfall(View view) {
    return view.past() || view.library().size() == 0 ? Optional.empty() : shelves.shortfall();
  }

  /** The place that was named, else that of the episode, else anywhere. */
  public Where where(Optional<Scope> scope, Optional<String> domain, Optional<EpisodeId> episode) {
    Optional<Episode> in = episode.map(this::episode);
    Optional<Scope> asked = scope.or(() -> in.map(Episode::scope));
    Optional<String> named = domain
        .map(SearchRequest::domain)
        .or(() -> scope.isPresent() ? Optional.empty() : in.flatMap(Episode::domain));
    if (asked.isEmpty() && named.isEmpty()) {
      return Where.ANYWHERE;
    }
    Optional<Scope> repo = asked.filter(it -> it.tier() == Scope.Tier.REPO);
    Set<String> within = asked
        .filter(it -> it.tier() == Scope.Tier.DOMAIN)
        .map(Scope::name)
        .or(() -> named)
        .map(Set::of)
        .orElseGet(() -> repo.map(this::domains).orElse(Set.of()));
    return new Where(repo, within, false);
  }

  private Set<String> domains(Scope repo) {
    return memory.look(() -> domains.of(repo, memory.state().episodes()));
  }

  public Episode episode(EpisodeId id) {
    return memory.look(() -> memory.state().episode(id));
  }

  public Policy policy() {
    return memory.look(() -> memory.state().policy().policy());
  }

  private Citations citations() {
    return citations(known(true));
  }

  private Citations citations(EvidenceEntries entries) {
    return new Citations(memory.name(), memory.log(), entries);
  }

  private EvidenceEntries known(boolean waits) {
    return new KnownEntries(memory, memory.projector().head(), waits);
  }

  /** What was shown is telemetry: if it cannot be written, the answer is given all the same. */
  public void note(
      Optional<EpisodeId> episode, Channel channel, List<CardId> cards, Reading reading) {
    if (episode.isEmpty() || cards.isEmpty() || reading.asOf().isPresent()) {
      return;
    }
    try {
      memory.record(
          new CardsShownWrite(memory.state(), episode.get(), channel, cards, dated(reading)));
    } catch (CairnException e) {
      // A store that cannot be written says so to whoever writes.
      return;
    }
  }

  public long footprint() {
    return shelves.footprint();
  }

  @Override
  public void close() {
    shelves.close();
  }
}
