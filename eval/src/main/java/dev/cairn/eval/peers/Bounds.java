package dev.cairn.eval.peers;

import dev.cairn.eval.client.Caller;
import dev.cairn.eval.client.Cost;
import dev.cairn.eval.client.EngineOf;
import dev.cairn.eval.client.StdioCaller;
import dev.cairn.eval.figure.Figure;
import dev.cairn.eval.figure.Goal;
import dev.cairn.eval.figure.Interval;
import dev.cairn.eval.speed.Texts;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What four agents take of the memory, and how long an answer can get. */
final class Bounds implements Comparison {
  private static final int AGENTS = 4;
  private static final int MEMORY_MIB_MAX = 600;
  private static final double MIB = 1 << 20;
  private static final int TEXT_BYTES = 3_000;
  private static final int RESULTS_MAX = 1_000;

  @Override
  public String name() {
    return "bounds";
  }

  @Override
  public List<Figure> run(Stand stand) throws Exception {
    Path data = stand.folder("agents");
    List<StdioCaller> agents = new ArrayList<>();
    try {
      for (int i = 0; i < AGENTS; i++) {
        StdioCaller agent = StdioCaller.start(stand.cairn(data, true));
        agents.add(agent);
        agent.call("start_episode", Map.of("id", "agent-" + i));
        work(agent, "agent-" + i, stand.extent().calls());
      }
      List<Figure> figures =
          new ArrayList<>(memory(agents, EngineOf.folder(data).pid()));
      figures.addAll(longest(agents.get(0)));
      return figures;
    } finally {
      agents.forEach(Caller::close);
      Stand.finishEngine(data);
    }
  }

  private static void work(StdioCaller agent, String episode, int calls) throws IOException {
    Texts texts = new Texts(Texts.SEED);
    for (int i = 0; i < calls; i++) {
      agent.call("log", Map.of("episode", episode, "role", "user", "text", texts.next()));
      agent.call("search", Map.of("query", texts.query()));
    }
  }

  private List<Figure> memory(List<StdioCaller> agents, long engine) throws IOException {
    long proportional = Cost.proportionalBytes(engine);
    long resident = Cost.residentBytes(engine);
    for (StdioCaller agent : agents) {
      proportional += Cost.proportionalBytes(agent.pid());
      resident += Cost.residentBytes(agent.pid());
    }
    return List.of(
        of(
                "4 agents",
                "pss_mib",
                "memory of four agents and the engine",
                proportional / MIB,
                AGENTS)
            .goal(Goal.atMost(MEMORY_MIB_MAX)),
        of("4 agents", "rss_mib", "the same, shared pages in each", resident / MIB, AGENTS),
        of(
            "4 agents",
            "engine_pss_mib",
            "the engine's part",
            Cost.proportionalBytes(engine) / MIB,
            1));
  }

  /** Asks for as much as one may, of texts that are long. */
  private List<Figure> longest(StdioCaller agent) throws IOException {
    Texts texts = new Texts(Texts.SEED);
    for (int i = 0; i < RESULTS_MAX; i++) {
      agent.call(
          "log",
          Map.of(
              "episode", "agent-0", "role", "user", "text", "needle " + texts.ofBytes(TEXT_BYTES)));
    }
    byte[] line = agent.exchange(
        agent.toolRequest("search", Map.of("query", "needle", "limit", RESULTS_MAX)));
    return List.of(
        of("limit 1000", "answer_mib", "the line that answers", line.length / MIB, 1)
            .goal(Goal.atMost(1)),
        of("limit 1000", "refused", "1: it says to ask for less", refused(line) ? 1 : 0, 1));
  }

  private static boolean refused(byte[] line) {
    try {
      StdioCaller.content("search", line);
      return false;
    } catch (IOException e) {
      return true;
    }
  }

  private Figure of(String group, String metric, String says, double value, long n) {
    return Figure.of(name(), group, metric, says, Interval.exactly(value), n);
  }
}
