package dev.cairn.tool.predict;

import dev.cairn.explain.Explanation;
import dev.cairn.formula.AdaptiveAlpha;
import dev.cairn.formula.GraphScore;
import dev.cairn.formula.GraphSignal;
import dev.cairn.formula.HybridScore;
import dev.cairn.log.ToolId;
import dev.cairn.policy.Policy;
import dev.cairn.tool.net.ToolNet;
import dev.cairn.tool.run.RunMemory;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The search of S3 §1 and §2.1, with the tools run so far as its context: the request's words against the
 * graph around the context, and the tool's rank. Kept to measure others against.
 */
public final class SeedSearchScorer implements NextScorer {
  private final Lineup lineup;
  private final ToolNet net;
  private final Policy policy;

  public SeedSearchScorer(Lineup lineup, ToolNet net, Policy policy) {
    this.lineup = lineup;
    this.net = net;
    this.policy = policy;
  }

  @Override
  public List<Prediction> predict(
      List<String> context, Optional<String> intent, Optional<String> workflowType, int limit) {
    WordScores words = WordScores.of(
        lineup.texts(),
        intent.map(it -> RunMemory.words(it, policy.prediction())).orElse(Set.of()));
    Explanation alpha = AdaptiveAlpha.of(policy.score(), net.density());
    Map<ToolId, Double> largest = new HashSet<>(context)
        .stream().map(ToolId::parse).collect(Collectors.toMap(tool -> tool, this::mostCommon));
    return Scored.best(lineup, limit, policy, tool -> {
      ToolId id = ToolId.parse(tool.tool());
      int place = lineup.place(tool.tool()).orElseThrow();
      Explanation meaning = Explanation.leaf(words.scaled(place), "words of the request");
      Explanation graph = GraphScore.of(policy.score(), ties(id, largest));
      return HybridScore.ranked(
          policy.score(),
          HybridScore.of(alpha, meaning, graph),
          GraphSignal.rank(policy.score(), net.rank(id), net.largestRank()));
    });
  }

  private double mostCommon(ToolId context) {
    return net.tools().stream()
        .mapToDouble(tool -> net.common(context, tool))
        .max()
        .orElse(0);
  }

  private List<GraphScore.Tie> ties(ToolId tool, Map<ToolId, Double> largest) {
    return largest.entrySet().stream()
        .sorted(Map.Entry.comparingByKey((a, b) -> a.toString().compareTo(b.toString())))
        .map(it -> new GraphScore.Tie(
            it.getKey().toString(),
            net.weight(it.getKey(), tool) > 0,
            net.common(it.getKey(), tool),
            it.getValue()))
        .toList();
  }
}
