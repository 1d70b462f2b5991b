package dev.cairn.tool.predict;

import dev.cairn.formula.NextTool;
import dev.cairn.formula.Share;
import dev.cairn.formula.ToolRelevance;
import dev.cairn.formula.WordEvidence;
import dev.cairn.index.Bag;
import dev.cairn.policy.PredictionPolicy;
import dev.cairn.policy.PredictionWeights;
import dev.cairn.tool.run.Neighbour;
import dev.cairn.tool.run.RunMemory;
import dev.cairn.tool.run.Tally;
import dev.cairn.tool.run.WordUse;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;

/**
 * The mixture once more, as it is meant: tool by tool and signal by signal, with maps and full sorts. Slow, and
 * what the fast one is held against.
 */
final class PlainScores {
  private final RunMemory memory;
  private final List<Candidate> tools;
  private final PredictionPolicy policy;
  private final List<String> steps;
  private final List<String> words;
  private final String request;
  private final Map<String, Map<PredictionSignal, Double>> rows = new LinkedHashMap<>();

  PlainScores(
      RunMemory memory,
      List<Candidate> tools,
      PredictionPolicy policy,
      List<String> steps,
      Optional<String> request) {
    this.memory = memory;
    this.tools = tools;
    this.policy = policy;
    this.steps = steps;
    this.request = request.orElse("");
    this.words = request.map(it -> List.copyOf(RunMemory.words(it, policy))).orElse(List.of());
    history();
    run();
    names();
    if (request.isPresent()) {
      learnedWords();
      nearest();
      texts();
    }
    rows.replaceAll(this::finished);
  }

  /** By tool, for every tool that any signal speaks for. */
  Map<String, Double> scores(Stage stage, PredictionWeights weights) {
    return rows.entrySet().stream()
        .collect(Collectors.toMap(
            Map.Entry::getKey,
            row -> row.getValue().entrySet().stream()
                .mapToDouble(it -> it.getKey().weight(stage, weights) * it.getValue())
                .sum()));
  }

  private void put(String tool, PredictionSignal signal, double value) {
    if (tools.stream().anyMatch(it -> it.tool().equals(tool))) {
      rows.computeIfAbsent(tool, it -> new EnumMap<>(PredictionSignal.class)).put(signal, value);
    }
  }

  private double measured(String tool, PredictionSignal signal) {
    return rows.getOrDefault(tool, Map.of()).getOrDefault(signal, 0.0);
  }

  private int number(int back) {
    int at = steps.size() - 1 - back;
    return at < 0 ? RunMemory.START : memory.find(steps.get(at));
  }

  private static Map<String, Integer> map(RunMemory memory, Tally tally) {
    Map<String, Integer> all = new LinkedHashMap<>();
    tally.each((tool, times) -> all.put(memory.use(tool).tool(), times));
    return all;
  }

  private void history() {
    Tally one = memory.after(number(0));
    Tally two = memory.after(number(0), number(1));
    Tally three = memory.after(number(0), number(1), number(2));
    Map<String, Double> shares = new HashMap<>();
    Map<String, Double> sure = new HashMap<>();
    map(memory, memory.popular())
        .forEach((tool, times) ->
            shares.put(tool, times / Math.max(1.0, (double) memory.popular().total())));
    for (Tally tally : List.of(one, two, three)) {
      double known = Share.knownPart(tally.total(), tally.size());
      shares.replaceAll((tool, share) -> share * (1 - known));
      map(memory, tally).forEach((tool, times) -> {
        shares.merge(tool, known * times / tally.total(), Double::sum);
        sure.merge(tool, Share.sure(times, (double) tally.total()), Math::max);
      });
    }
    shares.forEach(
        (tool, share) -> put(tool, PredictionSignal.COUNTS, Share.scaled(policy, share)));
    shares.forEach((tool, share) -> put(tool, PredictionSignal.SHARE, share));
    sure.forEach((tool, value) -> put(tool, PredictionSignal.SURE, value));
    follow(one, PredictionSignal.FOLLOWS);
    follow(two, PredictionSignal.FOLLOWS_TWO);
    follow(memory.twoAfter(number(1)), PredictionSignal.TWO_AFTER);
    Set<String> used = new HashSet<>(steps);
    used.removeIf(tool -> memory.find(tool) == RunMemory.UNKNOWN);
    Map<String, Double> together = new HashMap<>();
    used.forEach(tool -> map(memory, memory.with(memory.find(tool)))
        .forEach((other, times) -> together.merge(
            other,
            times / (memory.use(memory.find(tool)).runs() + policy.doubt()) / used.size(),
            Double::sum)));
    together.forEach(
        (tool, share) -> put(tool, PredictionSignal.TOGETHER, Share.scaled(policy, share)));
  }

  private void follow(Tally tally, PredictionSignal signal) {
    map(memory, tally)
        .forEach((tool, times) -> put(
            tool,
            signal,
            Share.scaled(policy, Share.believed(times, (double) tally.total(), policy.doubt()))));
  }

  private void run() {
    inRun(1, PredictionSignal.IN_RUN);
    inRun(2, PredictionSignal.IN_RUN_TWO);
    if (steps.isEmpty()) {
      return;
    }
    String last = steps.get(steps.size() - 1);
    Set<String> left = new HashSet<>(steps);
    left.remove(last);
    for (String tool : left) {
      int number = memory.find(tool);
      double usual = memory.returnShare();
      put(
          tool,
          PredictionSignal.RETURN,
          number == RunMemory.UNKNOWN
              ? usual
              : (memory.use(number).returns() + usual * policy.doubt())
                  / (memory.use(number).runs() + memory.use(number).returns() + policy.doubt()));
    }
    long repeats = 0;
    for (int i = 1; i < steps.size(); i++) {
      repeats += steps.get(i).equals(steps.get(i - 1)) ? 1 : 0;
    }
    put(last, PredictionSignal.AGAIN, 1);
    put(last, PredictionSignal.HABIT, repeats / Math.max(1.0, steps.size() - 1.0));
  }

  private void inRun(int alike, PredictionSignal signal) {
    Map<String, Integer> followed = new HashMap<>();
    int times = 0;
    for (int at = alike; at < steps.size(); at++) {
      if (steps.subList(at - alike, at).equals(steps.subList(steps.size() - alike, steps.size()))) {
        followed.merge(steps.get(at), 1, Integer::sum);
        times++;
      }
    }
    double all = times + policy.runDoubt();
    followed.forEach((tool, count) -> put(tool, signal, count / all));
  }

  private double rarity(String word) {
    return ToolRelevance.rarity(
        tools.size(), tools.stream().filter(it -> nameWords(it).contains(word)).count());
  }

  private static Set<String> nameWords(Candidate tool) {
    return Bag.of(tool.name()).times().keySet();
  }

  private double weight(Collection<String> of) {
    return of.stream().mapToDouble(word -> rarity(word) * rarity(word)).sum();
  }

  private void names() {
    Optional<Candidate> last = last();
    if (last.isEmpty()) {
      return;
    }
    Map<String, Double> likes = new LinkedHashMap<>();
    for (Candidate tool : tools) {
      Set<String> shared = new HashSet<>(nameWords(tool));
      shared.retainAll(nameWords(last.get()));
      if (!shared.isEmpty()) {
        double all = weight(nameWords(last.get())) * weight(nameWords(tool));
        likes.put(tool.tool(), weight(shared) / Math.sqrt(all));
      }
    }
    best(likes).forEach(tool -> put(tool, PredictionSignal.LIKE, likes.getOrDefault(tool, 0.0)));
    tools.stream()
        .filter(tool -> tool.server().equals(last.get().server()))
        .limit(policy.serverPool())
        .forEach(tool -> put(tool.tool(), PredictionSignal.SERVER, 1));
  }

  private Optional<Candidate> last() {
    return tools.stream()
        .filter(tool -> !steps.isEmpty() && tool.tool().equals(steps.get(steps.size() - 1)))
        .findFirst();
  }

  /** Of equals those that come first in the catalogue. */
  private List<String> best(Map<String, Double> scores) {
    return tools.stream()
        .map(Candidate::tool)
        .filter(scores::containsKey)
        .sorted(Comparator.comparingDouble((String tool) -> -scores.getOrDefault(tool, 0.0)))
        .limit(policy.textPool())
        .toList();
  }

  private void learnedWords() {
    List<WordUse> known =
        words.stream().flatMap(word -> memory.word(word, number(0)).stream()).toList();
    Map<String, Double> lifts = new HashMap<>();
    Tally followers = memory.after(number(0));
    Map<String, Double> gains = new HashMap<>();
    for (WordUse word : known) {
      map(memory, word.tools())
          .forEach((tool, times) -> lifts.merge(
              tool,
              WordEvidence.lift(
                  times,
                  word.requests(),
                  (double) memory.use(memory.find(tool)).runs() / memory.runs()),
              Double::sum));
      map(memory, word.followers())
          .forEach((tool, times) -> gains.merge(
              tool,
              WordEvidence.gain(times, word.followers().total(), followers.total()),
              Double::sum));
    }
    lifts.values().removeIf(lift -> lift <= 0);
    lifts.keySet().removeIf(tool -> tools.stream().noneMatch(it -> it.tool().equals(tool)));
    double most = lifts.values().stream().mapToDouble(it -> it).max().orElse(1);
    lifts.forEach((tool, lift) -> put(tool, PredictionSignal.WORDS, lift / most));
    gains
        .keySet()
        .removeIf(tool -> tools.stream().noneMatch(it -> it.tool().equals(tool))
            || followers.times(memory.find(tool)) == 0);
    List<String> order = new ArrayList<>(gains.keySet());
    double[] chances = NextTool.chances(order.stream()
        .mapToDouble(tool -> WordEvidence.chance(
            gains.getOrDefault(tool, 0.0),
            known.size(),
            followers.times(memory.find(tool)),
            followers.total(),
            policy.wordsPull()))
        .toArray());
    for (int i = 0; i < chances.length; i++) {
      put(order.get(i), PredictionSignal.WORDS_HERE, Share.scaled(policy, chances[i]));
    }
  }

  private void nearest() {
    Map<String, Double> used = new HashMap<>();
    Map<String, Double> next = new HashMap<>();
    double all = 0;
    double matched = 0;
    for (Neighbour near : memory.nearest(words)) {
      double weight = near.likeness() * near.likeness();
      all += weight;
      List<String> ran = new ArrayList<>();
      for (int tool : near.tools()) {
        ran.add(memory.use(tool).tool());
      }
      new HashSet<>(ran).forEach(tool -> used.merge(tool, weight, Double::sum));
      int alike = 0;
      int at = 0;
      for (int i = 0; i < ran.size(); i++) {
        int here = steps.isEmpty() ? (i == 0 ? 1 : 0) : alike(ran.subList(0, i));
        if (here > 0 && here >= alike) {
          alike = here;
          at = i;
        }
      }
      if (alike > 0) {
        matched += weight * alike * alike;
        next.merge(ran.get(at), weight * alike * alike, Double::sum);
      }
    }
    near(used, all, PredictionSignal.NEAR_USED);
    near(next, matched, PredictionSignal.NEAR_NEXT);
  }

  /** How many of the last four steps are the last ones of another run too. */
  private int alike(List<String> ran) {
    int alike = 0;
    while (alike < 4
        && alike < ran.size()
        && alike < steps.size()
        && ran.get(ran.size() - 1 - alike).equals(steps.get(steps.size() - 1 - alike))) {
      alike++;
    }
    return alike;
  }

  private void near(Map<String, Double> votes, double all, PredictionSignal signal) {
    votes.forEach((tool, vote) ->
        put(tool, signal, Share.scaled(policy, Share.believed(vote, all, policy.nearDoubt()))));
  }

  private void texts() {
    PlainTexts names = new PlainTexts(tools, it -> Bag.of(it.name()), policy);
    PlainTexts said = new PlainTexts(tools, PlainTexts::all, policy);
    Map<String, Double> name = scaled(names.scores(words, word -> 1));
    Map<String, Double> text = scaled(said.scores(words, word -> 1));
    Set<String> done = tools.stream()
        .filter(tool -> steps.contains(tool.tool()))
        .flatMap(tool -> nameWords(tool).stream())
        .collect(Collectors.toSet());
    Map<String, Double> remaining =
        scaled(said.scores(words, word -> done.contains(word) ? policy.usedWordShare() : 1));
    Map<String, Double> fits = new HashMap<>(text);
    name.forEach((tool, fit) -> fits.merge(tool, fit, Double::sum));
    best(fits).forEach(tool -> put(tool, PredictionSignal.NAME, 0));
    PlainSentences sentences = new PlainSentences(request, said, steps, policy);
    Map<String, Double> servers = new HashMap<>();
    tools.forEach(tool -> servers.merge(
        tool.server(), Math.pow(text.getOrDefault(tool.tool(), 0.0), 2), Double::sum));
    Map<String, Double> server = scaled(servers);
    for (Candidate tool : tools) {
      String id = tool.tool();
      if (rows.containsKey(id)) {
        double here = name.getOrDefault(id, 0.0);
        double best = sentences.best(id);
        put(id, PredictionSignal.NAME, here);
        put(id, PredictionSignal.SENTENCE, best);
        put(id, PredictionSignal.REMAINING, remaining.getOrDefault(id, 0.0));
        put(id, PredictionSignal.NOW, sentences.fit(0, id));
        put(id, PredictionSignal.NEXT_SENTENCE, sentences.fit(1, id));
        put(id, PredictionSignal.LATER_SENTENCE, sentences.later(id));
        put(id, PredictionSignal.AHEAD, here * ahead(tool));
        put(id, PredictionSignal.SERVER_WORDS, server.getOrDefault(tool.server(), 0.0));
        put(id, PredictionSignal.NEW_TEXT, text.getOrDefault(id, 0.0) + here + best);
      }
    }
  }

  private static Map<String, Double> scaled(Map<String, Double> scores) {
    double most = scores.values().stream().mapToDouble(it -> it).max().orElse(0);
    return scores.entrySet().stream()
        .filter(it -> it.getValue() > 0)
        .collect(Collectors.toMap(Map.Entry::getKey, it -> it.getValue() / most));
  }

  private double ahead(Candidate tool) {
    double here = place(tool);
    double there = last().map(this::place).orElse(Double.NaN);
    double apart = (here - there) / words.size() * 4;
    return Double.isNaN(apart) ? 0 : Math.max(-1, Math.min(1, apart));
  }

  private double place(Candidate tool) {
    ToDoubleFunction<String> weight = word -> words.contains(word) ? rarity(word) : 0;
    double all = nameWords(tool).stream().mapToDouble(weight).sum();
    return nameWords(tool).stream()
            .mapToDouble(word -> weight.applyAsDouble(word) * words.indexOf(word))
            .sum()
        / all;
  }

  private Map<PredictionSignal, Double> finished(
      String id, Map<PredictionSignal, Double> measures) {
    boolean isNew = memory.find(id) == RunMemory.UNKNOWN;
    Candidate tool =
        tools.stream().filter(it -> it.tool().equals(id)).findFirst().orElseThrow();
    boolean same = last().map(it -> it.server().equals(tool.server())).orElse(false);
    double expected = Share.scaled(policy, Share.newPart(memory.once(), memory.toolRuns()));
    Map<PredictionSignal, Double> all = new EnumMap<>(measures);
    all.put(PredictionSignal.SERVER, same ? 1.0 : 0.0);
    all.put(PredictionSignal.NEW, isNew ? 1.0 : 0.0);
    all.put(PredictionSignal.NEW_EXPECTED, isNew ? expected : 0.0);
    all.put(PredictionSignal.NEW_TEXT, isNew ? measured(id, PredictionSignal.NEW_TEXT) : 0.0);
    all.put(PredictionSignal.NEW_LIKE, isNew ? measured(id, PredictionSignal.LIKE) : 0.0);
    return all;
  }
}
