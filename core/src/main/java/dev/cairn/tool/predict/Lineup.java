package dev.cairn.tool.predict;

import dev.cairn.formula.ToolRelevance;
import dev.cairn.index.Bag;
import dev.cairn.policy.Policy;
import dev.cairn.policy.PredictionPolicy;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** All tools that may come next, by their words and servers. Made once for a catalogue; never changes. */
public final class Lineup {
  private final List<Candidate> candidates;
  private final Map<String, Integer> places = new HashMap<>();
  private final List<IntArrayList> servers = new ArrayList<>();
  private final int[] serverOf;
  private final NameWords nameWords;
  private final int[] order;
  private final int[] byOrder;
  private final WordIndex names;
  private final WordIndex texts;

  private Lineup(Collection<Candidate> candidates, PredictionPolicy policy) {
    this.candidates = List.copyOf(candidates);
    this.serverOf = new int[this.candidates.size()];
    List<Bag> bags = new ArrayList<>();
    List<Bag> said = new ArrayList<>();
    Map<String, Integer> numbers = new HashMap<>();
    for (int i = 0; i < serverOf.length; i++) {
      Candidate candidate = this.candidates.get(i);
      Bag name = Bag.of(candidate.name());
      bags.add(name);
      said.add(text(name, candidate));
      add(i, candidate, numbers);
    }
    this.nameWords = new NameWords(bags);
    this.names = new WordIndex(bags, policy);
    this.texts = new WordIndex(said, policy);
    List<String> ids = this.candidates.stream().map(Candidate::tool).sorted().toList();
    this.order = new int[ids.size()];
    this.byOrder = new int[ids.size()];
    for (int i = 0; i < byOrder.length; i++) {
      byOrder[i] = places.getOrDefault(ids.get(i), i);
      order[byOrder[i]] = i;
    }
  }

  /** Read as the default policy reads them. */
  public static Lineup of(Collection<Candidate> candidates) {
    return of(candidates, Policy.DEFAULT.prediction());
  }

  public static Lineup of(Collection<Candidate> candidates, PredictionPolicy policy) {
    return new Lineup(candidates, policy);
  }

  private void add(int place, Candidate candidate, Map<String, Integer> numbers) {
    if (places.put(candidate.tool(), place) != null) {
      throw new IllegalArgumentException(candidate.tool() + " stands in the line-up twice");
    }
    serverOf[place] = numbers.computeIfAbsent(candidate.server(), it -> numbers.size());
    if (serverOf[place] == servers.size()) {
      servers.add(new IntArrayList());
    }
    servers.get(serverOf[place]).add(place);
  }

  private static Bag text(Bag name, Candidate candidate) {
    return Bag.of(
        name,
        Bag.of(candidate.description()),
        Bag.of(candidate.parameters()),
        Bag.of(candidate.server()));
  }

  public int size() {
    return candidates.size();
  }

  public Candidate candidate(int place) {
    return candidates.get(place);
  }

  /** How much it says that a name has the word: more for what few names have. */
  public double rarity(String word) {
    OptionalInt number = nameWords.find(word);
    return number.isPresent()
        ? nameWords.rarity(number.getAsInt())
        : ToolRelevance.rarity(size(), 0);
  }

  public Optional<Candidate> find(String tool) {
    return Optional.ofNullable(places.get(tool)).map(candidates::get);
  }

  /** Where a tool stands when all are sorted by name. */
  int order(int place) {
    return order[place];
  }

  /** The tool that stands there. */
  int atOrder(int order) {
    return byOrder[order];
  }

  OptionalInt place(String tool) {
    Integer place = places.get(tool);
    return place == null ? OptionalInt.empty() : OptionalInt.of(place);
  }

  int server(int place) {
    return serverOf[place];
  }

  /** All tools of a server. */
  IntList ofServer(int server) {
    return servers.get(server);
  }

  int serverCount() {
    return servers.size();
  }

  NameWords nameWords() {
    return nameWords;
  }

  WordIndex names() {
    return names;
  }

  WordIndex texts() {
    return texts;
  }
}
