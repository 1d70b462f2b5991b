package dev.cairn.eval.speed;

import dev.cairn.eval.figure.Figure;
import dev.cairn.eval.figure.Goal;
import java.nio.file.Path;
import java.util.List;

/** Durable appends of 512 bytes through the facade, against bare commits of the same rows. */
final class AppendSpeed implements Measurement {
  private static final int WARM_UP_ROUNDS = 4;
  private static final int TURN = 5;
  private static final double RATIO_MAX = 1.3;

  @Override
  public String name() {
    return "append";
  }

  @Override
  public List<Figure> run(Workbench bench) throws Exception {
    Path folder = bench.folder(name());
    int appends = bench.extent().appends();
    int rounds = WARM_UP_ROUNDS + bench.extent().rounds();
    try (Desk desk = new Desk(folder);
        BareSqlite peer = new BareSqlite(folder.resolve("cairn.db"), bench.folder("bare"))) {
      Stopwatch ours = new Stopwatch();
      Stopwatch bare = new Stopwatch();
      desk.texts(appends).forEach(desk::log);
      for (int round = 0; round < rounds; round++) {
        if (round == WARM_UP_ROUNDS) {
          ours = new Stopwatch();
          bare = new Stopwatch();
        }
        round(desk, desk.texts(appends), peer, ours, bare);
        bench.progress().step(name(), round, rounds);
      }
      return List.of(Figure.of(
              name(),
              "1 writer",
              "time_ratio",
              "a durable append of 512 B / a bare SQLite commit of the same rows",
              ours.samples().over(bare.samples()))
          .goal(Goal.atMost(RATIO_MAX)));
    }
  }

  /**
   * Takes turns every few appends, so that what disturbs the disk disturbs both. The peer writes what Cairn
   * wrote the round before, so that either can begin.
   */
  private static void round(
      Desk desk, List<String> texts, BareSqlite peer, Stopwatch ours, Stopwatch bare)
      throws Exception {
    List<BareSqlite.Rows> rows = peer.take();
    double oursSeconds = 0;
    double bareSeconds = 0;
    for (int from = 0; from < texts.size(); from += TURN) {
      List<String> next = texts.subList(from, Math.min(from + TURN, texts.size()));
      List<BareSqlite.Rows> same = rows.subList(from, from + next.size());
      boolean oursFirst = from / TURN % 2 == 0;
      if (oursFirst) {
        oursSeconds += Stopwatch.seconds(() -> next.forEach(desk::log));
      }
      bareSeconds += Stopwatch.seconds(() -> peer.write(same));
      if (!oursFirst) {
        oursSeconds += Stopwatch.seconds(() -> next.forEach(desk::log));
      }
    }
    ours.add(oursSeconds);
    bare.add(bareSeconds);
  }
}
