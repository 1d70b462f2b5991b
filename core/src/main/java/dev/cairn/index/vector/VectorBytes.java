package dev.cairn.index.vector;

import dev.cairn.log.Bytes;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.FloatBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Vectors as bytes: float32, little endian, one vector after the other. */
final class VectorBytes {
  private VectorBytes() {}

  static Bytes write(List<float[]> vectors) {
    int floats = vectors.stream().mapToInt(vector -> vector.length).sum();
    ByteBuffer buffer = ByteBuffer.allocate(floats * Float.BYTES).order(ByteOrder.LITTLE_ENDIAN);
    for (float[] vector : vectors) {
      for (float x : vector) {
        buffer.putFloat(x);
      }
    }
    return Bytes.of(buffer.array());
  }

  /** Nothing, if the bytes are no vectors of this many numbers. */
  static Optional<List<float[]>> read(Bytes bytes, int dimensions) {
    int each = dimensions * Float.BYTES;
    if (bytes.length() == 0 || bytes.length() % each != 0) {
      return Optional.empty();
    }
    FloatBuffer floats =
        ByteBuffer.wrap(bytes.array()).order(ByteOrder.LITTLE_ENDIAN).asFloatBuffer();
    List<float[]> vectors = new ArrayList<>(bytes.length() / each);
    while (floats.hasRemaining()) {
      float[] vector = new float[dimensions];
      floats.get(vector);
      if (!finite(vector)) {
        return Optional.empty();
      }
      vectors.add(vector);
    }
    return Optional.of(List.copyOf(vectors));
  }

  private static boolean finite(float[] vector) {
    for (float x : vector) {
      if (!Float.isFinite(x)) {
        return false;
      }
    }
    return true;
  }
}
