package dev.cairn.eval.speed;

import dev.cairn.eval.figure.Figure;
import dev.cairn.eval.figure.Goal;
import dev.cairn.eval.figure.Numbers;
import dev.cairn.eval.figure.Samples;
import dev.cairn.index.vector.Kernels;
import dev.cairn.index.vector.Neighbour;
import dev.cairn.index.vector.VectorSet;
import dev.cairn.policy.Policy;
import dev.cairn.policy.VectorPolicy;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** Looking up vectors by sign bits against looking at all of them. */
final class VectorSpeed implements Measurement {
  private static final double RECALL_MIN = 0.98;
  private static final int LIMIT = 10;

  @Override
  public String name() {
    return "vectors";
  }

  @Override
  public List<Figure> run(Workbench bench) throws Exception {
    int size = bench.extent().vectors();
    bench.progress().say("  vectors: placing " + Numbers.size(size));
    CloudEmbedder clouds = new CloudEmbedder();
    // By signs at every size, also where a memory would not yet do so.
    VectorPolicy policy =
        Policy.DEFAULT.with(Map.of("vector.sign_scan_above", 0)).vector();
    VectorSet set = new VectorSet(
        CloudEmbedder.DIMENSIONS, policy, Kernels.vectorApi().orElseGet(Kernels::scalar));
    Texts texts = new Texts(Texts.SEED);
    for (int id = 0; id < size; id++) {
      set.put(id, clouds.embedQuery(texts.next()));
    }
    return figures(bench, set, questions(bench, clouds), Numbers.size(size));
  }

  private static List<float[]> questions(Workbench bench, CloudEmbedder clouds) {
    Texts texts = new Texts(Texts.SEED + 1);
    return Stream.generate(texts::query)
        .limit(bench.extent().queries())
        .map(clouds::embedQuery)
        .toList();
  }

  private List<Figure> figures(
      Workbench bench, VectorSet set, List<float[]> questions, String group) throws Exception {
    Stopwatch bySigns = new Stopwatch();
    Stopwatch exactly = new Stopwatch();
    Stopwatch recall = new Stopwatch();
    // One round more than is counted, to warm up.
    for (int round = 0; round <= bench.extent().rounds(); round++) {
      Stopwatch quick = new Stopwatch();
      Stopwatch whole = new Stopwatch();
      int found = 0;
      for (float[] question : questions) {
        Set<Neighbour> given = new HashSet<>();
        quick.time(() -> given.addAll(set.nearest(question, LIMIT)));
        Set<Neighbour> wanted = new HashSet<>();
        whole.time(() -> wanted.addAll(set.nearestExactly(question, LIMIT, id -> true)));
        wanted.retainAll(given);
        found += wanted.size();
      }
      if (round > 0) {
        bySigns.add(quick.samples().median());
        exactly.add(whole.samples().median());
        recall.add(found / (double) (questions.size() * LIMIT));
      }
    }
    Samples ratio = bySigns.samples().over(exactly.samples());
    return List.of(
        Figure.of(
                name(),
                group,
                "recall_at_10",
                "found by signs of the ten nearest",
                recall.samples())
            .goal(Goal.atLeast(RECALL_MIN)),
        Figure.of(name(), group, "time_ratio", "a look by signs / a look at every vector", ratio));
  }
}
