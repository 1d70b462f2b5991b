package dev.cairn.tool.decision;

import dev.cairn.log.EpisodeId;
import dev.cairn.log.ToolId;
import it.unimi.dsi.fastutil.objects.Object2LongOpenHashMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** What was decided, and what the user said. */
public final class Decisions {
  private static final long NOWHERE = -1;

  /** Where each decision stands in the log, and its outcome: twice the place of the outcome, and 1 if good. */
  private final Object2LongOpenHashMap<String> places = new Object2LongOpenHashMap<>();

  private final Object2LongOpenHashMap<String> outcomes = new Object2LongOpenHashMap<>();
  private final SortedMap<String, UserRisk> risks = new TreeMap<>();
  private final SortedSet<String> trusted = new TreeSet<>();
  private final SortedMap<String, Approval> approvals = new TreeMap<>();
  private final SortedMap<String, Rejection> rejections = new TreeMap<>();

  /** What is still open, and what was rejected, by tool: a decision must not cost what there ever was. */
  private final Map<ToolId, SortedMap<String, Approval>> open = new HashMap<>();

  private final Map<ToolId, List<Rejection>> rejected = new HashMap<>();

  /** Decisions that asked and were not answered yet. */
  private final SortedSet<String> waiting = new TreeSet<>();

  private final Unfinished unfinished = new Unfinished();
  private final SimilarDecisions similar = new SimilarDecisions();

  Decisions() {
    places.defaultReturnValue(NOWHERE);
    outcomes.defaultReturnValue(NOWHERE);
  }

  /** How a decision turned out, and where that stands in the log. */
  public record Outcome(boolean ok, long position) {}

  /** Where a decision stands in the log. */
  public OptionalLong place(String decision) {
    long place = places.getLong(decision);
    return place == NOWHERE ? OptionalLong.empty() : OptionalLong.of(place);
  }

  public Optional<Outcome> outcome(String decision) {
    long outcome = outcomes.getLong(decision);
    return outcome == NOWHERE
        ? Optional.empty()
        : Optional.of(new Outcome((outcome & 1) == 1, outcome / 2));
  }

  /** Where all decisions stand in the log, the oldest first. */
  public long[] positions() {
    long[] positions = places.values().toLongArray();
    Arrays.sort(positions);
    return positions;
  }

  public long size() {
    return places.size();
  }

  public Optional<UserRisk> risk(ToolId tool) {
    return Optional.ofNullable(risks.get(tool.toString()));
  }

  /** The tools the user judged, by name. */
  public SortedMap<String, UserRisk> risks() {
    return Collections.unmodifiableSortedMap(risks);
  }

  /** Whether what a server says of its own tools counts. */
  public boolean trusts(String server) {
    return trusted.contains(server);
  }

  public SortedSet<String> trusted() {
    return Collections.unmodifiableSortedSet(trusted);
  }

  public Optional<Approval> approval(String id) {
    return Optional.ofNullable(approvals.get(id));
  }

  /** Those that may hold for a call of this tool as it describes itself now, the oldest first. */
  public List<Approval> approvals(ToolId tool, String version) {
    return open.getOrDefault(tool, Collections.emptySortedMap()).values().stream()
        .filter(approval -> approval.speaksFor(tool, version))
        .toList();
  }

  /** Those that may hold for a call of this tool made there. */
  public List<Rejection> rejections(ToolId tool, Optional<EpisodeId> where) {
    return rejected.getOrDefault(tool, List.of()).stream()
        .filter(rejection -> rejection.speaksFor(tool, where))
        .toList();
  }

  /** Every approval there was, by name. */
  public SortedMap<String, Approval> given() {
    return Collections.unmodifiableSortedMap(approvals);
  }

  /** Every rejection there was, by the decision that asked. */
  public SortedMap<String, Rejection> rejections() {
    return Collections.unmodifiableSortedMap(rejections);
  }

  /** Decisions that asked and were not answered yet, by name. */
  public SortedSet<String> waiting() {
    return Collections.unmodifiableSortedSet(waiting);
  }

  /** Decisions whose outcome nobody told yet. */
  public Unfinished unfinished() {
    return unfinished;
  }

  public SimilarDecisions similar() {
    return similar;
  }

  /** The first of a name stays: a merged log cannot put another decision in its place. */
  void made(String decision, long position) {
    places.putIfAbsent(decision, position);
  }

  void asks(String decision) {
    waiting.add(decision);
  }

  void answered(String decision) {
    waiting.remove(decision);
  }

  void put(Rejection rejection) {
    if (rejections.putIfAbsent(rejection.decision(), rejection) == null) {
      rejected.computeIfAbsent(rejection.tool(), tool -> new ArrayList<>()).add(rejection);
    }
    answered(rejection.decision());
  }

  /** The first report stays, unless a later one says that the call failed. */
  void ended(String decision, boolean ok, long position) {
    answered(decision);
    unfinished.end(decision);
    long known = outcomes.getLong(decision);
    if (known == NOWHERE || ((known & 1) == 1 && !ok)) {
      outcomes.put(decision, 2 * position + (ok ? 1 : 0));
    }
  }

  void put(ToolId tool, UserRisk risk) {
    risks.put(tool.toString(), risk);
  }

  void trust(String server, boolean counts) {
    if (counts) {
      trusted.add(server);
    } else {
      trusted.remove(server);
    }
  }

  void put(Approval approval) {
    approvals.put(approval.id(), approval);
    SortedMap<String, Approval> ofTool =
        open.computeIfAbsent(approval.tool(), tool -> new TreeMap<>());
    if (approval.state() == Approval.State.OPEN) {
      ofTool.put(approval.id(), approval);
    } else {
      ofTool.remove(approval.id());
    }
  }

  /** An approval that ended stays so, whatever happens later. */
  void end(String approval, Approval.State state) {
    Approval known = approvals.get(approval);
    if (known != null && known.state() == Approval.State.OPEN) {
      put(known.now(state));
    }
  }

  Map<String, Long> places() {
    return new TreeMap<>(places);
  }

  Map<String, Long> outcomes() {
    return new TreeMap<>(outcomes);
  }
}
