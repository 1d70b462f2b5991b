package dev.cairn.enrich;

import dev.cairn.graph.Graph;
import dev.cairn.log.Bytes;
import dev.cairn.log.TextRef;
import dev.cairn.policy.GraphPolicy;
import java.util.Collection;
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

  /** Bytes kept for later under names of their content; those that are there. */
  Map<String, Bytes> kept(Collection<String> names);

  /** Keeps bytes that can be made again. */
  void keep(Map<String, Bytes> blobs);
}
