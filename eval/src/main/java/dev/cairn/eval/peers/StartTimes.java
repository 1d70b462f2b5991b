package dev.cairn.eval.peers;

import dev.cairn.eval.client.StdioCaller;
import dev.cairn.eval.figure.Figure;
import dev.cairn.eval.figure.Goal;
import dev.cairn.eval.figure.Numbers;
import dev.cairn.eval.figure.Samples;
import dev.cairn.eval.speed.Filled;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** From nothing to the list of tools, and to the first answer of a search, beside the memory server. */
final class StartTimes implements Comparison {
  private static final double TOOLS_MAX = 1.2;
  private static final double SEARCH_MAX = 5;

  private final List<Double> peer = new ArrayList<>();
  private final List<Double> launched = new ArrayList<>();
  private final List<Double> bare = new ArrayList<>();
  private final List<Double> searched = new ArrayList<>();
  private final List<Double> searchedAlone = new ArrayList<>();

  @Override
  public String name() {
    return "start";
  }

  @Override
  public List<Figure> run(Stand stand) throws Exception {
    Path empty = stand.folder("start");
    Filled filled = Filled.with(stand.extent().stored(), stand.folder("stored"), stand.progress());
    List<String> java = behindTheLauncher(stand, empty);
    firstSearch(stand, filled.folder(), true);
    int starts = stand.extent().starts();
    for (int round = -1; round < starts; round++) {
      boolean kept = round >= 0;
      add(kept, peer, Stand.secondsToTools(stand.memory(stand.folder("none.jsonl"))));
      add(kept, launched, Stand.secondsToTools(stand.cairn(empty, true)));
      add(kept, bare, Stand.secondsToTools(Stand.cairn(java, true)));
      add(kept, searched, firstSearch(stand, filled.folder(), true));
      add(kept, searchedAlone, firstSearch(stand, filled.folder(), false));
      stand.progress().step(name(), round + 1L, starts);
    }
    return figures(Numbers.size(stand.extent().stored()));
  }

  private static void add(boolean kept, List<Double> to, double seconds) {
    if (kept) {
      to.add(seconds);
    }
  }

  /** The launcher becomes the JVM it starts: then its command line is the JVM's. */
  private static List<String> behindTheLauncher(Stand stand, Path data) throws IOException {
    try (StdioCaller caller = StdioCaller.start(stand.cairn(data, true))) {
      String line = Files.readString(Path.of("/proc/" + caller.pid() + "/cmdline"));
      return List.of(line.split("\0"));
    }
  }

  /** With a cache, and with no engine running. */
  private static double firstSearch(Stand stand, Path data, boolean engine) throws IOException {
    try {
      return Stand.seconds(() -> {
        try (StdioCaller caller = StdioCaller.start(stand.cairn(data, engine))) {
          caller.call("search", Map.of("query", "baco dime"));
          return System.nanoTime();
        }
      });
    } finally {
      Stand.finishEngine(data);
    }
  }

  private List<Figure> figures(String stored) {
    Samples beside = Samples.of(peer);
    Samples own = Samples.of(launched);
    return List.of(
        of("empty", "peer_seconds", "the memory server, start to tools/list", beside),
        of(
                "empty",
                "tools_ratio",
                "./cairn mcp, start to tools/list / the peer's",
                own.over(beside))
            .goal(Goal.atMost(TOOLS_MAX)),
        of(
            "empty",
            "launcher_share",
            "the shell script's part of that start",
            own.with(Samples.of(bare), (all, part) -> 1 - part / all)),
        of(
                stored,
                "first_search_ratio",
                "start, engine and first search / the peer's tools/list",
                Samples.of(searched).over(beside))
            .goal(Goal.atMost(SEARCH_MAX)),
        of(
            stored,
            "first_search_alone_ratio",
            "the same with CAIRN_ENGINE=off",
            Samples.of(searchedAlone).over(beside)));
  }

  private Figure of(String group, String metric, String says, Samples samples) {
    return Figure.of(name(), group, metric, says, samples);
  }
}
