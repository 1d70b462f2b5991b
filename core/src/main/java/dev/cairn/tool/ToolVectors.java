package dev.cairn.tool;

import dev.cairn.index.vector.Embeddings;
import dev.cairn.index.vector.TextVectors;
import dev.cairn.log.ContextName;
import dev.cairn.log.EventLog;
import dev.cairn.policy.ToolPolicy;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Where the tools of one context lie by their meaning, as far as they have been placed. */
public final class ToolVectors implements AutoCloseable {
  private final Map<String, List<float[]>> known = new HashMap<>();
  private final TextVectors placing;

  /** The version of the catalogue that somebody waited for last. */
  private long awaited;

  private ToolVectors(ContextName context, EventLog log, Embeddings shared) {
    this.placing = new TextVectors(context, log, shared, this::put);
  }

  /** By the model that all contexts share. */
  public static ToolVectors of(ContextName context, EventLog log, Embeddings shared) {
    return new ToolVectors(context, log, shared);
  }

  /** What is known now; what is not begins to be made. */
  public ToolMeaning of(ToolShelf shelf) {
    placing.want(lacking(shelf));
    return made(shelf);
  }

  /** The same for a search: few tools that were just told of are waited for, once and not long. */
  public ToolMeaning of(ToolShelf shelf, ToolPolicy policy) {
    Set<String> lacking = lacking(shelf);
    boolean few = !lacking.isEmpty() && lacking.size() <= policy.awaitedMax();
    placing.want(lacking, few && isNew(shelf.version()) ? policy.awaitedMilliseconds() : 0);
    return made(shelf);
  }

  private synchronized boolean isNew(long version) {
    boolean fresh = version != awaited;
    awaited = version;
    return fresh;
  }

  /** Once all tools have their places; for those who have nothing to do before. */
  public ToolMeaning await(ToolShelf shelf) {
    placing.await(lacking(shelf));
    return made(shelf);
  }

  /** Why tools have no places, if something is wrong. */
  public Optional<String> trouble() {
    return placing.trouble();
  }

  /** Tools that are gone, or say something else now, need no place. */
  private synchronized Set<String> lacking(ToolShelf shelf) {
    Set<String> wanted = new HashSet<>(shelf.meanings());
    known.keySet().retainAll(wanted);
    wanted.removeAll(known.keySet());
    return wanted;
  }

  private synchronized void put(Map<String, List<float[]>> placed) {
    known.putAll(placed);
  }

  private synchronized ToolMeaning made(ToolShelf shelf) {
    return new ToolMeaning(shelf.meanings(), known, placing::question);
  }

  /** Rough heap in use, in bytes. */
  public synchronized long footprint() {
    return known.values().stream()
        .flatMap(Collection::stream)
        .mapToLong(vector -> (long) vector.length * Float.BYTES)
        .sum();
  }

  @Override
  public void close() {
    placing.close();
  }
}
