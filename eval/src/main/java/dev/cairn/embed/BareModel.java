package dev.cairn.embed;

import ai.onnxruntime.OnnxTensor;
import ai.onnxruntime.OrtEnvironment;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtSession;
import java.io.IOException;
import java.io.InputStream;
import java.nio.LongBuffer;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

/** The peer of an embedder: the runtime alone, on tensors made beforehand, its answer thrown away. */
public final class BareModel implements AutoCloseable {
  private final OrtEnvironment environment = OrtEnvironment.getEnvironment();
  private final WordPiece words;
  private final OrtSession session;
  private final int begin;
  private final int end;

  private BareModel(Vocabulary vocabulary, byte[] model) throws OrtException {
    this.words = new WordPiece(vocabulary);
    this.begin = vocabulary.mark("[CLS]");
    this.end = vocabulary.mark("[SEP]");
    try (OrtSession.SessionOptions options = new OrtSession.SessionOptions()) {
      options.setIntraOpNumThreads(1);
      options.setInterOpNumThreads(1);
      options.addConfigEntry("session.intra_op.allow_spinning", "0");
      this.session = environment.createSession(model, options);
    }
  }

  public static BareModel open(SentenceModel model) throws IOException, OrtException {
    try (InputStream tokenizer = resource(model.tokenizerResource());
        InputStream file = resource(model.modelResource())) {
      return new BareModel(Vocabulary.read(tokenizer), file.readAllBytes());
    }
  }

  private static InputStream resource(String name) {
    return Objects.requireNonNull(BareModel.class.getResourceAsStream(name), name);
  }

  /** What the runtime is given for a text of one window. */
  public Ready ready(String text) throws OrtException {
    Tokens tokens = words.cut(text, Window.DEFAULT.room());
    long[] ids = new long[tokens.size() + Window.MARKS];
    ids[0] = begin;
    int[] cut = tokens.slice(0, tokens.size());
    for (int i = 0; i < cut.length; i++) {
      ids[i + 1] = cut[i];
    }
    ids[ids.length - 1] = end;
    return new Ready(ids);
  }

  /** Tensors that wait to be run. */
  public final class Ready implements AutoCloseable {
    private final int tokens;
    private final Map<String, OnnxTensor> inputs = new HashMap<>();

    private Ready(long[] ids) throws OrtException {
      this.tokens = ids.length;
      long[] ones = new long[ids.length];
      Arrays.fill(ones, 1);
      put("input_ids", ids);
      put("attention_mask", ones);
      put("token_type_ids", new long[ids.length]);
    }

    private void put(String name, long[] values) throws OrtException {
      if (session.getInputNames().contains(name)) {
        long[] shape = {1, values.length};
        inputs.put(name, OnnxTensor.createTensor(environment, LongBuffer.wrap(values), shape));
      }
    }

    public int tokens() {
      return tokens;
    }

    public void run() throws OrtException {
      session.run(inputs).close();
    }

    @Override
    public void close() {
      inputs.values().forEach(OnnxTensor::close);
    }
  }

  @Override
  public void close() throws OrtException {
    session.close();
  }
}
