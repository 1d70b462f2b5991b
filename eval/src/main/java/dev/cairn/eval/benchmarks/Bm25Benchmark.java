package dev.cairn.eval.benchmarks;

import dev.cairn.explain.Explanation;
import dev.cairn.formula.Bm25;
import dev.cairn.policy.Policy;
import dev.cairn.policy.SearchPolicy;
import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** The score of one hit with its explanation, beside the number alone. */
@State(Scope.Thread)
public class Bm25Benchmark {
  private final SearchPolicy policy = Policy.DEFAULT.search();
  private final Bm25.Corpus corpus = new Bm25.Corpus(100_000, 4_000_000);
  private final long length = 35;
  private final List<Bm25.Match> matches = List.of(
      new Bm25.Match("login", 1_200, 1),
      new Bm25.Match("test", 9_000, 2),
      new Bm25.Match("session", 450, 1));

  @Benchmark
  public Explanation ours() {
    return Bm25.score(policy, corpus, length, matches);
  }

  @Benchmark
  public double bare() {
    double score = 0;
    double relative = 1 - policy.bm25B() + policy.bm25B() * length / corpus.averageLength();
    for (Bm25.Match match : matches) {
      double rarity =
          StrictMath.log(1 + (corpus.texts() - match.texts() + 0.5) / (match.texts() + 0.5));
      score += rarity * match.times() / (match.times() + policy.bm25K1() * relative);
    }
    return score;
  }
}
