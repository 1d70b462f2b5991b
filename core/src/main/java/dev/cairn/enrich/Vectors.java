package dev.cairn.enrich;

import dev.cairn.index.Embedder;
import dev.cairn.log.TextRef;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.json.JsonMapper;

/** Where a model places the texts of nodes. */
final class Vectors {
  private static final JsonMapper JSON = new JsonMapper();

  private final Embedder embedder;
  private final Gaze gaze;

  Vectors(Embedder embedder, Gaze gaze) {
    this.embedder = embedder;
    this.gaze = gaze;
  }

  /** By node; those whose words were erased have none. */
  Map<String, List<float[]>> of(Collection<NodeText> nodes) {
    Map<TextRef, String> longTexts =
        gaze.texts(nodes.stream().flatMap(node -> node.text().stream()).toList());
    Map<String, String> words = new LinkedHashMap<>();
    for (NodeText node : nodes) {
      Optional<String> json = node.json().or(() -> node.text().map(longTexts::get));
      json.ifPresent(text -> words.put(node.id(), JSON.readValue(text, String.class)));
    }
    Map<String, List<float[]>> byText =
        gaze.vectors(embedder, words.values().stream().distinct().toList());
    Map<String, List<float[]>> vectors = new LinkedHashMap<>();
    words.forEach((node, text) -> vectors.put(node, byText.getOrDefault(text, List.of())));
    return vectors;
  }
}
