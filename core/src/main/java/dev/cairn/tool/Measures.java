package dev.cairn.tool;

import dev.cairn.formula.ToolRelevance;
import dev.cairn.policy.ToolPolicy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What every signal measures on every tool, for one request. */
final class Measures {
  /** By signal, then by tool. A signal that says nothing of any tool is not here. */
  private final Map<ToolSignal, double[]> measures = new EnumMap<>(ToolSignal.class);

  private final Map<ToolSignal, Double> largest = new EnumMap<>(ToolSignal.class);
  private final ToolPolicy policy;
  private final Set<String> words;
  private final int tools;

  private Measures(ToolShelf shelf, ToolPolicy policy, String request) {
    this.policy = policy;
    this.words = RequestWords.of(request);
    this.tools = shelf.size();
  }

  static Measures of(
      ToolShelf shelf, Optional<ToolMeaning> meaning, ToolPolicy policy, String request) {
    Optional<String> plain = Phrases.plain(request, shelf::hasName);
    Measures all = new Measures(shelf, policy, plain.orElse(request));
    List<String> steps = new ArrayList<>(RequestSteps.of(request, (int) policy.stepsMax()));
    plain.ifPresent(steps::add);
    all.put(ToolSignal.NAME, shelf.names().scores(all.words, policy));
    all.put(ToolSignal.DESCRIPTION, shelf.descriptions().scores(all.words, policy));
    all.put(ToolSignal.PARAMETERS, shelf.parameters().scores(all.words, policy));
    all.put(ToolSignal.SERVER, shelf.servers().scores(all.words, policy));
    all.put(
        ToolSignal.STEP_WORDS,
        best(steps.stream()
            .map(step -> shelf.whole().scores(RequestWords.of(step), policy))
            .toList()));
    meaning.flatMap(placed -> nearness(placed, steps)).ifPresent(nearness -> {
      all.put(ToolSignal.MEANING, nearness.get(0));
      all.put(ToolSignal.STEP_MEANING, best(nearness));
    });
    return all;
  }

  /** By step, the whole request first; empty as long as a question cannot be placed. */
  private static Optional<List<double[]>> nearness(ToolMeaning placed, List<String> steps) {
    return placed
        .questions(steps)
        .map(questions -> questions.stream().map(placed::nearness).toList());
  }

  private static double[] best(Collection<double[]> steps) {
    return steps.stream().reduce(Measures::larger).orElseThrow();
  }

  private static double[] larger(double[] a, double[] b) {
    double[] larger = new double[a.length];
    Arrays.setAll(larger, i -> Math.max(a[i], b[i]));
    return larger;
  }

  private void put(ToolSignal signal, double[] measured) {
    double most = Arrays.stream(measured).max().orElse(0);
    if (most > 0) {
      measures.put(signal, measured);
      largest.put(signal, most);
    }
  }

  boolean knowsMeaning() {
    return measures.containsKey(ToolSignal.MEANING);
  }

  Set<String> words() {
    return words;
  }

  /** The score of every tool. */
  double[] scores() {
    double[] scores = new double[tools];
    measures.forEach((signal, measured) -> {
      double weight = signal.weight(policy);
      double most = largest.getOrDefault(signal, 1.0);
      for (int tool = 0; tool < tools; tool++) {
        scores[tool] += ToolRelevance.term(weight, measured[tool], most);
      }
    });
    return scores;
  }

  /** What the best tool by every signal would have: all weights that could speak, added as scores are. */
  double perfect() {
    double perfect = 0;
    for (ToolSignal signal : measures.keySet()) {
      perfect += signal.weight(policy);
    }
    return perfect;
  }

  /** The signals of one tool, in the order in which they are added. */
  List<ToolRelevance.Signal> of(int tool, ToolShelf shelf) {
    return measures.entrySet().stream()
        .map(entry -> new ToolRelevance.Signal(
            entry.getKey().says(),
            entry.getKey().weight(policy),
            entry.getValue()[tool],
            shelf.evidence(entry.getKey(), tool, words),
            largest.getOrDefault(entry.getKey(), 1.0)))
        .toList();
  }
}
