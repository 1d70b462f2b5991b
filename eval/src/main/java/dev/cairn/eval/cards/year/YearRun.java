package dev.cairn.eval.cards.year;

import dev.cairn.Cairn;
import dev.cairn.Context;
import dev.cairn.Settings;
import dev.cairn.eval.Progress;
import dev.cairn.eval.cards.year.Saying.Act;
import dev.cairn.index.Embedder;
import dev.cairn.log.CardKind;
import dev.cairn.operation.Compact;
import dev.cairn.operation.Configure;
import dev.cairn.operation.Embed;
import dev.cairn.operation.EndEpisode;
import dev.cairn.operation.Reading;
import dev.cairn.operation.Status;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;

/** Plays a year through the facade and writes down what it sees. */
public final class YearRun {
  private static final int DAYS_A_WEEK = 7;

  private final Year year;
  private final Optional<Embedder> model;
  private final Configure policy;
  private final Attention attention;
  private final Progress progress;
  private final Seen.Notes notes = new Seen.Notes();

  public YearRun(
      Year year,
      Optional<Embedder> model,
      Configure policy,
      Attention attention,
      Progress progress) {
    this.year = year;
    this.model = model;
    this.policy = policy;
    this.attention = attention;
    this.progress = progress;
  }

  public Seen play() {
    Hand clock = new Hand(Year.BEGIN);
    Settings plain = Settings.inMemory().clock(clock).random(new SplittableRandom(year.seed()));
    try (Cairn cairn = Cairn.open(model.map(plain::embedder).orElse(plain))) {
      Context context = cairn.context("year");
      context.configure(policy);
      Entries entries = new Entries();
      Shelf shelf = new Shelf(context, entries);
      Relevance relevance = new Relevance(year, entries);
      List<Scene> scenes = year.scenes();
      for (int i = 0; i < scenes.size(); i++) {
        play(context, clock, entries, relevance, shelf, scenes.get(i));
        boolean last = i + 1 == scenes.size();
        if (last || week(scenes.get(i)) != week(scenes.get(i + 1))) {
          shelf.refresh();
          notes.weeks.add(week(context, shelf, scenes.get(i)));
        }
        if (last || month(scenes.get(i)) != month(scenes.get(i + 1))) {
          tidy(context, shelf);
        }
        progress.step("episodes", i + 1L, scenes.size());
      }
      shelf.refresh();
      return notes.of(year, shelf.all());
    }
  }

  private void play(
      Context context, Hand clock, Entries entries, Relevance relevance, Shelf shelf, Scene scene) {
    Stage stage = new Stage(context, clock, entries, relevance, scene, attention);
    EndEpisode.Ledger ledger = stage.play(shelf);
    if (model.isPresent()) {
      // Packs by meaning must not depend on how far a thread has come.
      context.embed(new Embed(), dev.cairn.operation.Progress.NONE);
    }
    shelf.learn(ledger);
    notes.ledgers.add(ledger);
    notes.packs.addAll(stage.packs());
    notes.repeats.addAll(stage.repeats());
    scene.needed().ifPresent(told -> notes.needed.add(Needed.of(told, stage.first())));
    year.sayings().stream()
        .filter(saying -> saying.scene() == scene.number())
        .forEach(saying -> notes.kept.add(kept(saying, shelf)));
  }

  private static Kept kept(Saying saying, Shelf shelf) {
    List<Held> citing = shelf.inForce().stream()
        .filter(held -> held.kind().isNormative() && held.restsOn(saying))
        .toList();
    boolean kindRight = citing.stream().anyMatch(held -> held.kind() == saying.kind());
    Optional<Kept.Reversal> reversal =
        Optional.of(saying).filter(it -> it.act() == Act.REVERSED).map(it -> reversal(it, shelf));
    return new Kept(saying, !citing.isEmpty(), kindRight, reversal);
  }

  /** The old rule lives in cards that rest on its words; one that also rests on the new words was not replaced. */
  private static Kept.Reversal reversal(Saying reversing, Shelf shelf) {
    List<Held> old = shelf.all().stream()
        .filter(held -> held.kind().isNormative())
        .filter(held -> held.origins().stream()
            .anyMatch(origin -> origin instanceof Origin.OfRule of
                && of.saying().rule() == reversing.rule()
                && of.saying().act() != Act.REVERSED))
        .toList();
    return new Kept.Reversal(!old.isEmpty(), old.stream().noneMatch(Held::inForce));
  }

  private Week week(Context context, Shelf shelf, Scene scene) {
    Map<CardKind, Integer> active = new EnumMap<>(CardKind.class);
    shelf.inForce().forEach(held -> active.merge(held.kind(), 1, Integer::sum));
    long stated = year.sayings().stream()
        .filter(saying -> saying.act() != Act.REPEATED && saying.scene() <= scene.number())
        .map(Saying::rule)
        .distinct()
        .count();
    return new Week(week(scene), active, (int) stated, lessons(scene), fill(context, shelf));
  }

  private int lessons(Scene until) {
    return (int) year.scenes().stream()
        .filter(scene -> scene.number() <= until.number())
        .flatMap(scene -> scene.turns().stream())
        .filter(Turn::isLesson)
        .count();
  }

  /** The budgets as the policy in force has them. */
  private static double fill(Context context, Shelf shelf) {
    Map<String, Object> values =
        context.status(new Status(), Reading.LATEST).policy().values();
    double fullest = 0;
    for (Map.Entry<String, Integer> place : shelf.places().entrySet()) {
      String[] scopeAndKind = place.getKey().split(" ", -1);
      String tier = scopeAndKind[0].split(":", -1)[0];
      String kind = scopeAndKind[1].replace("_result", "");
      Object budget = values.get("card.budget_" + kind + "_" + tier);
      if (!(budget instanceof Number most)) {
        throw new IllegalStateException("no budget for " + place.getKey());
      }
      fullest = Math.max(fullest, place.getValue() / most.doubleValue());
    }
    return fullest;
  }

  private void tidy(Context context, Shelf shelf) {
    Compact.Answer tidied = context.compact(new Compact(Optional.empty()));
    notes.archived += tidied.archived().size();
    notes.merged += tidied.merged().size();
    shelf.learn(tidied);
  }

  private static int week(Scene scene) {
    return (int) Duration.between(Year.BEGIN, scene.start()).toDays() / DAYS_A_WEEK;
  }

  private static int month(Scene scene) {
    Instant start = scene.start();
    return start.atOffset(ZoneOffset.UTC).getMonthValue();
  }
}
