package dev.cairn.eval.cards.year;

import dev.cairn.Context;
import dev.cairn.eval.cards.year.Turn.Answered;
import dev.cairn.eval.cards.year.Turn.Opened;
import dev.cairn.eval.cards.year.Turn.Printed;
import dev.cairn.eval.cards.year.Turn.Spoken;
import dev.cairn.eval.cards.year.Turn.Tempted;
import dev.cairn.log.CardKind;
import dev.cairn.log.EntryId;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.Role;
import dev.cairn.log.ToolId;
import dev.cairn.operation.EndEpisode;
import dev.cairn.operation.Evidence;
import dev.cairn.operation.Log;
import dev.cairn.operation.MakePack;
import dev.cairn.operation.Remember;
import dev.cairn.operation.StartEpisode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Plays one episode as a host would: logs what happens, asks for a pack first, checks before it acts. */
final class Stage {
  static final String TOOL = "bash";
  private static final Duration TURN = Duration.ofSeconds(40);

  private final Context context;
  private final Hand clock;
  private final Entries entries;
  private final Relevance relevance;
  private final Scene scene;
  private final Attention attention;
  private final EpisodeId episode;
  private final List<Shown> packs = new ArrayList<>();
  private final List<Repeat> repeats = new ArrayList<>();

  Stage(
      Context context,
      Hand clock,
      Entries entries,
      Relevance relevance,
      Scene scene,
      Attention attention) {
    this.attention = attention;
    this.context = context;
    this.clock = clock;
    this.entries = entries;
    this.relevance = relevance;
    this.scene = scene;
    clock.to(scene.start());
    StartEpisode start = new StartEpisode(
        Optional.of(scene.repo().scope()),
        Optional.of(scene.repo().domain()),
        Optional.of("coder"),
        Optional.of(scene.task()),
        Optional.empty(),
        Optional.empty());
    this.episode = context.startEpisode(start).episode();
  }

  EndEpisode.Ledger play(Shelf shelf) {
    user(Spoken.noise("task", scene.asked()));
    pack(Optional.empty());
    for (Turn turn : scene.turns()) {
      if (turn instanceof Spoken spoken) {
        user(spoken);
      } else if (turn instanceof Answered answered) {
        assistant(answered.text());
      } else if (turn instanceof Opened opened) {
        document(opened);
      } else if (turn instanceof Printed printed) {
        printed(printed);
      } else if (turn instanceof Tempted tempted) {
        new Temptation(context, this, tempted, shelf).play();
      }
    }
    clock.pass(TURN);
    return context.endEpisode(new EndEpisode(episode)).ledger();
  }

  private void user(Spoken spoken) {
    EntryId entry = log(Log.user(episode, spoken.text()));
    entries.add(entry, scene, "user", spoken);
    if (attention != Attention.NONE) {
      spoken.rules().forEach(saying -> remember(saying, entry));
      spoken.fact().ifPresent(told -> remember(told, entry));
    }
  }

  private void remember(Saying saying, EntryId entry) {
    remember(saying.kind(), saying.sentence(), saying.topic(), entry);
  }

  private void remember(Fact.Told told, EntryId entry) {
    remember(CardKind.FACT, told.sentence(), told.fact().subject(), entry);
  }

  private void remember(CardKind kind, String sentence, String subject, EntryId entry) {
    Remember request = Remember.of(episode, kind, sentence, Evidence.quote(entry, sentence));
    context.remember(attention == Attention.SUBJECTS ? request.about(subject) : request);
  }

  private void assistant(String text) {
    entries.add(log(Log.assistant(episode, text)), scene, "assistant", new Answered(text));
  }

  private void document(Opened opened) {
    Log request = new Log(
        episode,
        Role.DOCUMENT,
        opened.text(),
        Optional.empty(),
        Optional.empty(),
        OptionalInt.empty(),
        Optional.of(opened.uri()),
        Optional.empty());
    EntryId entry = log(request);
    entries.add(entry, scene, "document", opened);
    if (attention != Attention.NONE) {
      opened.fact().ifPresent(told -> remember(told, entry));
    }
  }

  private void printed(Printed printed) {
    EntryId entry = run(printed);
    entries.add(entry, scene, "tool", printed);
    if (!printed.ok()) {
      pack(Optional.of(printed.text()));
    }
  }

  /** A planted output: whatever rests on it is of that failure. */
  EntryId printed(Printed printed, Failure failure) {
    EntryId entry = run(printed);
    entries.add(entry, scene, "tool", printed, new Origin.OfFailure(failure, printed.ok()));
    return entry;
  }

  private EntryId run(Printed printed) {
    if (!printed.shown()) {
      assistant("Running `" + printed.command() + "`.");
    }
    return log(Log.tool(episode, TOOL, printed.ok(), printed.output()));
  }

  private EntryId log(Log request) {
    clock.pass(TURN);
    return context.log(request).entry();
  }

  /** Asks what is worth knowing, at the beginning or after something failed. */
  void pack(Optional<String> failed) {
    MakePack plain = MakePack.of(scene.task()).in(episode);
    MakePack request = new MakePack(
        plain.prompt(),
        plain.episode(),
        plain.scope(),
        plain.domain(),
        failed.map(text -> new MakePack.ToolOutput(
            Optional.of(ToolId.parse(TOOL)), Optional.of(false), Optional.of(text))),
        plain.tokenBudget());
    packs.add(relevance.judge(scene, failed.isPresent(), context.pack(request)));
  }

  EpisodeId episode() {
    return episode;
  }

  Scene scene() {
    return scene;
  }

  Entries entries() {
    return entries;
  }

  /** The pack the episode began with. */
  Shown first() {
    return packs.get(0);
  }

  List<Shown> packs() {
    return packs;
  }

  void add(Repeat repeat) {
    repeats.add(repeat);
  }

  List<Repeat> repeats() {
    return repeats;
  }
}
