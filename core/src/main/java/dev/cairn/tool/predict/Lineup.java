package dev.cairn.tool.predict;

import dev.cairn.formula.ToolRelevance;
import dev.cairn.index.Bag;
import dev.cairn.index.ShortTexts;
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
  private final List<Bag> nameWords = new ArrayList<>();
  private final double[] nameLengths;
  private final ShortTexts names = new ShortTexts();
  private final ShortTexts texts = new ShortTexts();

  private Lineup(Collection<Candidate> candidates) {
    this.candidates = List.copyOf(candidates);
    this.serverOf = new int[this.candidates.size()];
    this.nameLengths = new double[this.candidates.size()];
    Map<String, Integer> numbers = new HashMap<>();
    for (int i = 0; i < serverOf.length; i++) {
      add(i, this.candidates.get(i), numbers);
    }
    for (int i = 0; i < serverOf.length; i++) {
      nameLengths[i] = length(nameWords.get(i));
    }
  }

  public static Lineup of(Collection<Candidate> candidates) {
    return new Lineup(candidates);
  }

  private void add(int place, Candidate candidate, Map<String, Integer> numbers) {
    if (places.put(candidate.tool(), place) != null) {
      throw new IllegalArgumentException(candidate.tool() + " stands in the line-up twice");
    }
    Bag name = Bag.of(candidate.name());
    nameWords.add(name);
    names.add(name);
    texts.add(Bag.of(
        name,
        Bag.of(candidate.description()),
        Bag.of(candidate.parameters()),
        Bag.of(candidate.server())));
    serverOf[place] = numbers.computeIfAbsent(candidate.server(), it -> numbers.size());
    if (serverOf[place] == servers.size()) {
      servers.add(new IntArrayList());
    }
    servers.get(serverOf[place]).add(place);
  }

  private double length(Bag name) {
    return name.times().keySet().stream().mapToDouble(this::nameWeight).sum();
  }

  /** What it counts that two names share a word. */
  double nameWeight(String word) {
    double rarity = ToolRelevance.rarity(names.size(), names.with(word));
    return rarity * rarity;
  }

  /** How much it says that a name has the word: more for what few names have. */
  public double rarity(String word) {
    return ToolRelevance.rarity(names.size(), names.with(word));
  }

  /** The weights of all words of a name. */
  double nameLength(int place) {
    return nameLengths[place];
  }

  public int size() {
    return candidates.size();
  }

  public Candidate candidate(int place) {
    return candidates.get(place);
  }

  public Optional<Candidate> find(String tool) {
    return Optional.ofNullable(places.get(tool)).map(candidates::get);
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

  Bag nameWords(int place) {
    return nameWords.get(place);
  }

  ShortTexts names() {
    return names;
  }

  ShortTexts texts() {
    return texts;
  }
}
