package dev.cairn.engine.recall;

import dev.cairn.engine.Memory;
import dev.cairn.engine.graph.GraphRelatives;
import dev.cairn.index.Reach;
import dev.cairn.log.Head;
import dev.cairn.operation.Reading;
import dev.cairn.operation.Search;
import dev.cairn.policy.Policy;
import dev.cairn.search.EntrySearch;
import dev.cairn.search.Relatives;

/** What was said, found again. */
final class EntryReads {
  private final Memory memory;
  private final Relatives relatives;

  EntryReads(Memory memory) {
    this.memory = memory;
    this.relatives = new GraphRelatives(memory);
  }

  /** What a search finds among entries, as far as the folds have come. */
  Search.Answer of(Search request, Reading reading, Head head, Policy policy) {
    return new EntrySearch(
            memory.name(), memory.log(), memory.indexNear(head), memory.vectors(), relatives)
        .search(
            request,
            reading,
            policy,
            reading.now().orElseGet(memory.recorder()::now),
            new Reach(
                head.position(), memory.look(() -> memory.state().episodes().entries())));
  }
}
