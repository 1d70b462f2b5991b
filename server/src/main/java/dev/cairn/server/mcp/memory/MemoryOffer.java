package dev.cairn.server.mcp.memory;

import dev.cairn.log.ContextName;
import dev.cairn.server.door.Backend;
import dev.cairn.server.mcp.Offer;
import dev.cairn.server.operation.Registry;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What Cairn offers: the one list of it. */
public final class MemoryOffer {
  private MemoryOffer() {}

  /** With the client's model asked before an episode ends, if the client offers it. */
  public static Offer of(
      Registry registry, Backend backend, ContextName context, Set<Toolset> toolsets) {
    return of(registry, backend, context, toolsets, true);
  }

  /**
   * With or without asking the client's model.
   *
   * @param sampling whether it may be asked what to keep
   */
  public static Offer of(
      Registry registry,
      Backend backend,
      ContextName context,
      Set<Toolset> toolsets,
      boolean sampling) {
    Recall recall = new Recall(backend, context);
    return new Offer(
        Instructions.TEXT,
        new OperationTools(
            new Toolbox(registry, toolsets, Toolbox.PAGE),
            new ToolCalls(backend, context),
            sampling ? Optional.of(new SampledCards(recall)) : Optional.empty()),
        new MemoryResources(List.of(
            new EpisodeResource(recall), new CardResource(recall), new PackResource(recall))),
        new MemoryPrompts(List.of(new BriefPrompt(recall), new ReviewPrompt(recall))),
        new MemoryNames(recall));
  }
}
