package dev.cairn.eval.memory;

import dev.cairn.Cairn;
import dev.cairn.Settings;
import dev.cairn.index.Embedder;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * How conversations are logged and asked.
 *
 * @param depth how many results are asked for
 * @param wordsAlone leave out who spoke and what an image shows, as text-only baselines do
 * @param signals keep with every question what spoke for each result, to fit weights to
 * @param model places texts by their meaning; without one, search goes by words
 */
record Configuration(int depth, boolean wordsAlone, boolean signals, Optional<Embedder> model) {
  static final int DEPTH = 200;

  /** Fixed, so that ids and draws are the same in every run. */
  private static final long SEED = 7;

  static Configuration plain() {
    return new Configuration(DEPTH, false, false, Optional.empty());
  }

  /** In memory, or in a SQLite file of that folder; the clock stands still at the end of the talk. */
  Cairn open(Optional<Path> folder, Instant end) {
    Settings plain = folder
        .map(it -> Settings.in(it).cache(Optional.empty()))
        .orElseGet(Settings::inMemory)
        .clock(InstantSource.fixed(end))
        .random(new SplittableRandom(SEED));
    return Cairn.open(model.map(plain::embedder).orElse(plain));
  }
}
