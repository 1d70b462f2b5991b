package dev.cairn.embed;

import ai.onnxruntime.OnnxTensor;
import ai.onnxruntime.OrtEnvironment;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtSession;
import dev.cairn.index.Embedder;
import java.io.InputStream;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** What an embedding costs beside the bare call of ONNX Runtime. A program, not a test: run its main. */
final class EmbeddingBenchmark {
  private static final int ROUNDS = 60;
  private static final String SENTENCE = "The build failed because the cache was stale again. ";

  private EmbeddingBenchmark() {}

  public static void main(String[] args) throws Exception {
    System.out.println("| model | tokens | bare ms | embed ms | ratio |");
    System.out.println("|---|---|---|---|---|");
    for (SentenceModel model : SentenceModel.values()) {
      for (int sentences : new int[] {1, 5, 20}) {
        compare(model, SENTENCE.repeat(sentences));
      }
    }
  }

  private static void compare(SentenceModel model, String text) throws Exception {
    try (InputStream json =
            EmbeddingBenchmark.class.getResourceAsStream(model.tokenizerResource());
        InputStream onnx = EmbeddingBenchmark.class.getResourceAsStream(model.modelResource());
        Embedder embedder = model.open();
        OrtSession session = bare(onnx.readAllBytes())) {
      int tokens =
          new WordPiece(Vocabulary.read(json)).cut(text, Integer.MAX_VALUE).size() + 2;
      double[] bare = new double[ROUNDS];
      double[] ours = new double[ROUNDS];
      // In turns, so that other work on the machine burdens both alike.
      for (int round = -ROUNDS; round < ROUNDS; round++) {
        int at = Math.max(0, round);
        bare[at] = millis(() -> run(session, tokens));
        ours[at] = millis(() -> embedder.embed(List.of(text)));
      }
      System.out.printf(
          "| %s | %d | %.2f | %.2f | %.2f |%n",
          model.label(), tokens, median(bare), median(ours), median(ours) / median(bare));
    }
  }

  private static OrtSession bare(byte[] model) throws OrtException {
    OrtSession.SessionOptions options = new OrtSession.SessionOptions();
    options.setIntraOpNumThreads(1);
    options.addConfigEntry("session.intra_op.allow_spinning", "0");
    return OrtEnvironment.getEnvironment().createSession(model, options);
  }

  private static void run(OrtSession session, int tokens) throws OrtException {
    long[][] ids = new long[1][tokens];
    long[][] ones = new long[1][tokens];
    Arrays.fill(ids[0], 2_003);
    Arrays.fill(ones[0], 1);
    OrtEnvironment environment = OrtEnvironment.getEnvironment();
    try (OnnxTensor input = OnnxTensor.createTensor(environment, ids);
        OnnxTensor attention = OnnxTensor.createTensor(environment, ones);
        OnnxTensor types = OnnxTensor.createTensor(environment, new long[1][tokens])) {
      session
          .run(Map.of("input_ids", input, "attention_mask", attention, "token_type_ids", types))
          .close();
    }
  }

  private interface Work {
    void run() throws OrtException;
  }

  private static double millis(Work work) throws OrtException {
    long start = System.nanoTime();
    work.run();
    return (System.nanoTime() - start) / 1e6;
  }

  private static double median(double[] values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    return sorted[sorted.length / 2];
  }
}
