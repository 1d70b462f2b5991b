package dev.cairn.eval.speed;

import dev.cairn.Cairn;
import dev.cairn.eval.figure.Figure;
import dev.cairn.eval.figure.Goal;
import dev.cairn.eval.figure.Numbers;
import dev.cairn.eval.figure.Samples;
import dev.cairn.log.EventCodec;
import dev.cairn.log.EventLog;
import dev.cairn.log.StoredEvent;
import dev.cairn.operation.Reading;
import dev.cairn.operation.Status;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;

/** All folds over a whole log, against reading its rows and doing nothing with them. */
final class ReplaySpeed implements Measurement {
  private static final int PAGE = 4_096;
  private static final int WARM_UP_EVENTS = 300_000;
  private static final int WARM_UP_ROUNDS_MAX = 20;
  private static final double EVENTS_PER_SECOND_MIN = 300_000;

  @Override
  public String name() {
    return "replay";
  }

  @Override
  public List<Figure> run(Workbench bench) throws Exception {
    List<Figure> figures = new ArrayList<>();
    for (int size : bench.extent().replaySizes()) {
      figures.addAll(run(bench, bench.filled(size)));
    }
    return figures;
  }

  private List<Figure> run(Workbench bench, Filled memory) throws Exception {
    Stopwatch replay = new Stopwatch();
    Stopwatch rows = new Stopwatch();
    Stopwatch port = new Stopwatch();
    Stopwatch decode = new Stopwatch();
    int rounds = bench.extent().replayRounds();
    int warmUp = Math.max(1, Math.min(WARM_UP_ROUNDS_MAX, WARM_UP_EVENTS / memory.entries()));
    for (int round = -warmUp; round < rounds; round++) {
      if (round == 0) {
        replay = new Stopwatch();
        rows = new Stopwatch();
        port = new Stopwatch();
        decode = new Stopwatch();
      }
      replay.add(replay(memory));
      rows.time(() -> readRows(memory.database()));
      try (EventLog log = memory.log()) {
        port.time(() -> pages(log, page -> {}));
        decode.add(decode(log, new EventCodec()));
      }
      bench.progress().step(name(), Math.max(0, round), rounds);
    }
    return figures(memory, replay.samples(), rows.samples(), port.samples(), decode.samples());
  }

  private List<Figure> figures(
      Filled memory, Samples replay, Samples rows, Samples port, Samples decode) {
    String group = Numbers.size(memory.entries());
    long events = memory.events();
    return List.of(
        Figure.of(
                name(),
                group,
                "events_per_second",
                "events folded per second, no cache, page cache warm",
                replay.with(replay, (taken, same) -> events / taken))
            .goal(Goal.atLeast(EVENTS_PER_SECOND_MIN)),
        Figure.of(
            name(),
            group,
            "time_ratio_to_rows",
            "replay / reading the payloads with plain JDBC",
            replay.over(rows)),
        Figure.of(
            name(),
            group,
            "share_read",
            "reading the events through the port / replay",
            port.over(replay)),
        Figure.of(
            name(),
            group,
            "share_decode",
            "decoding the events alone / replay",
            decode.over(replay)));
  }

  /** {@code status} has to see the head, so it replays; nothing else happens in it. */
  private static double replay(Filled memory) throws Exception {
    try (Cairn cairn = memory.openWithoutCache()) {
      return Stopwatch.seconds(
          () -> cairn.context(Filled.CONTEXT.value()).status(new Status(), Reading.LATEST));
    }
  }

  private static void readRows(Path database) throws Exception {
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + database);
        Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(
            "SELECT payload FROM event WHERE context = 1 ORDER BY position")) {
      long bytes = 0;
      while (rows.next()) {
        bytes += rows.getBytes(1).length;
      }
      if (bytes == 0) {
        throw new IllegalStateException("no rows in " + database);
      }
    }
  }

  /** What is done with a page of events. */
  private interface Visit {
    void page(List<StoredEvent> events) throws Exception;
  }

  private static void pages(EventLog log, Visit visit) throws Exception {
    for (long from = 1; ; from += PAGE) {
      List<StoredEvent> page = log.read(Filled.CONTEXT, from, PAGE);
      visit.page(page);
      if (page.size() < PAGE) {
        return;
      }
    }
  }

  private static double decode(EventLog log, EventCodec codec) throws Exception {
    double[] seconds = new double[1];
    pages(log, page -> seconds[0] += Stopwatch.seconds(() -> page.forEach(codec::decode)));
    return seconds[0];
  }
}
