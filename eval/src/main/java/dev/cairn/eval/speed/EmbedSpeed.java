package dev.cairn.eval.speed;

import dev.cairn.embed.BareModel;
import dev.cairn.embed.SentenceModel;
import dev.cairn.eval.figure.Figure;
import dev.cairn.eval.figure.Goal;
import dev.cairn.index.Embedder;
import java.util.ArrayList;
import java.util.List;

/** Placing a text against the runtime's bare call on the same tokens. */
final class EmbedSpeed implements Measurement {
  private static final double RATIO_MAX = 1.2;
  private static final int CALLS = 10;
  private static final String SENTENCE = "The build failed because the cache was stale again. ";
  private static final List<Integer> SENTENCES = List.of(1, 4, 16);

  @Override
  public String name() {
    return "embed";
  }

  @Override
  public List<Figure> run(Workbench bench) throws Exception {
    List<Figure> figures = new ArrayList<>();
    SentenceModel model = SentenceModel.DEFAULT;
    try (Embedder embedder = model.open();
        BareModel bare = BareModel.open(model)) {
      for (int sentences : SENTENCES) {
        figures.add(ratio(bench, embedder, bare, SENTENCE.repeat(sentences)));
      }
    }
    return figures;
  }

  private Figure ratio(Workbench bench, Embedder embedder, BareModel bare, String text)
      throws Exception {
    Stopwatch ours = new Stopwatch();
    Stopwatch theirs = new Stopwatch();
    try (BareModel.Ready ready = bare.ready(text)) {
      // One round more than is counted, to warm up.
      for (int round = 0; round <= bench.extent().rounds(); round++) {
        Stopwatch embedding = new Stopwatch();
        Stopwatch running = new Stopwatch();
        for (int call = 0; call < CALLS; call++) {
          embedding.time(() -> embedder.embedWindows(text));
          running.time(ready::run);
        }
        if (round > 0) {
          ours.add(embedding.samples().median());
          theirs.add(running.samples().median());
        }
      }
      return Figure.of(
              name(),
              ready.tokens() + " tokens",
              "time_ratio",
              "embedding a text / the runtime alone on its tokens",
              ours.samples().over(theirs.samples()))
          .goal(Goal.atMost(RATIO_MAX));
    }
  }
}
