package dev.cairn.eval.cards;

import dev.cairn.Cairn;
import dev.cairn.Context;
import dev.cairn.Settings;
import dev.cairn.eval.memory.Conversation;
import dev.cairn.eval.memory.Said;
import dev.cairn.eval.memory.Unit;
import dev.cairn.index.Embedder;
import dev.cairn.log.CardId;
import dev.cairn.log.EpisodeId;
import dev.cairn.operation.Configure;
import dev.cairn.operation.EndEpisode;
import dev.cairn.operation.Log;
import dev.cairn.operation.ReadCard;
import dev.cairn.operation.StartEpisode;
import dev.cairn.operation.Writing;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;

/** One conversation: logged session by session, each consolidated when its last word was said. */
final class CardTrial {
  /** Fixed, so that ids are the same in every run. */
  private static final long SEED = 7;

  private static final Set<String> IN_FORCE = Set.of("active", "needs_recheck");

  private final Conversation conversation;
  private final Map<String, Unit> entries = new HashMap<>();
  private final Map<CardId, ReadCard.Answer> cards = new LinkedHashMap<>();

  CardTrial(Conversation conversation) {
    this.conversation = conversation;
  }

  CardsMeasured run(Optional<Embedder> model, Configure policy) {
    List<Said> said = Said.of(conversation, false);
    Instant end = said.stream().map(Said::at).max(Instant::compareTo).orElseThrow();
    Settings plain =
        Settings.inMemory().clock(InstantSource.fixed(end)).random(new SplittableRandom(SEED));
    try (Cairn cairn = Cairn.open(model.map(plain::embedder).orElse(plain))) {
      Context context = cairn.context("conversation");
      context.configure(policy);
      List<Learned> learned = play(context, said);
      List.copyOf(cards.keySet()).forEach(card -> read(context, card));
      return new CardsMeasured(conversation, learned, List.copyOf(cards.values()), entries);
    }
  }

  private List<Learned> play(Context context, List<Said> said) {
    Map<String, Integer> left = new HashMap<>();
    said.forEach(each -> left.merge(each.unit().session(), 1, Integer::sum));
    Map<String, EpisodeId> episodes = new HashMap<>();
    List<Learned> learned = new ArrayList<>();
    for (Said each : said) {
      String session = each.unit().session();
      Writing writing = Writing.at(each.at());
      EpisodeId episode = episodes.computeIfAbsent(session, name -> start(context, writing));
      Log request = Log.of(episode, each.role(), each.text());
      entries.put(context.log(request, writing).entry().value(), each.unit());
      if (left.merge(session, -1, Integer::sum) == 0) {
        learned.add(learn(context, session, episode, writing));
      }
    }
    return learned;
  }

  private static EpisodeId start(Context context, Writing writing) {
    StartEpisode request = new StartEpisode(
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
    return context.startEpisode(request, writing).episode();
  }

  private Learned learn(Context context, String session, EpisodeId episode, Writing writing) {
    EndEpisode.Ledger ledger =
        context.endEpisode(new EndEpisode(episode), writing).ledger();
    List<ReadCard.Answer> added = new ArrayList<>();
    for (EndEpisode.Decision decision : ledger.decisions()) {
      if (decision.card().isPresent()) {
        CardId id = new CardId(decision.card().get());
        boolean isNew = !cards.containsKey(id);
        ReadCard.Answer card = read(context, id);
        if (isNew) {
          added.add(card);
        }
      }
    }
    return new Learned(session, ledger, added, active());
  }

  private ReadCard.Answer read(Context context, CardId id) {
    ReadCard.Answer card = context.read(ReadCard.of(id));
    cards.put(id, card);
    card.supersedes()
        .filter(old -> IN_FORCE.contains(status(old)))
        .ifPresent(old -> read(context, old));
    return card;
  }

  private String status(CardId id) {
    ReadCard.Answer card = cards.get(id);
    return card == null ? "" : card.status();
  }

  private int active() {
    return (int)
        cards.values().stream().filter(card -> IN_FORCE.contains(card.status())).count();
  }
}
