package dev.cairn.eval.graph;

import dev.cairn.eval.Progress;
import dev.cairn.graph.algorithm.AdamicAdar;
import dev.cairn.graph.algorithm.Csr;
import dev.cairn.graph.algorithm.Leiden;
import dev.cairn.graph.algorithm.NodeScores;
import dev.cairn.graph.algorithm.PageRank;
import dev.cairn.graph.algorithm.Rows;
import dev.cairn.policy.GraphPolicy;
import dev.cairn.policy.Policy;
import java.io.IOException;
import java.util.Comparator;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/** The questions that both sides are asked about one graph, in alternating rounds after a warm-up. */
final class Contest {
  private static final int WARM_UP_ROUNDS = 10;
  private static final int HUBS = 20;
  private static final GraphPolicy POLICY = Policy.DEFAULT.graph();

  private final TrialGraph graph;
  private final Csr snapshot;
  private final Graphology peer;
  private final int rounds;
  private final Progress progress;

  /** The seconds of one contest, and by how much the two answers differed at most. */
  record Outcome(Rounds rounds, double difference) {}

  Contest(TrialGraph graph, Graphology peer, int rounds, Progress progress) {
    this.graph = graph;
    this.snapshot = graph.snapshot();
    this.peer = peer;
    this.rounds = rounds;
    this.progress = progress;
  }

  /** Ours with the snapshot; graphology's from the graph it holds, its own index included. */
  Outcome pageRank() throws IOException {
    Rounds taken = new Rounds();
    double[][] ranks = new double[1][];
    double difference = 0;
    for (int round = -WARM_UP_ROUNDS; round < rounds; round++) {
      double own = Rounds.seconds(
          () -> ranks[0] = new PageRank(POLICY).of(graph.snapshot()).values());
      Graphology.Answer answer = peer.pageRank(POLICY.pageRankTolerance());
      difference = Math.max(difference, distance(ranks[0], answer.numbers()));
      keep(taken, round, own, answer.seconds());
      progress.step("page_rank", round + WARM_UP_ROUNDS, rounds + WARM_UP_ROUNDS);
    }
    return new Outcome(taken, difference);
  }

  private static double distance(double[] one, double[] two) {
    return IntStream.range(0, one.length)
        .mapToDouble(node -> Math.abs(one[node] - two[node]))
        .sum();
  }

  /** From a snapshot, as graphology from the graph it holds; other nodes in every round. */
  Outcome adamicAdar(int nodesPerRound, long seed) throws IOException {
    SplittableRandom random = new SplittableRandom(seed);
    return adamicAdar(() -> random.ints(nodesPerRound, 0, graph.nodes()).toArray());
  }

  /** The same for the nodes with the most neighbours. */
  Outcome adamicAdarOfHubs() throws IOException {
    Rows rows = snapshot.undirected();
    int[] hubs = IntStream.range(0, graph.nodes())
        .boxed()
        .sorted(Comparator.comparingInt((Integer node) -> -rows.length(node)))
        .limit(HUBS)
        .mapToInt(Integer::intValue)
        .toArray();
    return adamicAdar(() -> hubs);
  }

  private Outcome adamicAdar(Supplier<int[]> questions) throws IOException {
    AdamicAdar common = new AdamicAdar(snapshot);
    Rounds taken = new Rounds();
    double difference = 0;
    for (int round = -WARM_UP_ROUNDS; round < rounds; round++) {
      int[] nodes = questions.get();
      NodeScores[] scores = new NodeScores[nodes.length];
      double own = Rounds.seconds(() -> {
        for (int i = 0; i < nodes.length; i++) {
          scores[i] = common.of(nodes[i]);
        }
      });
      Graphology.Answer answer = peer.adamicAdar(nodes);
      double theirs = answer.numbers()[0];
      difference = Math.max(difference, Math.abs(sum(scores) - theirs) / Math.max(theirs, 1));
      keep(taken, round, own, answer.seconds());
      progress.step("adamic_adar", round + WARM_UP_ROUNDS, rounds + WARM_UP_ROUNDS);
    }
    return new Outcome(taken, difference);
  }

  private static double sum(NodeScores[] all) {
    double sum = 0;
    for (NodeScores scores : all) {
      for (int place = 0; place < scores.size(); place++) {
        sum += scores.score(place);
      }
    }
    return sum;
  }

  /** Ours with the snapshot; the library's from a list of distinct edges. */
  Outcome leiden(int leidenRounds) {
    PlainLeiden plain = new PlainLeiden(snapshot);
    Rounds taken = new Rounds();
    int[] counts = new int[2];
    double difference = 0;
    for (int round = -1; round < leidenRounds; round++) {
      double own =
          Rounds.seconds(() -> counts[0] = Leiden.of(POLICY, graph.snapshot()).count());
      double theirs = Rounds.seconds(() -> counts[1] = plain.clusters(POLICY));
      difference = Math.max(difference, Math.abs(counts[0] - counts[1]));
      keep(taken, round, own, theirs);
      progress.step("leiden", round + 1, leidenRounds + 1);
    }
    return new Outcome(taken, difference);
  }

  private static void keep(Rounds taken, int round, double own, double theirs) {
    if (round >= 0) {
      taken.add(own, theirs);
    }
  }
}
