package dev.cairn;

import dev.cairn.engine.Cache;
import dev.cairn.engine.EmptyStore;
import dev.cairn.engine.HeadFile;
import dev.cairn.engine.Memory;
import dev.cairn.engine.Version;
import dev.cairn.engine.house.Salvaging;
import dev.cairn.enrich.Custom;
import dev.cairn.enrich.Enricher;
import dev.cairn.enrich.GraphAnalysis;
import dev.cairn.enrich.Similarity;
import dev.cairn.fault.CairnException;
import dev.cairn.index.Worker;
import dev.cairn.index.vector.Embeddings;
import dev.cairn.log.CheckedLog;
import dev.cairn.log.ContextName;
import dev.cairn.log.EventCodec;
import dev.cairn.log.EventLog;
import dev.cairn.log.EventLogProvider;
import dev.cairn.log.Head;
import dev.cairn.log.MemoryEventLog;
import dev.cairn.log.Recorder;
import dev.cairn.operation.Backup;
import dev.cairn.operation.Contexts;
import dev.cairn.operation.Progress;
import dev.cairn.operation.Salvage;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;

/**
 * Memory and judgement for agents. Open it once and share it: it is safe for many threads.
 *
 * <pre>{@code
 * try (Cairn cairn = Cairn.open(folder)) {
 *   Context memory = cairn.context("default");
 *   EpisodeId episode = memory.startEpisode(StartEpisode.in(Scope.repo("payments"))).episode();
 *   memory.log(Log.user(episode, "Never force-push to main."));
 *   memory.search(Search.of("force push"));
 * }
 * }</pre>
 */
public final class Cairn implements AutoCloseable {
  private static final String MEMORY = "memory";

  private final CheckedLog log;
  private final EventCodec codec = new EventCodec();
  private final HeadFile heads;
  private final Recorder recorder;
  private final Cache cache;
  private final Memories memories;
  private final Worker indexing = new Worker("cairn-index");
  private final Optional<Embeddings> embeddings;

  private Cairn(EventLog stored, Settings settings, Cache cache) {
    this.log = new CheckedLog(stored, codec);
    this.heads = new HeadFile(settings.head(), log);
    this.cache = cache;
    this.recorder = new Recorder(log, codec, settings.clock(), settings.random());
    this.embeddings = settings.embedding().map(Embeddings::new);
    List<Enricher> enrichers = enrichers(settings);
    this.memories = new Memories(
        name -> new Loaded(
            new Memory(
                name,
                log,
                codec,
                recorder,
                heads,
                cache,
                settings.keepAfter(),
                indexing,
                embeddings,
                () -> succeed(name)),
            codec,
            enrichers,
            settings.generators(),
            settings.readers(),
            settings.scrubber(),
            embeddings),
        settings.heapBytes());
  }

  private static List<Enricher> enrichers(Settings settings) {
    List<Enricher> all = new ArrayList<>(GraphAnalysis.all());
    settings.embedding().ifPresent(with -> all.add(new Similarity(with.model())));
    settings.enrichments().forEach(own -> all.add(new Custom(own)));
    return List.copyOf(all);
  }

  /** What a process that ended in the middle of an erasure left to clean. */
  private void finishErasures() {
    if (cache.owned()) {
      log.unfinished().forEach(this::finishErasure);
    }
  }

  private void finishErasure(ContextName name) {
    try {
      memories.use(name, loaded -> {
        loaded.erasing().clean();
        return name;
      });
    } catch (CairnException e) {
      // Others read, or the log is damaged: whoever opens it next tries again, and this one can
      // still be asked.
      return;
    }
  }

  /** Opens, or makes, the store in a data folder. */
  public static Cairn open(Path dataFolder) {
    return open(Settings.in(dataFolder));
  }

  public static Cairn open(Settings settings) {
    return open(openLog(settings.store()), settings);
  }

  /** On a log of your own; it is closed with this Cairn. */
  public static Cairn open(EventLog log, Settings settings) {
    try {
      EmptyStore.refuseIfLost(log, settings.cache(), settings.head());
    } catch (CairnException e) {
      log.close();
      throw e;
    }
    Cairn cairn =
        new Cairn(log, settings, settings.cache().map(Cache::open).orElseGet(Cache::none));
    cairn.finishErasures();
    return cairn;
  }

  private static EventLog openLog(String url) {
    String scheme = url.contains(":") ? url.substring(0, url.indexOf(':')) : url;
    if (scheme.equals(MEMORY)) {
      return new MemoryEventLog();
    }
    for (EventLogProvider provider : ServiceLoader.load(EventLogProvider.class)) {
      if (provider.scheme().equals(scheme)) {
        return provider.open(url);
      }
    }
    throw CairnException.invalid(
        "store", "no store opens '" + url + "'; use sqlite:FILE, or add the module for it");
  }

  /** The version of this build. */
  public static String version() {
    return Version.ofThisBuild();
  }

  /** An isolated memory; it comes into being with the first write. */
  public Context context(String name) {
    return new Context(new ContextName(name), memories);
  }

  /** What everybody who asks a context should be told before all else, such as that events are damaged; if it is loaded. */
  public Optional<String> notice(String context) {
    ContextName name = new ContextName(context);
    return memories.isLoaded(name) ? context(context).notice() : Optional.empty();
  }

  public Contexts.Answer contexts() {
    List<Contexts.Item> items = log.contexts().stream()
        .map(name -> {
          Head head = log.head(name);
          return new Contexts.Item(name, head.position(), head.recordedAt());
        })
        .toList();
    return new Contexts.Answer(items);
  }

  /** Copies the whole store while it is in use. */
  public Backup.Answer backup(Backup request) {
    if (request.to().isBlank()) {
      throw CairnException.invalid("to", "to is empty; name the file to write");
    }
    Path to = Path.of(request.to()).toAbsolutePath().normalize();
    log.backup(to);
    return new Backup.Answer(to.toString(), to.toFile().length());
  }

  /** Tells what of the store verifies, and copies that into another folder if one is named. */
  public Salvage.Answer salvage(Salvage request, Progress progress) {
    Optional<Path> folder = request.to().map(to -> Path.of(to).toAbsolutePath().normalize());
    return new Salvaging(log, codec).salvage(folder, Cairn::emptyLog, progress);
  }

  private static EventLog emptyLog(Path folder) {
    return openLog(Settings.in(folder).store());
  }

  /**
   * Takes over the cache if the process that owned it has ended. A process that runs for long asks from
   * time to time; contexts in use at that moment follow when it asks again.
   */
  public void takeOverCache() {
    cache.takeOver();
    if (cache.owned()) {
      memories.letGo(loaded -> !loaded.memory().ownsCache());
      finishErasures();
    }
  }

  /** In the background: every entry of a context has its vector, so the model before need not be kept up. */
  private void succeed(ContextName context) {
    memories.use(context, loaded -> loaded.graphWrites().replaceModel("engine"));
  }

  /** How many contexts are loaded now. */
  int loaded() {
    return memories.size();
  }

  /** Finishes what was begun, keeps what is worth keeping, and lets go of the store. */
  @Override
  public void close() {
    // First, as it may be about to write.
    embeddings.ifPresent(Embeddings::close);
    indexing.close();
    recorder.close();
    memories.close();
    heads.close();
    cache.close();
    log.close();
  }
}
