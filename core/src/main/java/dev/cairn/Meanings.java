package dev.cairn;

import dev.cairn.fault.CairnException;
import dev.cairn.index.vector.Coverage;
import dev.cairn.index.vector.EntryVectors;
import dev.cairn.operation.Embed;
import dev.cairn.operation.Progress;
import dev.cairn.operation.Status;
import java.util.List;
import java.util.Optional;

/** What can be asked of the model that places a context's entries. */
final class Meanings {
  private final Memory memory;

  Meanings(Memory memory) {
    this.memory = memory;
  }

  Embed.Answer embed(Progress progress) {
    EntryVectors vectors = memory
        .vectors()
        .orElseThrow(() -> CairnException.unavailable(
            "this Cairn was opened without an embedding model; choose one with --model", null));
    memory.freshen();
    long entries = entries();
    Coverage done = vectors.await(dealtWith -> progress.at(Math.min(dealtWith, entries), entries));
    memory.tools().await();
    memory.recall().await();
    List<String> retracted = memory.graphWrites().retractOtherModels();
    return new Embed.Answer(
        done.space().model(), done.embedded(), done.entries(), retracted, done.position());
  }

  Optional<Status.EmbeddingModel> status() {
    return memory
        .vectors()
        .map(EntryVectors::counted)
        .map(counted -> new Status.EmbeddingModel(
            counted.space().model(),
            counted.state().label(),
            counted.state().why().or(counted::trouble).or(counted::refusal),
            counted.embedded(),
            entries()));
  }

  private long entries() {
    return memory.look(() -> memory.state().episodes().entries());
  }
}
