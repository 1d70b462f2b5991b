package dev.cairn.embed;

import dev.cairn.fault.CairnException;
import dev.cairn.index.Embedder;
import dev.cairn.index.vector.LazyEmbedder;
import dev.cairn.index.vector.VectorSpace;
import dev.cairn.log.Bytes;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

/** The models that come with Cairn, and how their authors say they are to be used. */
public enum SentenceModel {
  /** Xiao et al. 2023; CLS pooling, and questions begin with a fixed sentence. */
  BGE_SMALL(
      "bge-small-en-v1.5-q",
      "6c9c6101a956d62dfb5e7190c538226c0c5bb9cb27b651234b6df063ee7dbfe4",
      Pooling.CLS,
      "Represent this sentence for searching relevant passages: "),
  /** Wang et al. 2020, trained by the authors of Sentence Transformers; mean pooling, no prefix. */
  MINI_LM(
      "all-minilm-l6-v2-q",
      "afdb6f1a0e45b715d0bb9b11772f032c399babd23bfc31fed1c170afc848bdb1",
      Pooling.MEAN,
      "");

  /** Finds more than the other in conversations: R@10 .60 against .46 on LoCoMo. */
  public static final SentenceModel DEFAULT = BGE_SMALL;

  private static final int DIMENSIONS = 384;
  private static final int HASH_SHOWN = 12;

  private final String label;
  private final String sha256;
  private final Pooling pooling;
  private final String queryPrefix;

  SentenceModel(String label, String sha256, Pooling pooling, String queryPrefix) {
    this.label = label;
    this.sha256 = sha256;
    this.pooling = pooling;
    this.queryPrefix = queryPrefix;
  }

  public static SentenceModel named(String label) {
    return Arrays.stream(values())
        .filter(model -> model.label.equals(label))
        .findFirst()
        .orElseThrow(() -> CairnException.invalid(
            "model", "there is no model '" + label + "'; choose one of " + labels()));
  }

  public static List<String> labels() {
    return Arrays.stream(values()).map(SentenceModel::label).toList();
  }

  public String label() {
    return label;
  }

  /** Known without loading anything; loading checks that the file is the one named here. */
  public VectorSpace space() {
    String prefix = queryPrefix.isEmpty() ? "plain" : "prefix-" + hash(queryPrefix);
    return new VectorSpace(
        String.join(
            "/",
            label,
            sha256.substring(0, HASH_SHOWN),
            WordPiece.VERSION,
            pooling.label(),
            prefix,
            window().toString()),
        DIMENSIONS);
  }

  /** Loads the model now, which takes about a second. */
  public Embedder open() {
    return OnnxEmbedder.open(this);
  }

  /** Loads it in the background when first wanted. */
  public LazyEmbedder lazy() {
    return new LazyEmbedder(space(), this::open);
  }

  String sha256() {
    return sha256;
  }

  Pooling pooling() {
    return pooling;
  }

  String queryPrefix() {
    return queryPrefix;
  }

  Window window() {
    return Window.DEFAULT;
  }

  String modelResource() {
    return "/" + label + ".onnx";
  }

  String tokenizerResource() {
    return "/" + label + "-tokenizer.json";
  }

  private static String hash(String text) {
    byte[] digest = Bytes.sha256().digest(text.getBytes(StandardCharsets.UTF_8));
    return Bytes.of(digest).hex().substring(0, HASH_SHOWN);
  }
}
