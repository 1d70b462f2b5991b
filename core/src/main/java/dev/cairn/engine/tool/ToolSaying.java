package dev.cairn.engine.tool;

import dev.cairn.engine.State;
import dev.cairn.engine.TextReads;
import dev.cairn.graph.emission.Acceptance;
import dev.cairn.ingest.Emission;
import dev.cairn.log.Draft;
import dev.cairn.log.GraphEvent.Emitted;
import dev.cairn.policy.Policy;
import dev.cairn.tool.trace.Link;
import dev.cairn.tool.trace.ToolEdges;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;

/** Puts what is known about tools into the evidence graph, inside a write, each by who says it. */
final class ToolSaying {
  /** A link brings its two ends along. */
  private static final int ITEMS_PER_LINK = 3;

  private final Policy policy;
  private final Acceptance acceptance;
  private final Draft draft;
  private final Instant at;

  ToolSaying(State state, TextReads texts, Draft draft, Instant at) {
    this.policy = state.policy().policy();
    this.acceptance = new Acceptance(
        state.graph(), policy.graph(), ref -> texts.of(ref).orElse(null), draft::text);
    this.draft = draft;
    this.at = at;
  }

  /** In as many parts as one emission may hold. */
  void says(String adapter, Map<Link, Long> links) {
    long most = Math.max(1, policy.graph().emissionItemsMax() / ITEMS_PER_LINK);
    Map<Link, Long> part = new LinkedHashMap<>();
    for (Map.Entry<Link, Long> link : links.entrySet()) {
      part.put(link.getKey(), link.getValue());
      if (part.size() >= most) {
        add(ToolEdges.emission(adapter, part), adapter);
        part = new LinkedHashMap<>();
      }
    }
    if (!part.isEmpty()) {
      add(ToolEdges.emission(adapter, part), adapter);
    }
  }

  /** All there is to say about one node: what was said of it before and is missing now goes. */
  void saysAll(String adapter, String node, Map<Link, Long> links) {
    add(ToolEdges.emission(adapter, links, node), adapter);
  }

  private void add(Emission emission, String kind) {
    Emitted emitted = acceptance.judge(emission, kind, at);
    if (Acceptance.isNews(emitted)) {
      draft.add(emitted);
    }
  }
}
