package dev.cairn.eval.speed;

import dev.cairn.Cairn;
import dev.cairn.Context;
import dev.cairn.eval.figure.Figure;
import dev.cairn.eval.figure.Goal;
import dev.cairn.eval.figure.Growth;
import dev.cairn.eval.figure.Samples;
import dev.cairn.log.CardKind;
import dev.cairn.log.ContextName;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.EventLog;
import dev.cairn.log.Scope;
import dev.cairn.operation.CheckAction;
import dev.cairn.operation.StartEpisode;
import dev.cairn.store.sqlite.SqliteEventLog;
import dev.cairn.store.sqlite.SqliteOptions;
import dev.cairn.text.SentenceVectors;
import dev.cairn.text.sentence.SentenceReader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/**
 * Reading by words alone, in time of the processor: a long turn and a check beside many rules, each against the time it
 * may take; and how the reading of hostile texts grows with their length, because a user who pastes a log must
 * not wait for its square.
 */
final class ReadingSpeed implements Measurement {
  private static final int WORDS = 2_000;
  private static final double TURN_SECONDS = 0.020;
  private static final int RULES = 500;
  private static final double CHECK_SECONDS = 0.005;
  private static final List<Integer> HOSTILE_CHARS = List.of(100_000, 300_000, 1_000_000);
  private static final double EXPONENT_MAX = 1.2;
  private static final int PIECES_A_ROUND = 10;
  private static final int WARM_UP_ROUNDS = 30;
  private static final int HOSTILE_WARM_UP_ROUNDS = 5;
  private static final int HOSTILE_ROUNDS = 5;
  private static final Scope SCOPE = Scope.repo("reading");
  private static final EpisodeId EPISODE = new EpisodeId("reading");

  private final SentenceReader reader = SentenceReader.shipped();

  @Override
  public String name() {
    return "reading";
  }

  @Override
  public List<Figure> run(Workbench bench) throws Exception {
    List<Figure> figures = new ArrayList<>();
    figures.add(turn(bench));
    figures.add(check(bench));
    for (HostileText text : HostileText.values()) {
      bench.progress().say("  reading: " + text);
      figures.addAll(hostile(text));
    }
    return figures;
  }

  /** Another turn in every round: nothing that was read is read again. */
  private Figure turn(Workbench bench) throws Exception {
    SpokenTurns turns = new SpokenTurns();
    Samples taken = samples(bench.extent().rounds(), WARM_UP_ROUNDS, PIECES_A_ROUND, () -> {
      String turn = turns.next(WORDS);
      return () -> reader.read(turn, SentenceVectors.NONE);
    });
    return ofLimit("a turn of 2,000 words", "reading a turn / 20 ms", taken, TURN_SECONDS);
  }

  private Figure check(Workbench bench) throws Exception {
    Path folder = bench.folder(name());
    try (Cairn cairn = Cairn.open(folder)) {
      Context context = cairn.context(ContextName.DEFAULT.value());
      context.startEpisode(StartEpisode.in(SCOPE).id(EPISODE.value()));
      SpokenTurns turns = new SpokenTurns();
      try (EventLog log = SqliteEventLog.open(folder.resolve("cairn.db"), SqliteOptions.DEFAULT)) {
        new CardFilling(log, ContextName.DEFAULT, SCOPE, EPISODE)
            .write(CardKind.CONSTRAINT, turns.sentences(RULES));
      }
      Samples taken = samples(bench.extent().rounds(), WARM_UP_ROUNDS, PIECES_A_ROUND, () -> {
        CheckAction asked = CheckAction.of(turns.sentences(1).get(0)).in(SCOPE);
        return () -> context.check(asked);
      });
      return ofLimit("a check with 500 rules", "check of an action / 5 ms", taken, CHECK_SECONDS);
    }
  }

  private Figure ofLimit(String group, String says, Samples taken, double limit) {
    Samples share = taken.with(taken, (seconds, same) -> seconds / limit);
    return Figure.of(name(), group, "cpu_share_of_limit", says + " of the processor", share)
        .goal(Goal.atMost(1));
  }

  private List<Figure> hostile(HostileText text) throws Exception {
    TreeMap<Long, Samples> bySize = new TreeMap<>();
    for (int chars : HOSTILE_CHARS) {
      String made = text.ofChars(chars);
      bySize.put(
          (long) chars,
          samples(
              HOSTILE_ROUNDS,
              HOSTILE_WARM_UP_ROUNDS,
              1,
              () -> () -> reader.read(made, SentenceVectors.NONE)));
    }
    Samples longest = bySize.lastEntry().getValue();
    return List.of(
        Figure.of(
                name(),
                text.toString(),
                "cpu_exponent",
                "growth from 100 k to 1 M characters; 1 is linear",
                new Growth(bySize).exponent(),
                HOSTILE_ROUNDS)
            .goal(Goal.atMost(EXPONENT_MAX)),
        Figure.of(
            name(), text.toString(), "cpu_seconds", "reading 1 M characters, in seconds", longest));
  }

  /** Prepares a piece of work, which is not timed, and gives it. */
  @FunctionalInterface
  private interface Prepared {
    Stopwatch.Work next() throws Exception;
  }

  /** The mean of the pieces of each round. */
  private static Samples samples(int rounds, int warmUp, int pieces, Prepared prepared)
      throws Exception {
    Stopwatch watch = new Stopwatch();
    for (int round = -warmUp; round < rounds; round++) {
      double taken = 0;
      for (int piece = 0; piece < pieces; piece++) {
        taken += CpuWatch.seconds(prepared.next());
      }
      if (round >= 0) {
        watch.add(taken / pieces);
      }
    }
    return watch.samples();
  }
}
