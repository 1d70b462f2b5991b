package dev.cairn.text.output;

import dev.cairn.text.learn.Example;
import dev.cairn.text.learn.LinearModel;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.List;

/**
 * Weights of the reader of outputs, and from which probability on an outcome is taken for true.
 *
 * @param failedFrom the least probability of a failure that is told as one
 * @param succeededTo the highest probability of a failure that is told as a success
 */
public record OutputModel(LinearModel weights, double failedFrom, double succeededTo) {
  private static final String RESOURCE = "model.bin";
  private static final int MAGIC = 0x4f757431;

  /** The model that comes with Cairn. */
  static OutputModel shipped() {
    try (InputStream in = OutputModel.class.getResourceAsStream(RESOURCE)) {
      if (in == null) {
        throw new IllegalStateException(
            "the weights of the reader of outputs are missing: " + RESOURCE);
      }
      return read(in);
    } catch (IOException e) {
      throw new UncheckedIOException("the weights of the reader of outputs are damaged", e);
    }
  }

  public static OutputModel read(InputStream in) throws IOException {
    DataInputStream data = new DataInputStream(in);
    if (data.readInt() != MAGIC) {
      throw new IOException("no weights of a reader of outputs");
    }
    double failedFrom = data.readDouble();
    double succeededTo = data.readDouble();
    LinearModel weights = LinearModel.read(data);
    if (weights.places() != OutputFeatures.PLACES || data.read() >= 0) {
      throw new IOException("weights of another version");
    }
    return new OutputModel(weights, failedFrom, succeededTo);
  }

  public void write(OutputStream out) throws IOException {
    DataOutputStream data = new DataOutputStream(out);
    data.writeInt(MAGIC);
    data.writeDouble(failedFrom);
    data.writeDouble(succeededTo);
    weights.write(data);
    data.flush();
  }

  public OutputModel withThresholds(double failed, double succeeded) {
    return new OutputModel(weights, failed, succeeded);
  }

  /** The probability that each candidate is the right one. */
  double[] probabilities(List<Example> candidates) {
    double[] scores = new double[candidates.size()];
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < scores.length; i++) {
      scores[i] = weights.scores(candidates.get(i))[0];
      most = Math.max(most, scores[i]);
    }
    double sum = 0;
    for (int i = 0; i < scores.length; i++) {
      scores[i] = StrictMath.exp(scores[i] - most);
      sum += scores[i];
    }
    for (int i = 0; i < scores.length; i++) {
      scores[i] /= sum;
    }
    return scores;
  }
}
