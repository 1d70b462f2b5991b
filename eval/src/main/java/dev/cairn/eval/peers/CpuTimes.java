package dev.cairn.eval.peers;

import dev.cairn.eval.client.Cost;
import dev.cairn.eval.client.StdioCaller;
import dev.cairn.eval.figure.Figure;
import dev.cairn.eval.figure.Goal;
import dev.cairn.eval.figure.Numbers;
import dev.cairn.eval.figure.Samples;
import dev.cairn.eval.speed.Filled;
import dev.cairn.eval.speed.Texts;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import tools.jackson.databind.json.JsonMapper;

/** Processor time of the server for a write and a search beside the official memory server. */
final class CpuTimes implements Comparison {
  private static final int ROUNDS = 5;

  /** Ours is so short that more calls are needed to see it in a clock of 10 ms. */
  private static final int OURS_PER_PEER = 10;

  private static final double RATIO_MIN = 20;
  private static final double MILLIS = 1e3;

  @Override
  public String name() {
    return "cpu";
  }

  /** What a kind of call takes, in milliseconds, one per round. */
  private static final class Taken {
    private final List<Double> writes = new ArrayList<>();
    private final List<Double> searches = new ArrayList<>();

    Samples writes() {
      return Samples.of(writes);
    }

    Samples searches() {
      return Samples.of(searches);
    }

    Samples both() {
      return writes().with(searches(), Double::sum);
    }
  }

  @FunctionalInterface
  private interface Deed {
    void run() throws IOException;
  }

  @Override
  public List<Figure> run(Stand stand) throws Exception {
    Filled filled = Filled.with(stand.extent().beside(), stand.folder("beside"), stand.progress());
    Path file = stand.folder("memory.jsonl");
    fill(file, stand.extent().beside());
    Texts texts = new Texts(Texts.SEED + 1);
    Taken ours = new Taken();
    Taken theirs = new Taken();
    int calls = stand.extent().peerCalls();
    try (StdioCaller cairn = StdioCaller.start(stand.cairn(filled.folder(), false));
        StdioCaller peer = StdioCaller.start(stand.memory(file))) {
      for (int round = -1; round < ROUNDS; round++) {
        Taken keepOurs = round < 0 ? new Taken() : ours;
        Taken keepTheirs = round < 0 ? new Taken() : theirs;
        int number = round * calls;
        keepTheirs.writes.add(cost(peer, calls, i -> () -> create(peer, number + i, texts)));
        keepOurs.writes.add(cost(cairn, calls * OURS_PER_PEER, i -> () -> log(cairn, texts)));
        keepTheirs.searches.add(cost(
            peer, calls, i -> () -> peer.call("search_nodes", Map.of("query", texts.query()))));
        keepOurs.searches.add(cost(
            cairn,
            calls * OURS_PER_PEER,
            i -> () -> cairn.call("search", Map.of("query", texts.query()))));
        stand.progress().step(name(), round + 1L, ROUNDS);
      }
    }
    return figures(Numbers.size(stand.extent().beside()), ours, theirs);
  }

  private static double cost(StdioCaller caller, int calls, IntFunction<Deed> deeds)
      throws IOException {
    double before = Cost.cpuSeconds(caller.pid());
    for (int i = 0; i < calls; i++) {
      deeds.apply(i).run();
    }
    return (Cost.cpuSeconds(caller.pid()) - before) * MILLIS / calls;
  }

  private static void log(StdioCaller cairn, Texts texts) throws IOException {
    cairn.call("log", Map.of("episode", Filled.OPEN.value(), "role", "user", "text", texts.next()));
  }

  private static void create(StdioCaller peer, int number, Texts texts) throws IOException {
    peer.call(
        "create_entities", Map.of("entities", List.of(entity("new-" + number, texts.next()))));
  }

  private static Map<String, Object> entity(String name, String text) {
    return Map.of("name", name, "entityType", "entry", "observations", List.of(text));
  }

  /** The same texts that Cairn holds, in the file the peer keeps. */
  private static void fill(Path file, int entries) throws IOException {
    Texts texts = new Texts(Texts.SEED);
    JsonMapper mapper = new JsonMapper();
    try (BufferedWriter out = Files.newBufferedWriter(file)) {
      for (int i = 0; i < entries; i++) {
        out.write(mapper.writeValueAsString(Map.of(
            "type",
            "entity",
            "name",
            "entry-" + i,
            "entityType",
            "entry",
            "observations",
            List.of(texts.next()))));
        out.newLine();
      }
    }
  }

  private List<Figure> figures(String group, Taken ours, Taken theirs) {
    return List.of(
        of(group, "write_ms", "processor time of a log call", ours.writes()),
        of(group, "search_ms", "processor time of a search", ours.searches()),
        of(
            group,
            "write_ratio",
            "memory server's create_entities / log",
            theirs.writes().over(ours.writes())),
        of(
            group,
            "search_ratio",
            "memory server's search_nodes / search",
            theirs.searches().over(ours.searches())),
        of(group, "both_ratio", "one of each / one of each", theirs.both().over(ours.both()))
            .goal(Goal.atLeast(RATIO_MIN)));
  }

  private Figure of(String group, String metric, String says, Samples samples) {
    return Figure.of(name(), group, metric, says, samples);
  }
}
