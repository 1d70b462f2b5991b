package dev.cairn.eval.reading;

import dev.cairn.Cairn;
import dev.cairn.Context;
import dev.cairn.Settings;
import dev.cairn.index.Embedder;
import dev.cairn.log.MemoryEventLog;
import dev.cairn.text.Readers;
import dev.cairn.text.SentenceVectors;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Memories of one trial each, all empty, with the readers that are measured. */
record Trials(Readers readers, Optional<Embedder> model) {

  /** Vectors of the model of these memories. */
  SentenceVectors vectors() {
    return model
        .<SentenceVectors>map(
            it -> text -> text.isBlank() ? null : it.embed(List.of(text)).get(0))
        .orElse(SentenceVectors.NONE);
  }

  /** Does something in a memory of its own. */
  <T> T in(Function<Context, T> work) {
    Settings settings = Settings.inMemory().readers(readers);
    Settings with = model.map(settings::embedder).orElse(settings);
    try (Cairn cairn = Cairn.open(new MemoryEventLog(), with)) {
      return work.apply(cairn.context("trial"));
    }
  }
}
