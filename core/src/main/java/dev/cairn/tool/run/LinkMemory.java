package dev.cairn.tool.run;

import dev.cairn.index.Telling;
import dev.cairn.log.ToolId;
import dev.cairn.policy.PlanPolicy;
import it.unimi.dsi.fastutil.longs.LongOpenHashSet;
import it.unimi.dsi.fastutil.longs.LongSet;
import it.unimi.dsi.fastutil.longs.LongSets;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * What past runs teach about which tool waits for which: how often a pair ran together, how often the one led to
 * the other, and the same for the words of their names, which speak where a pair is new. Every link counts
 * once a run. Every table is bounded. Not safe while a run is added: the owner holds a lock.
 */
public final class LinkMemory {
  private static final int HALF = Integer.SIZE;

  private final PlanPolicy policy;
  private final Roster tools;
  private final Roster words;
  private final Pairs toolPairs;
  private final Pairs wordPairs;
  private final LongSet[] newest;
  private long requests;
  private long together;
  private long linked;

  public LinkMemory(PlanPolicy policy) {
    this.policy = policy;
    this.tools = new Roster(policy.toolsMax());
    this.words = new Roster(policy.wordsMax());
    this.toolPairs = new Pairs(policy.toolsMax(), policy);
    this.wordPairs = new Pairs(policy.wordsMax(), policy);
    this.newest = new LongSet[(int) policy.requestsMax()];
  }

  /** The words of a tool's name. */
  public static Set<String> words(String tool) {
    return Telling.parts(ToolId.parse(tool).tool(), word -> false);
  }

  /** Learns from one run. Steps that failed say nothing about what belongs together. */
  public void add(Run run) {
    List<String> names = new ArrayList<>(new LinkedHashSet<>(run.steps().stream()
        .filter(step -> step.ok().orElse(true))
        .map(Run.Step::tool)
        .limit(policy.runToolsMax())
        .toList()));
    int[] numbers = names.stream().mapToInt(tools::enter).toArray();
    LongSet links = links(run);
    for (int i = 0; i < numbers.length; i++) {
      learn(i, numbers, names, links);
    }
    if (names.size() <= policy.wordRunMax()) {
      learnWords(names, numbers, links);
    }
    if (run.request().isPresent()) {
      newest[(int) (requests++ % newest.length)] = links;
    }
  }

  private LongSet links(Run run) {
    LongSet links = new LongOpenHashSet();
    for (Run.Link link : run.links()) {
      int from = tools.find(run.steps().get(link.from()).tool());
      int to = tools.find(run.steps().get(link.to()).tool());
      if (from != to && from != RunMemory.UNKNOWN && to != RunMemory.UNKNOWN) {
        links.add(pair(from, to));
      }
    }
    return links;
  }

  private static long pair(int from, int to) {
    return (long) from << HALF | to;
  }

  private void learn(int at, int[] numbers, List<String> names, LongSet links) {
    int out = 0;
    int in = 0;
    for (int other : numbers) {
      if (other != numbers[at] && other >= 0 && numbers[at] >= 0) {
        boolean led = links.contains(pair(numbers[at], other));
        out += led ? 1 : 0;
        in += links.contains(pair(other, numbers[at])) ? 1 : 0;
        toolPairs.add(numbers[at], other, led);
        together++;
        linked += led ? 1 : 0;
      }
    }
    tools.count(numbers[at], out, in);
    for (String word : words(names.get(at))) {
      words.count(words.enter(word), out, in);
    }
  }

  private void learnWords(List<String> names, int[] numbers, LongSet links) {
    List<Set<String>> said = names.stream().map(LinkMemory::words).toList();
    for (int i = 0; i < numbers.length; i++) {
      for (int j = 0; j < numbers.length; j++) {
        if (i != j) {
          boolean led = links.contains(pair(numbers[i], numbers[j]));
          eachPair(said.get(i), said.get(j), (one, other) -> wordPairs.add(one, other, led));
        }
      }
    }
  }

  @FunctionalInterface
  private interface Visitor {
    void at(int one, int other);
  }

  /** The words only the one name has, with those only the other has: what both have does not order them. */
  private void eachPair(Set<String> ones, Set<String> others, Visitor visitor) {
    for (String one : ones) {
      for (String other : others) {
        int from = words.find(one);
        int to = words.find(other);
        if (from >= 0 && to >= 0 && !others.contains(one) && !ones.contains(other)) {
          visitor.at(from, to);
        }
      }
    }
  }

  /** The number of a tool, {@link RunMemory#UNKNOWN} if it was never run. */
  public int find(String tool) {
    return tools.find(tool);
  }

  public Role role(int tool) {
    return tools.role(tool);
  }

  public Role wordRole(String word) {
    return words.role(words.find(word));
  }

  /** Runs that had both tools. */
  public int together(int one, int other) {
    return toolPairs.together(one, other);
  }

  /** Runs in which the one led to the other. */
  public int linked(int one, int other) {
    return toolPairs.linked(one, other);
  }

  /** How often one of two tools in a run leads to the other. */
  public double usualShare() {
    return together == 0 ? 0 : (double) linked / together;
  }

  /** Told how often words of two names stood in one run, and how often the first one's tool led, and was led to. */
  @FunctionalInterface
  public interface WordVisitor {
    void at(int times, int led, int followed);
  }

  public void eachWordPair(String from, String to, WordVisitor visitor) {
    eachPair(
        words(from),
        words(to),
        (one, other) -> visitor.at(
            wordPairs.together(one, other),
            wordPairs.linked(one, other),
            wordPairs.linked(other, one)));
  }

  /** Whether the one led to the other when this was asked for; the number is that of {@link Neighbour}. */
  public boolean linkedFor(long request, int one, int other) {
    boolean kept = request < requests && request >= requests - newest.length;
    LongSet links = kept ? newest[(int) (request % newest.length)] : LongSets.EMPTY_SET;
    return links.contains(pair(one, other));
  }
}
