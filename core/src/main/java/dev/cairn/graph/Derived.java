package dev.cairn.graph;

import dev.cairn.policy.GraphPolicy;
import dev.cairn.policy.Policy;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** What is derived from the graph and kept up with it: which enrichments, and how settling went. */
public final class Derived {
  /** Makes an enrichment that follows from the graph alone from its id. */
  @FunctionalInterface
  public interface Known {
    Optional<Enrichment> make(String id, GraphPolicy policy);
  }

  /** How the settling of one event ended. */
  public record Settled(long rounds, boolean quiesced) {
    static final Settled AT_REST = new Settled(0, true);
  }

  private static final int FAILURE_LENGTH_MAX = 500;

  private final Known known;
  private final SortedMap<String, Enrichment> folded = new TreeMap<>();
  private final SortedMap<String, Long> watching = new TreeMap<>();
  private final SortedMap<String, String> failures = new TreeMap<>();
  private final LongArrayList positions = new LongArrayList();
  private final LongArrayList rounds = new LongArrayList();
  private final SortedMap<String, SortedSet<String>> wantedBy = new TreeMap<>();
  private Delta pending = new Delta();
  private GraphPolicy policy = Policy.DEFAULT.graph();

  /** Enrichments that follow from the graph alone are made from their ids by {@code known}. */
  Derived(Known known) {
    this.known = known;
  }

  /** Folded enrichments by id. */
  SortedMap<String, Enrichment> folded() {
    return folded;
  }

  /** Whether an id is switched on, and so owns its slots. */
  public boolean isActive(String id) {
    return folded.containsKey(id) || watching.containsKey(id);
  }

  /** Whether an id names an enrichment that follows from the graph alone. */
  public boolean isFolded(String id) {
    return known.make(id, policy).isPresent();
  }

  /** All that are switched on. */
  public Set<String> active() {
    Set<String> all = new TreeSet<>(folded.keySet());
    all.addAll(watching.keySet());
    return all;
  }

  /** Enrichments that others run, with the change up to which each has looked. */
  public Map<String, Long> watching() {
    return Map.copyOf(watching);
  }

  /** What went wrong when an enrichment was last asked, by id. */
  public Map<String, String> failures() {
    return Map.copyOf(failures);
  }

  /** Whether everything that follows from the graph is in it. */
  public boolean isAtRest() {
    return pending.isEmpty();
  }

  void failed(String id, String why) {
    // Whatever somebody's code throws, a checkpoint must be able to hold it.
    failures.put(id, why.substring(0, Math.min(why.length(), FAILURE_LENGTH_MAX)));
  }

  void succeeded(String id) {
    failures.remove(id);
  }

  /**
   * Switches an enrichment on; a folded one that was off is handed back to be asked about everything.
   *
   * @param who wants it; it stays on until all who do have let go
   */
  Optional<Enrichment> start(String id, String who) {
    boolean wasOn = isActive(id);
    wantedBy.computeIfAbsent(id, any -> new TreeSet<>()).add(who);
    if (wasOn) {
      return Optional.empty();
    }
    Optional<Enrichment> enrichment = known.make(id, policy);
    enrichment.ifPresentOrElse(e -> folded.put(id, e), () -> watching.put(id, 0L));
    return enrichment;
  }

  /** One of those who want it lets go; whether it was the last, and the enrichment is off. */
  boolean release(String id, String who) {
    SortedSet<String> wanting = wantedBy.getOrDefault(id, new TreeSet<>());
    boolean last = wanting.remove(who) && wanting.isEmpty();
    if (last) {
      stop(id);
    }
    return last;
  }

  void stop(String id) {
    folded.remove(id);
    watching.remove(id);
    failures.remove(id);
    wantedBy.remove(id);
  }

  void seen(String id, long change) {
    watching.replace(id, change);
  }

  /** What is left to look at since the rounds ran out. */
  Delta takePending() {
    Delta left = pending;
    pending = new Delta();
    return left;
  }

  GraphPolicy policy() {
    return policy;
  }

  /** Other numbers are in force; those that are on and see them differently are made anew. */
  List<Enrichment> adopt(GraphPolicy adopted) {
    boolean same = adopted.coOccurrenceTargetsMax() == policy.coOccurrenceTargetsMax()
        && adopted.temporalNeighboursMax() == policy.temporalNeighboursMax();
    policy = adopted;
    if (!same) {
      folded.replaceAll((id, before) -> known.make(id, policy).orElse(before));
    }
    return same ? List.of() : List.copyOf(folded.values());
  }

  void leave(Delta left) {
    pending = left;
  }

  void note(long position, Settled settled) {
    positions.add(position);
    rounds.add(settled.quiesced() ? settled.rounds() : -settled.rounds());
  }

  /** How the settling of the event at a position went. */
  public Settled settled(long position) {
    int at = Arrays.binarySearch(positions.elements(), 0, positions.size(), position);
    if (at < 0) {
      return Settled.AT_REST;
    }
    long signed = rounds.getLong(at);
    return new Settled(Math.abs(signed), signed >= 0);
  }

  void write(DataOutput out) throws IOException {
    out.writeLong(policy.enrichmentRoundsMax());
    out.writeLong(policy.coOccurrenceTargetsMax());
    out.writeLong(policy.temporalNeighboursMax());
    out.writeInt(wantedBy.size());
    for (Map.Entry<String, SortedSet<String>> each : wantedBy.entrySet()) {
      out.writeUTF(each.getKey());
      out.writeInt(each.getValue().size());
      for (String who : each.getValue()) {
        out.writeUTF(who);
      }
    }
    out.writeInt(watching.size());
    for (Map.Entry<String, Long> each : watching.entrySet()) {
      out.writeUTF(each.getKey());
      out.writeLong(each.getValue());
    }
    out.writeInt(failures.size());
    for (Map.Entry<String, String> each : failures.entrySet()) {
      out.writeUTF(each.getKey());
      out.writeUTF(each.getValue());
    }
    out.writeInt(positions.size());
    Numbers.write(out, positions.elements(), positions.size());
    Numbers.write(out, rounds.elements(), rounds.size());
    pending.write(out);
  }

  void read(DataInput in) throws IOException {
    policy = Policy.DEFAULT
        .with(Map.of(
            "graph.enrichment_rounds_max", in.readLong(),
            "graph.co_occurrence_targets_max", in.readLong(),
            "graph.temporal_neighbours_max", in.readLong()))
        .graph();
    for (int left = in.readInt(); left > 0; left--) {
      String id = in.readUTF();
      for (int who = in.readInt(); who > 0; who--) {
        start(id, in.readUTF());
      }
    }
    for (int left = in.readInt(); left > 0; left--) {
      watching.put(in.readUTF(), in.readLong());
    }
    for (int left = in.readInt(); left > 0; left--) {
      failures.put(in.readUTF(), in.readUTF());
    }
    int size = in.readInt();
    positions.addElements(0, Numbers.longs(in, size));
    rounds.addElements(0, Numbers.longs(in, size));
    pending = Delta.read(in);
  }
}
