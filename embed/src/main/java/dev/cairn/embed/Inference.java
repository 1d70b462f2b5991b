package dev.cairn.embed;

import ai.onnxruntime.OnnxTensor;
import ai.onnxruntime.OrtEnvironment;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtSession;
import ai.onnxruntime.OrtSession.SessionOptions;
import dev.cairn.fault.CairnException;
import java.io.IOException;
import java.nio.LongBuffer;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/**
 * One model in ONNX Runtime. Each call runs on the thread that makes it: on a processor batches gain
 * nothing, and the runtime's own threads spin while they wait.
 */
final class Inference implements AutoCloseable {
  private final OrtEnvironment environment;
  private final OrtSession session;
  private final Pooling pooling;
  private final int dimensions;
  /** Runs share it; closing needs it alone, and so waits until no run is inside native code. */
  private final ReadWriteLock open = new ReentrantReadWriteLock();

  private boolean closed;

  private Inference(
      OrtEnvironment environment, OrtSession session, Pooling pooling, int dimensions) {
    this.environment = environment;
    this.session = session;
    this.pooling = pooling;
    this.dimensions = dimensions;
  }

  static Inference load(byte[] model, Pooling pooling, int dimensions)
      throws OrtException, IOException {
    OrtEnvironment environment = NativeLibrary.load();
    environment.setTelemetry(false);
    try (SessionOptions options = new SessionOptions()) {
      options.setExecutionMode(SessionOptions.ExecutionMode.SEQUENTIAL);
      options.setIntraOpNumThreads(1);
      options.setInterOpNumThreads(1);
      options.addConfigEntry("session.intra_op.allow_spinning", "0");
      options.addConfigEntry("session.inter_op.allow_spinning", "0");
      return new Inference(
          environment, environment.createSession(model, options), pooling, dimensions);
    }
  }

  /** The vector of what these tokens say, with length 1. */
  float[] vector(int[] tokens) {
    open.readLock().lock();
    try {
      if (closed) {
        throw CairnException.unavailable("the embedding model is closed", null);
      }
      return Direction.unit(pooled(tokens));
    } catch (OrtException e) {
      throw CairnException.unavailable("the embedding model failed: " + e.getMessage(), e);
    } finally {
      open.readLock().unlock();
    }
  }

  private float[] pooled(int[] tokens) throws OrtException {
    long[] shape = {1, tokens.length};
    long[] ids = Arrays.stream(tokens).asLongStream().toArray();
    long[] ones = new long[tokens.length];
    Arrays.fill(ones, 1);
    try (OnnxTensor input = tensor(ids, shape);
        OnnxTensor attention = tensor(ones, shape);
        OnnxTensor types = tensor(new long[tokens.length], shape)) {
      Map<String, OnnxTensor> inputs = new HashMap<>();
      inputs.put("input_ids", input);
      inputs.put("attention_mask", attention);
      if (session.getInputNames().contains("token_type_ids")) {
        inputs.put("token_type_ids", types);
      }
      try (OrtSession.Result result = session.run(inputs)) {
        OnnxTensor output = (OnnxTensor) result.get(0);
        return pooling.pool(output.getFloatBuffer(), tokens.length, dimensions);
      }
    }
  }

  private OnnxTensor tensor(long[] values, long[] shape) throws OrtException {
    return OnnxTensor.createTensor(environment, LongBuffer.wrap(values), shape);
  }

  @Override
  public void close() {
    open.writeLock().lock();
    try {
      if (!closed) {
        closed = true;
        session.close();
      }
    } catch (OrtException e) {
      throw CairnException.unavailable("the embedding model could not be released", e);
    } finally {
      open.writeLock().unlock();
    }
  }
}
