package dev.cairn.eval.speed;

import dev.cairn.eval.figure.Figure;
import dev.cairn.eval.figure.Goal;
import dev.cairn.eval.figure.Samples;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Group commit: 64 writers that each wait for their answer, against the rate of one. */
final class WritersSpeed implements Measurement {
  private static final int WRITERS = 64;
  private static final int WARM_UP_ROUNDS = 3;
  private static final double RATIO_MIN = 10;

  @Override
  public String name() {
    return "writers";
  }

  @Override
  public List<Figure> run(Workbench bench) throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(WRITERS);
    try (Desk desk = new Desk(bench.folder(name()))) {
      Stopwatch one = new Stopwatch();
      Stopwatch many = new Stopwatch();
      int rounds = WARM_UP_ROUNDS + bench.extent().rounds();
      for (int round = 0; round < rounds; round++) {
        if (round == WARM_UP_ROUNDS) {
          one = new Stopwatch();
          many = new Stopwatch();
        }
        List<String> alone = desk.texts(bench.extent().appends());
        List<List<String>> shares = shares(desk, bench.extent().appendsPerWriter());
        one.time(() -> alone.forEach(desk::log));
        many.time(() -> together(threads, desk, shares));
        bench.progress().step(name(), round, rounds);
      }
      return List.of(figure(
          rate(many.samples(), WRITERS * bench.extent().appendsPerWriter()),
          rate(one.samples(), bench.extent().appends())));
    } finally {
      threads.shutdown();
    }
  }

  private Figure figure(Samples many, Samples one) {
    return Figure.of(
            name(),
            WRITERS + " writers",
            "rate_ratio",
            "durable appends per second of 64 waiting writers / of one",
            many.over(one))
        .goal(Goal.atLeast(RATIO_MIN));
  }

  private static Samples rate(Samples seconds, int appends) {
    return seconds.with(seconds, (taken, same) -> appends / taken);
  }

  private static List<List<String>> shares(Desk desk, int each) {
    List<List<String>> shares = new ArrayList<>();
    for (int writer = 0; writer < WRITERS; writer++) {
      shares.add(desk.texts(each));
    }
    return shares;
  }

  private static void together(ExecutorService threads, Desk desk, List<List<String>> shares)
      throws Exception {
    List<Callable<Boolean>> writers = new ArrayList<>();
    for (List<String> share : shares) {
      writers.add(() -> {
        share.forEach(desk::log);
        return true;
      });
    }
    for (Future<Boolean> done : threads.invokeAll(writers)) {
      done.get();
    }
  }
}
