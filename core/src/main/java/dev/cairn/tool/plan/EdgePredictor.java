package dev.cairn.tool.plan;

import dev.cairn.formula.Chance;
import dev.cairn.policy.Policy;
import dev.cairn.tool.predict.Lineup;
import dev.cairn.tool.run.LinkMemory;
import dev.cairn.tool.run.RunMemory;
import java.util.ArrayList;
import java.util.List;

/** Predicts which of some tools waits for which: a mixture of readable signals for every ordered pair. */
public final class EdgePredictor {
  private final RunMemory runs;
  private final LinkMemory links;
  private final Lineup lineup;
  private final Ties ties;
  private final Policy policy;

  public EdgePredictor(RunMemory runs, LinkMemory links, Lineup lineup, Ties ties, Policy policy) {
    this.runs = runs;
    this.links = links;
    this.lineup = lineup;
    this.ties = ties;
    this.policy = policy;
  }

  /** Of every ordered pair, in the order of the tools: the second waits for the first with this chance. */
  public List<Edge> predict(List<String> tools, String request) {
    PairSheet sheet = measure(tools, request);
    List<Edge> edges = new ArrayList<>();
    for (int from = 0; from < tools.size(); from++) {
      for (int to = 0; to < tools.size(); to++) {
        if (from != to) {
          double score = sheet.score(from, to, policy.planning());
          int one = from;
          int other = to;
          edges.add(new Edge(
              from,
              to,
              Chance.of(score),
              () -> Chance.of(
                  "chance that it waits for " + tools.get(one),
                  sheet.signals(one, other, policy.planning()))));
        }
      }
    }
    return edges;
  }

  PairSheet measure(List<String> tools, String request) {
    PairSheet sheet = new PairSheet(tools.size());
    List<ToolWords> words =
        tools.stream().map(tool -> ToolWords.of(tool, lineup)).toList();
    new CountSignals(links, tools, policy.plan(), policy.prediction(), sheet).write();
    new NameSignals(links, lineup, policy.plan(), tools, words, sheet).write();
    new RequestSignals(runs, links, lineup, policy.plan(), tools, words, sheet)
        .write(request, RunMemory.words(request, policy.prediction()));
    for (int from = 0; from < tools.size(); from++) {
      for (int to = 0; to < tools.size(); to++) {
        if (from != to) {
          sheet.put(from, to, EdgeSignal.TIED, ties.weight(tools.get(from), tools.get(to)));
        }
      }
    }
    return sheet;
  }
}
