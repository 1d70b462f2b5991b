package dev.cairn.tool.run;

import dev.cairn.formula.Share;
import dev.cairn.index.Telling;
import dev.cairn.policy.PredictionPolicy;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What past runs teach: what followed what, what was used together, and which words of a request led to which
 * tool. Every table is bounded; equal runs in equal order give an equal memory. Not safe while a run is
 * added: the owner holds a lock.
 */
public final class RunMemory {
  /** The number of what comes before the first step. */
  public static final int START = 0;

  /** The number of a tool that was never run. */
  public static final int UNKNOWN = -1;

  private final PredictionPolicy policy;
  private final Map<String, Integer> numbers = new HashMap<>();
  private final List<ToolUse> uses = new ArrayList<>();
  private final Tally popular = new Tally();
  private final Map<String, Integer> types = new HashMap<>();
  private final Tallies followers;
  private final Tallies typed;
  private final Tallies later;
  private final Tallies together;
  private final Tallies afterwards;
  private final Tallies wordTools;
  private final Tallies wordFollowers;
  private final RequestVocabulary vocabulary;
  private final PastRequests requests;
  private long runs;
  private long toolRuns;
  private int once;
  private long returns;

  public RunMemory(PredictionPolicy policy) {
    this.policy = policy;
    this.followers = new Tallies(policy.situationsMax(), policy.followersMax());
    this.typed = new Tallies(policy.situationsMax(), policy.followersMax());
    this.later = new Tallies(policy.situationsMax(), policy.followersMax());
    this.together = new Tallies(policy.toolsMax(), policy.followersMax());
    this.afterwards = new Tallies(policy.toolsMax(), policy.followersMax());
    this.wordTools = new Tallies(policy.wordsMax(), policy.followersMax());
    this.wordFollowers = new Tallies(policy.wordSituationsMax(), policy.wordFollowersMax());
    this.vocabulary = new RequestVocabulary(policy.wordsMax(), policy.requestsPerWord());
    this.requests = new PastRequests(policy, vocabulary);
    uses.add(new ToolUse(""));
  }

  /** The words of a request that can tell one from another. */
  public static Set<String> words(String request, PredictionPolicy policy) {
    return Telling.words(request, (int) policy.requestWordsMax());
  }

  /** Learns from one run. Tools beyond the bound are passed over. */
  public void add(Run run) {
    Walk walk =
        Walk.of(run, run.steps().stream().mapToInt(step -> number(step.tool())).toArray());
    int[] words = learnRequest(run.request(), walk);
    int type = run.workflowType().map(this::type).orElse(UNKNOWN);
    runs++;
    for (Walk.Move move : walk.moves()) {
      learn(move, words);
      if (type != UNKNOWN) {
        typed.add(Situation.type(type, move.last()), move.tool());
      }
    }
    learnTools(walk, words);
  }

  private int number(String tool) {
    Integer known = numbers.get(tool);
    if (known != null) {
      return known;
    }
    if (uses.size() > policy.toolsMax()) {
      return UNKNOWN;
    }
    numbers.put(tool, uses.size());
    uses.add(new ToolUse(tool));
    return uses.size() - 1;
  }

  /** As with tools, those beyond the bound are passed over. */
  private int type(String workflowType) {
    if (types.size() < policy.toolsMax()) {
      types.putIfAbsent(workflowType, types.size());
    }
    return findType(workflowType);
  }

  private int[] learnRequest(Optional<String> request, Walk walk) {
    if (request.isEmpty()) {
      return new int[0];
    }
    return requests.add(words(request.get(), policy), walk.tools((int) policy.runStepsMax()));
  }

  private void learn(Walk.Move move, int[] words) {
    followers.add(Situation.one(move.last()), move.tool());
    if (move.last() != START) {
      followers.add(Situation.two(move.last(), move.before()), move.tool());
    }
    if (move.before() != START) {
      followers.add(Situation.three(move.last(), move.before(), move.third()), move.tool());
      later.add(Situation.one(move.before()), move.tool());
    }
    for (int word : words) {
      wordFollowers.add(Situation.word(word, move.last()), move.tool());
    }
  }

  private void learnTools(Walk walk, int[] words) {
    Set<Integer> distinct = new LinkedHashSet<>();
    int last = START;
    for (int tool : walk.tools(Integer.MAX_VALUE)) {
      popular.add(tool, (int) policy.popularMax());
      boolean first = distinct.add(tool);
      uses.get(tool).count(first, tool == last);
      returns += !first && tool != last ? 1 : 0;
      if (first) {
        toolRuns++;
        once += uses.get(tool).runs() == 1 ? 1 : uses.get(tool).runs() == 2 ? -1 : 0;
      }
      last = tool;
    }
    for (int tool : distinct) {
      for (int word : words) {
        wordTools.add(word, tool);
      }
      learnTogether(tool, distinct);
    }
    learnAfterwards(walk.tools(Integer.MAX_VALUE));
  }

  private void learnTogether(int tool, Collection<Integer> all) {
    int seen = 0;
    for (int other : all) {
      // A run of hundreds of tools says little about any two of them, and would cost their square.
      if (other != tool && seen++ < policy.followersMax()) {
        together.add(Situation.one(tool), other);
      }
    }
  }

  /** Something came after a tool if its last use was after the tool's first; a tool may come after itself. */
  private void learnAfterwards(int[] tools) {
    Map<Integer, Integer> first = new LinkedHashMap<>();
    Map<Integer, Integer> last = new LinkedHashMap<>();
    for (int at = 0; at < tools.length; at++) {
      first.putIfAbsent(tools[at], at);
      last.put(tools[at], at);
    }
    first.forEach((tool, from) -> last.entrySet().stream()
        .filter(other -> other.getValue() > from)
        .limit(policy.followersMax())
        .forEach(other -> afterwards.add(Situation.one(tool), other.getKey())));
  }

  /** All numbers of tools lie below this; it never falls. */
  public int numbered() {
    return uses.size();
  }

  /** The number of a tool, {@link #UNKNOWN} if it was never run. */
  public int find(String tool) {
    return numbers.getOrDefault(tool, UNKNOWN);
  }

  /** The number of a workflow type, {@link #UNKNOWN} if no run had it. */
  public int findType(String workflowType) {
    return types.getOrDefault(workflowType, UNKNOWN);
  }

  /** How a tool was used, by its number. */
  public ToolUse use(int tool) {
    return uses.get(tool);
  }

  public Tally popular() {
    return popular;
  }

  /** What followed the last tool; {@link #START} for the first steps. */
  public Tally after(int last) {
    return last == UNKNOWN ? Tally.NONE : followers.at(Situation.one(last));
  }

  public Tally after(int last, int before) {
    return last <= START || before == UNKNOWN
        ? Tally.NONE
        : followers.at(Situation.two(last, before));
  }

  public Tally after(int last, int before, int third) {
    return last <= START || before <= START || third == UNKNOWN
        ? Tally.NONE
        : followers.at(Situation.three(last, before, third));
  }

  /** What followed the last tool in runs of a type. */
  public Tally afterInType(int type, int last) {
    return type == UNKNOWN || last == UNKNOWN ? Tally.NONE : typed.at(Situation.type(type, last));
  }

  /** What came two steps after a tool. */
  public Tally twoAfter(int tool) {
    return tool <= START ? Tally.NONE : later.at(Situation.one(tool));
  }

  /** What was used in the runs a tool was used in. */
  public Tally with(int tool) {
    return tool <= START ? Tally.NONE : together.at(Situation.one(tool));
  }

  /** What came after a tool in the runs it was used in, however much later; a run counts once. */
  public Tally afterwards(int tool) {
    return tool <= START ? Tally.NONE : afterwards.at(Situation.one(tool));
  }

  /** What the word of a request teaches; empty for a word no request had. */
  public Optional<WordUse> word(String word, int last) {
    return vocabulary
        .find(word)
        .map(seen -> new WordUse(
            seen.requests(),
            wordTools.at(seen.number()),
            last == UNKNOWN ? Tally.NONE : wordFollowers.at(Situation.word(seen.number(), last))));
  }

  public List<Neighbour> nearest(Collection<String> words) {
    return requests.nearest(words);
  }

  public long runs() {
    return runs;
  }

  /** How many different tools the runs had, added up over the runs. */
  public long toolRuns() {
    return toolRuns;
  }

  /** How often a run came back to a tool it had left, for each tool a run had. */
  public double returnShare() {
    return Share.believed((double) returns, (double) toolRuns, policy.doubt());
  }

  /** Tools that a single run had. */
  public int once() {
    return once;
  }

  /** Entries in all tables together: what a bound can be checked against. */
  public long entries() {
    return (long) uses.size()
        + followers.size()
        + typed.size()
        + later.size()
        + together.size()
        + afterwards.size()
        + wordTools.size()
        + wordFollowers.size()
        + vocabulary.size();
  }
}
