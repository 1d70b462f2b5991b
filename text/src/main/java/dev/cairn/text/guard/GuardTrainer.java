package dev.cairn.text.guard;

import dev.cairn.text.SentenceVectors;
import dev.cairn.text.call.ReadCall;
import dev.cairn.text.guard.GuardModel.Weights;
import dev.cairn.text.learn.Trainer;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Fits the weights of the matcher. The same pairs in the same order give the same bytes. */
public final class GuardTrainer {
  /** What an action is to a rule. */
  public enum Label {
    VIOLATES,
    SPEAKS,
    UNRELATED,
    /** The rule comes from elsewhere: it has nothing to do with the action. */
    FOREIGN
  }

  private static final List<String> LABELS = List.of("no", "yes");

  private final RareWords rare;
  private final Set<String> off;
  private final double ridge;
  private final List<Pair> pairs = new ArrayList<>();

  private record Pair(ReadCall call, Rule rule, Label label, double weight) {}

  /**
   * Starts without pairs.
   *
   * @param background rules whose words tell how rare words are
   * @param off groups of features to leave out
   */
  public GuardTrainer(Collection<Rule> background, double ridge, Set<String> off) {
    this.rare = RareWords.count(background.stream().map(GuardTrainer::stems).toList());
    this.off = Set.copyOf(off);
    this.ridge = ridge;
  }

  private static List<String> stems(Rule rule) {
    List<String> stems = new ArrayList<>();
    RuleReader.read(rule)
        .clauses()
        .forEach(clause -> clause.items().forEach(item -> stems.addAll(item.stems())));
    return stems;
  }

  public void add(ReadCall call, Rule rule, Label label, double weight) {
    pairs.add(new Pair(call, rule, label, weight));
  }

  /** Fits both sets of weights. */
  public GuardModel train(
      SentenceVectors vectors, GuardThresholds withVectors, GuardThresholds wordsAlone) {
    Weights words = fit(SentenceVectors.NONE, wordsAlone);
    boolean known = vectors != SentenceVectors.NONE;
    return new GuardModel(rare, known ? fit(vectors, withVectors) : words, words);
  }

  /** Fits the weights with vectors alone, for measuring; they stand for words alone too. */
  public GuardModel trainOne(SentenceVectors vectors, GuardThresholds thresholds) {
    Weights weights = fit(vectors, thresholds);
    return new GuardModel(rare, weights, weights);
  }

  private Weights fit(SentenceVectors vectors, GuardThresholds thresholds) {
    Trainer speaks = new Trainer(LABELS, PairFeatures.PLACES, ridge);
    Trainer forbids = new Trainer(LABELS, PairFeatures.PLACES, ridge);
    RuleVectors kept = new RuleVectors();
    Map<Rule, ReadRule> read = new HashMap<>();
    ReadCall last = null;
    PairFeatures features = null;
    Similarity similarity = null;
    for (Pair pair : pairs) {
      if (features == null || similarity == null || !pair.call().equals(last)) {
        ReadAction action = new ReadAction(pair.call());
        features = new PairFeatures(action, rare, off);
        similarity = new Similarity(action, vectors);
        last = pair.call();
      }
      ReadRule rule = read.computeIfAbsent(pair.rule(), RuleReader::read);
      Similarity.Result like = similarity.to(kept.of(rule, vectors), rule.compared());
      PairFeatures.Examples examples = features.of(rule, features.ban(rule), like);
      boolean relevant = pair.label() == Label.VIOLATES || pair.label() == Label.SPEAKS;
      speaks.add(examples.speaks(), List.of(relevant ? "yes" : "no"), pair.weight());
      if (pair.label() != Label.FOREIGN && pair.rule().kind() != Rule.Kind.NEGATIVE_RESULT) {
        forbids.add(
            examples.forbids(),
            List.of(pair.label() == Label.VIOLATES ? "yes" : "no"),
            pair.weight());
      }
    }
    return new Weights(speaks.train(), forbids.train(), thresholds);
  }
}
