package dev.cairn.enrich;

import dev.cairn.graph.Graph;
import dev.cairn.index.Embedder;
import dev.cairn.log.TextRef;
import dev.cairn.policy.GraphPolicy;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** What an enricher may look at. */
public interface Gaze {
  /** The graph while nobody changes it; take out what is needed, and think afterwards. */
  <T> T look(Function<Graph, T> question);

  GraphPolicy policy();

  /** Up to which position of the log this enricher has looked before. */
  long seen();

  /** The words of long properties; erased ones are absent. */
  Map<TextRef, String> texts(Collection<TextRef> refs);

  /** Where a model places texts, one vector a window; each text is placed once and kept. */
  Map<String, List<float[]>> vectors(Embedder embedder, Collection<String> texts);
}
