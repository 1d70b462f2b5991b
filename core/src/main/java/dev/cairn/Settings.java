package dev.cairn;

import dev.cairn.card.Generator;
import dev.cairn.engine.SaltFile;
import dev.cairn.engine.SecretScrubber;
import dev.cairn.graph.Enrichment;
import dev.cairn.index.Embedder;
import dev.cairn.index.vector.Embedding;
import dev.cairn.index.vector.LazyEmbedder;
import dev.cairn.log.Scrubber;
import dev.cairn.text.Readers;
import dev.cairn.text.secret.SecretScanner;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * How to open Cairn.
 *
 * @param store where the log is kept: {@code sqlite:FILE} or {@code memory:}
 * @param cache a folder for what can be made again; without one, nothing is kept between processes
 * @param head a file that keeps how far the log had come, so that one that was cut off is noticed
 * @param clock the only source of time
 * @param random the only source of chance: ids, salts and draws
 * @param keepAfter how many new events are worth a checkpoint; fewer are replayed sooner than written
 * @param embedding how texts are placed by their meaning; without it, search goes by words and
 *     similarity is not known
 * @param enrichments what the host derives from the graph by code of its own
 * @param generators who proposes what to keep of an episode, besides the rules and the agent
 * @param readers what reads language: the user's words, rules, calls, outputs
 * @param scrubber what takes secrets out of text before it is written
 * @param heapBytes how much memory loaded contexts may take together before the least recently used go
 */
public record Settings(
    String store,
    Optional<Path> cache,
    Optional<Path> head,
    InstantSource clock,
    RandomGenerator random,
    long keepAfter,
    long heapBytes,
    Optional<Embedding> embedding,
    List<Enrichment> enrichments,
    List<Generator> generators,
    Readers readers,
    Scrubber scrubber) {
  private static final long KEEP_AFTER = 500;
  private static final int SALT_BYTES = 32;

  /** A loaded context is worth keeping, but never at the price of the process. */
  private static final int HEAP_SHARE = 4;

  /** A data folder with its store and its cache, and the clock and chance of this machine. */
  public static Settings in(Path dataFolder) {
    return new Settings(
        "sqlite:" + dataFolder.resolve("cairn.db"),
        Optional.of(dataFolder.resolve("cache")),
        Optional.of(dataFolder.resolve("head")),
        InstantSource.system(),
        new SecureRandom(),
        KEEP_AFTER,
        Runtime.getRuntime().maxMemory() / HEAP_SHARE,
        Optional.empty(),
        List.of(),
        List.of(),
        Readers.shipped(),
        new SecretScrubber(new SecretScanner(), () -> SaltFile.in(dataFolder, new SecureRandom())));
  }

  /** Nothing on disk: for tests and for trying things out. */
  public static Settings inMemory() {
    return new Settings(
        "memory:",
        Optional.empty(),
        Optional.empty(),
        InstantSource.system(),
        new SecureRandom(),
        KEEP_AFTER,
        Runtime.getRuntime().maxMemory() / HEAP_SHARE,
        Optional.empty(),
        List.of(),
        List.of(),
        Readers.shipped(),
        new SecretScrubber(new SecretScanner(), Settings::salt));
  }

  /** Another store, of which the head file of the folder knows nothing. */
  public Settings store(String url) {
    return new Settings(
        url,
        cache,
        Optional.empty(),
        clock,
        random,
        keepAfter,
        heapBytes,
        embedding,
        enrichments,
        generators,
        readers,
        scrubber);
  }

  public Settings cache(Optional<Path> folder) {
    return new Settings(
        store,
        folder,
        head,
        clock,
        random,
        keepAfter,
        heapBytes,
        embedding,
        enrichments,
        generators,
        readers,
        scrubber);
  }

  public Settings head(Optional<Path> file) {
    return new Settings(
        store,
        cache,
        file,
        clock,
        random,
        keepAfter,
        heapBytes,
        embedding,
        enrichments,
        generators,
        readers,
        scrubber);
  }

  public Settings clock(InstantSource newClock) {
    return new Settings(
        store,
        cache,
        head,
        newClock,
        random,
        keepAfter,
        heapBytes,
        embedding,
        enrichments,
        generators,
        readers,
        scrubber);
  }

  public Settings random(RandomGenerator newRandom) {
    return new Settings(
        store,
        cache,
        head,
        clock,
        newRandom,
        keepAfter,
        heapBytes,
        embedding,
        enrichments,
        generators,
        readers,
        scrubber);
  }

  public Settings keepAfter(long events) {
    return new Settings(
        store,
        cache,
        head,
        clock,
        random,
        events,
        heapBytes,
        embedding,
        enrichments,
        generators,
        readers,
        scrubber);
  }

  public Settings heapBytes(long bytes) {
    return new Settings(
        store,
        cache,
        head,
        clock,
        random,
        keepAfter,
        bytes,
        embedding,
        enrichments,
        generators,
        readers,
        scrubber);
  }

  /** With a model that is loaded; it is closed with the Cairn that is opened. */
  public Settings embedder(Embedder model) {
    return embedder(LazyEmbedder.of(model));
  }

  /** With a model that is loaded when first wanted; it is closed with the Cairn that is opened. */
  public Settings embedder(LazyEmbedder model) {
    return embedding(new Embedding(model, true, Duration.ZERO, System::nanoTime));
  }

  public Settings embedding(Embedding chosen) {
    return new Settings(
        store,
        cache,
        head,
        clock,
        random,
        keepAfter,
        heapBytes,
        Optional.of(chosen),
        enrichments,
        generators,
        readers,
        scrubber);
  }

  /** With one more enrichment of the host's own; {@code enrich} switches it on. */
  public Settings enrichment(Enrichment own) {
    List<Enrichment> more = new ArrayList<>(enrichments);
    more.add(own);
    return new Settings(
        store,
        cache,
        head,
        clock,
        random,
        keepAfter,
        heapBytes,
        embedding,
        List.copyOf(more),
        generators,
        readers,
        scrubber);
  }

  /** With one more who proposes what to keep. */
  public Settings generator(Generator own) {
    List<Generator> more = new ArrayList<>(generators);
    more.add(own);
    return new Settings(
        store,
        cache,
        head,
        clock,
        random,
        keepAfter,
        heapBytes,
        embedding,
        enrichments,
        List.copyOf(more),
        readers,
        scrubber);
  }

  /** With readers of one's own, such as those a fold of an evaluation was trained with. */
  public Settings readers(Readers own) {
    return new Settings(
        store,
        cache,
        head,
        clock,
        random,
        keepAfter,
        heapBytes,
        embedding,
        enrichments,
        generators,
        own,
        scrubber);
  }

  /** With a scrubber of one's own, or {@link Scrubber#NONE}. */
  public Settings scrubber(Scrubber own) {
    return new Settings(
        store,
        cache,
        head,
        clock,
        random,
        keepAfter,
        heapBytes,
        embedding,
        enrichments,
        generators,
        readers,
        own);
  }

  /** Of a store that is gone with the process. */
  private static byte[] salt() {
    byte[] salt = new byte[SALT_BYTES];
    new SecureRandom().nextBytes(salt);
    return salt;
  }
}
