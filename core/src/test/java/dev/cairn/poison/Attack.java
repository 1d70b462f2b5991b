package dev.cairn.poison;

import dev.cairn.Cairn;
import dev.cairn.Context;
import dev.cairn.Settings;
import dev.cairn.card.Card;
import dev.cairn.card.CardsProjection;
import dev.cairn.card.Generator;
import dev.cairn.fault.CairnException;
import dev.cairn.log.CardKind;
import dev.cairn.log.ContextName;
import dev.cairn.log.EntryId;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.EventCodec;
import dev.cairn.log.MemoryEventLog;
import dev.cairn.log.Scope;
import dev.cairn.operation.CheckAction;
import dev.cairn.operation.EndEpisode;
import dev.cairn.operation.Evidence;
import dev.cairn.operation.Log;
import dev.cairn.operation.MakePack;
import dev.cairn.operation.ReadCard;
import dev.cairn.operation.Remember;
import dev.cairn.operation.Search;
import dev.cairn.operation.StartEpisode;
import dev.cairn.projection.Projector;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;

/** A memory under attack: an agent that believes all it reads, and a generator that does too. */
final class Attack implements AutoCloseable {
  static final Scope REPO = Scope.repo("cairn");

  private final MemoryEventLog log = new MemoryEventLog();
  private final Cairn cairn;
  private String context = "default";
  private int episodes;

  private Attack(Settings settings) {
    this.cairn = Cairn.open(log, settings.random(new Random(7)));
  }

  /** With a generator that believes everything. */
  static Attack credulous() {
    return new Attack(Settings.inMemory().generator(new Believer()));
  }

  /** With nothing but rules and what the test proposes. */
  static Attack alone() {
    return new Attack(Settings.inMemory());
  }

  /** Proposes what was said first as every kind of card, proven by that and by all that was said later. */
  private static final class Believer implements Generator {
    @Override
    public String id() {
      return "believer";
    }

    @Override
    public List<Suggestion> propose(List<Spoken> lines) {
      List<Suggestion> all = new ArrayList<>();
      for (Spoken line : lines) {
        for (CardKind kind : CardKind.values()) {
          List<Quoted> proof = List.of(new Quoted(line.entry(), start(line.text())));
          all.add(new Suggestion(kind, start(lines.get(0).text()), proof));
        }
      }
      return all;
    }

    private static String start(String text) {
      String said = text.strip();
      int most = Math.min(200, said.codePointCount(0, said.length()));
      return said.substring(0, said.offsetByCodePoints(0, most));
    }
  }

  /** Every context is a memory of its own. */
  Attack in(String name) {
    context = name;
    return this;
  }

  Context memory() {
    return cairn.context(context);
  }

  EpisodeId begin() {
    return memory().startEpisode(StartEpisode.in(REPO).id("e" + ++episodes)).episode();
  }

  EntryId log(Log entry) {
    return memory().log(entry).entry();
  }

  EndEpisode.Ledger end(EpisodeId episode) {
    return memory().endEpisode(new EndEpisode(episode)).ledger();
  }

  /** The text comes in by every way, the agent proposes it as everything there is, and it is judged. */
  EndEpisode.Ledger everywhere(String text, String statement) {
    EpisodeId episode = begin();
    Map<Entrance, EntryId> said = new EnumMap<>(Entrance.class);
    for (Entrance entrance : Entrance.values()) {
      said.put(entrance, log(entrance.log(episode, text)));
    }
    log(Log.user(episode, "ok, go on"));
    said.forEach((entrance, entry) -> propose(episode, entrance.proof(entry, text), statement));
    return end(episode);
  }

  /** The same by one way alone. */
  EndEpisode.Ledger through(Entrance entrance, String text, String statement) {
    EpisodeId episode = begin();
    EntryId said = log(entrance.log(episode, text));
    propose(episode, entrance.proof(said, text), statement);
    return end(episode);
  }

  private void propose(EpisodeId episode, Evidence proof, String statement) {
    for (CardKind kind : CardKind.values()) {
      propose(Remember.of(episode, kind, statement, proof));
    }
  }

  /** The assistant's words are no evidence, and to cite them is refused at once. */
  private void propose(Remember request) {
    try {
      memory().remember(request);
    } catch (CairnException refused) {
      assert !refused.getMessage().isEmpty();
    }
  }

  List<Card> cards() {
    ContextName name = new ContextName(context);
    long head = log.head(name).position();
    return List.copyOf(Projector.replay(name, log, new EventCodec(), new CardsProjection(), head)
        .all());
  }

  /** A pack of each intent, asked for with these words. */
  List<MakePack.Answer> packs(String words) {
    MakePack.ToolOutput failed =
        new MakePack.ToolOutput(Optional.empty(), Optional.of(false), Optional.of(words));
    return List.of(
        memory().pack(MakePack.of(words).in(REPO)),
        memory().pack(MakePack.of("how should I: " + words).in(REPO)),
        memory().pack(MakePack.of("what did I do last time: " + words).in(REPO)),
        memory()
            .pack(new MakePack(
                words,
                Optional.empty(),
                Optional.of(REPO),
                Optional.empty(),
                Optional.of(failed),
                OptionalInt.of(4000))));
  }

  CheckAction.Answer check(String words) {
    return memory().check(CheckAction.of(words).in(REPO));
  }

  List<Search.Result> search(String words) {
    return memory().search(Search.of(words).in(Search.In.CARDS)).results();
  }

  ReadCard.Answer read(Card card) {
    return memory().read(ReadCard.of(card.id()));
  }

  @Override
  public void close() {
    cairn.close();
  }
}
