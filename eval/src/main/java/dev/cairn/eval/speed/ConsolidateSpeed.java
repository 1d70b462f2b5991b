package dev.cairn.eval.speed;

import dev.cairn.Cairn;
import dev.cairn.Context;
import dev.cairn.eval.cards.year.Lines;
import dev.cairn.eval.cards.year.Year;
import dev.cairn.eval.figure.Figure;
import dev.cairn.eval.figure.Goal;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.Scope;
import dev.cairn.operation.Consolidate;
import dev.cairn.operation.Log;
import dev.cairn.operation.StartEpisode;
import java.util.List;

/**
 * Learning from an episode of 200 entries without a model, held against the second a user may wait at its end,
 * and against logging the same entries durably. The store keeps what the rounds before it taught, so each round
 * has more cards to compare with.
 */
final class ConsolidateSpeed implements Measurement {
  private static final int ENTRIES = 200;
  private static final int WARM_UP_ROUNDS = 2;
  private static final int YEAR_DAYS = 120;
  private static final double LIMIT_SECONDS = 1;

  @Override
  public String name() {
    return "consolidate";
  }

  @Override
  public List<Figure> run(Workbench bench) throws Exception {
    Lines lines = Lines.of(Year.of(Texts.SEED, YEAR_DAYS));
    Stopwatch learning = new Stopwatch();
    Stopwatch logging = new Stopwatch();
    int rounds = WARM_UP_ROUNDS + bench.extent().rounds();
    try (Cairn cairn = Cairn.open(bench.folder(name()))) {
      Context context = cairn.context("default");
      for (int round = 0; round < rounds; round++) {
        if (round == WARM_UP_ROUNDS) {
          learning = new Stopwatch();
          logging = new Stopwatch();
        }
        EpisodeId episode =
            context.startEpisode(StartEpisode.in(Scope.repo("speed"))).episode();
        List<Log> entries = lines.next(ENTRIES, episode);
        logging.time(() -> entries.forEach(context::log));
        learning.time(() -> context.consolidate(new Consolidate(episode)));
        bench.progress().step(name(), round, rounds);
      }
    }
    return List.of(
        Figure.of(
                name(),
                ENTRIES + " entries",
                "share_of_limit",
                "learning from an episode without a model / the second a user may wait",
                learning.samples().with(learning.samples(), (taken, same) -> taken / LIMIT_SECONDS))
            .goal(Goal.atMost(1)),
        Figure.of(
            name(),
            ENTRIES + " entries",
            "time_ratio_to_logging",
            "learning from an episode / logging its entries durably",
            learning.samples().over(logging.samples())));
  }
}
