package dev.cairn.enrich;

import dev.cairn.index.Embedder;
import dev.cairn.log.Bytes;
import dev.cairn.log.TextRef;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.json.JsonMapper;

/** Vectors of nodes' texts, each made once and kept under the model's name and the text's hash. */
final class Vectors {
  private static final JsonMapper JSON = new JsonMapper();

  private final Embedder embedder;
  private final Gaze gaze;

  Vectors(Embedder embedder, Gaze gaze) {
    this.embedder = embedder;
    this.gaze = gaze;
  }

  /** By node; those whose words were erased have none. */
  Map<String, float[]> of(Collection<NodeText> nodes) {
    Map<TextRef, String> longTexts =
        gaze.texts(nodes.stream().flatMap(node -> node.text().stream()).toList());
    Map<String, String> words = new LinkedHashMap<>();
    for (NodeText node : nodes) {
      Optional<String> json = node.json().or(() -> node.text().map(longTexts::get));
      json.ifPresent(text -> words.put(node.id(), JSON.readValue(text, String.class)));
    }
    Map<String, float[]> byText = byText(words.values().stream().distinct().toList());
    Map<String, float[]> vectors = new LinkedHashMap<>();
    words.forEach((node, text) -> vectors.put(node, byText.get(text)));
    return vectors;
  }

  private Map<String, float[]> byText(List<String> texts) {
    Map<String, String> names = new LinkedHashMap<>();
    texts.forEach(text -> names.put(text, name(text)));
    Map<String, Bytes> kept = gaze.kept(names.values());
    List<String> missing =
        texts.stream().filter(text -> !kept.containsKey(names.get(text))).toList();
    List<float[]> made = missing.isEmpty() ? List.of() : embedder.embed(missing);
    Map<String, Bytes> fresh = new HashMap<>();
    for (int i = 0; i < missing.size(); i++) {
      fresh.put(names.get(missing.get(i)), bytes(made.get(i)));
    }
    gaze.keep(fresh);
    Map<String, float[]> vectors = new HashMap<>();
    names.forEach((text, name) ->
        vectors.put(text, floats(kept.getOrDefault(name, fresh.getOrDefault(name, Bytes.EMPTY)))));
    return vectors;
  }

  private String name(String text) {
    byte[] hash = Bytes.sha256().digest(text.getBytes(StandardCharsets.UTF_8));
    return "vector:" + embedder.model() + ":" + Bytes.of(hash).hex();
  }

  private static Bytes bytes(float[] vector) {
    ByteBuffer buffer =
        ByteBuffer.allocate(Float.BYTES * vector.length).order(ByteOrder.LITTLE_ENDIAN);
    buffer.asFloatBuffer().put(vector);
    return Bytes.of(buffer.array());
  }

  private static float[] floats(Bytes bytes) {
    float[] vector = new float[bytes.length() / Float.BYTES];
    ByteBuffer.wrap(bytes.array())
        .order(ByteOrder.LITTLE_ENDIAN)
        .asFloatBuffer()
        .get(vector);
    return vector;
  }
}
