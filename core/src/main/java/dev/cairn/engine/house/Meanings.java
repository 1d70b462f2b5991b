package dev.cairn.engine.house;

import dev.cairn.engine.Memory;
import dev.cairn.engine.graph.GraphWrites;
import dev.cairn.engine.recall.Recall;
import dev.cairn.engine.tool.Tools;
import dev.cairn.fault.CairnException;
import dev.cairn.index.vector.Coverage;
import dev.cairn.index.vector.EntryVectors;
import dev.cairn.operation.Embed;
import dev.cairn.operation.Progress;
import java.util.List;

/** Waits until the model has placed everything there is in a context. */
public final class Meanings {
  private final Memory memory;
  private final Tools tools;
  private final Recall recall;
  private final GraphWrites graph;

  public Meanings(Memory memory, Tools tools, Recall recall, GraphWrites graph) {
    this.memory = memory;
    this.tools = tools;
    this.recall = recall;
    this.graph = graph;
  }

  public Embed.Answer embed(Progress progress) {
    EntryVectors vectors = memory
        .vectors()
        .orElseThrow(() -> CairnException.unavailable(
            "this Cairn was opened without an embedding model; choose one with --model", null));
    memory.indexAt(memory.freshen());
    long entries = entries();
    Coverage done = vectors.await(dealtWith -> progress.at(Math.min(dealtWith, entries), entries));
    tools.await();
    recall.await();
    List<String> retracted = graph.replaceModel("embed");
    return new Embed.Answer(
        done.space().model(), done.embedded(), done.entries(), retracted, done.position());
  }

  private long entries() {
    return memory.look(() -> memory.state().episodes().entries());
  }
}
