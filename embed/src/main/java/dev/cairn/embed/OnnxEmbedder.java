package dev.cairn.embed;

import ai.onnxruntime.OrtException;
import dev.cairn.fault.CairnException;
import dev.cairn.index.Embedder;
import dev.cairn.index.vector.VectorSpace;
import dev.cairn.log.Bytes;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;

/** A {@link SentenceModel} at work. Safe for many threads; each works on its own text. */
final class OnnxEmbedder implements Embedder {
  private final SentenceModel model;
  private final VectorSpace space;
  private final WordPiece wordPiece;
  private final Windows windows;
  private final Inference inference;
  private final int begin;
  private final int end;

  private OnnxEmbedder(SentenceModel model, Vocabulary vocabulary, Inference inference) {
    this.model = model;
    this.space = model.space();
    this.wordPiece = new WordPiece(vocabulary);
    this.windows = new Windows(model.window());
    this.inference = inference;
    this.begin = vocabulary.mark("[CLS]");
    this.end = vocabulary.mark("[SEP]");
  }

  static OnnxEmbedder open(SentenceModel model) {
    try (InputStream tokenizer = resource(model.tokenizerResource())) {
      Vocabulary vocabulary = Vocabulary.read(tokenizer);
      byte[] bytes = modelBytes(model);
      Inference inference = Inference.load(bytes, model.pooling(), model.space().dimensions());
      return new OnnxEmbedder(model, vocabulary, inference);
    } catch (IOException | OrtException e) {
      throw CairnException.unavailable(
          "the model " + model.label() + " cannot be loaded: " + e.getMessage(), e);
    } catch (LinkageError e) {
      throw CairnException.unavailable(
          "ONNX Runtime has no library for this platform ("
              + System.getProperty("os.name")
              + ", "
              + System.getProperty("os.arch")
              + "): "
              + rootOf(e),
          e);
    }
  }

  /** The runtime loads its library while a class is initialized, which wraps what went wrong. */
  private static Throwable rootOf(Throwable e) {
    Throwable root = e;
    while (root.getCause() != null) {
      root = root.getCause();
    }
    return root;
  }

  private static byte[] modelBytes(SentenceModel model) throws IOException {
    try (InputStream file = resource(model.modelResource())) {
      byte[] bytes = file.readAllBytes();
      String hash = Bytes.of(Bytes.sha256().digest(bytes)).hex();
      if (!hash.equals(model.sha256())) {
        throw CairnException.corrupt(
            "the file of model " + model.label() + " has hash " + hash + ", expected "
                + model.sha256() + "; use the version Cairn was built with",
            null);
      }
      return bytes;
    }
  }

  private static InputStream resource(String name) throws IOException {
    InputStream found = OnnxEmbedder.class.getResourceAsStream(name);
    if (found == null) {
      throw new IOException(name + " is not on the class path");
    }
    return found;
  }

  @Override
  public String model() {
    return space.model();
  }

  @Override
  public int dimensions() {
    return space.dimensions();
  }

  @Override
  public List<float[]> embed(List<String> texts) {
    return texts.stream().map(text -> Direction.mean(embedWindows(text))).toList();
  }

  @Override
  public float[] embedQuery(String query) {
    String asked = model.queryPrefix() + query;
    return vector(windows.first(wordPiece.cut(asked, model.window().tokensMax())));
  }

  @Override
  public List<float[]> embedWindows(String text) {
    Tokens tokens = wordPiece.cut(text, model.window().tokensOfAll());
    return windows.cut(tokens).stream().map(this::vector).toList();
  }

  private float[] vector(int[] window) {
    int[] marked = new int[window.length + Window.MARKS];
    marked[0] = begin;
    System.arraycopy(window, 0, marked, 1, window.length);
    marked[marked.length - 1] = end;
    return inference.vector(marked);
  }

  @Override
  public void close() {
    inference.close();
  }
}
