package dev.cairn.text.guard;

import dev.cairn.text.SentenceVectors;
import dev.cairn.text.call.ReadCall;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Set;

/** Finds the rules that speak to an action, and those that forbid it. */
public final class GuardMatcher {
  /** So many rules are weighed with all features; the others share less with the action. */
  private static final int LISTED_MAX = 64;

  private static final double CLOSENESS = 6;
  private static final double CLOSENESS_MIN = 0.4;

  private final GuardModel model;

  /** A matcher with weights of its own. */
  public GuardMatcher(GuardModel model) {
    this.model = model;
  }

  /** The matcher with the weights that come with Cairn. */
  public static GuardMatcher shipped() {
    return new GuardMatcher(Shipped.MODEL);
  }

  /** Read when it is asked for the first time. */
  private static final class Shipped {
    private static final GuardModel MODEL = GuardModel.shipped();
  }

  /** Reads rules once, so that many actions can be held against them. */
  public RuleSet index(Collection<Rule> rules) {
    return new RuleSet(rules.stream().map(RuleReader::read).toList());
  }

  /** The same, and asks for the vectors of the rules now and not with the first action. */
  public RuleSet index(Collection<Rule> rules, SentenceVectors vectors) {
    RuleSet set = index(rules);
    for (int i = 0; i < set.size(); i++) {
      set.vectors(i, vectors);
    }
    return set;
  }

  /** The rules that speak to the action, the strongest first. */
  public List<GuardMatch> match(ReadCall call, RuleSet rules, SentenceVectors vectors) {
    List<GuardMatch> found = new ArrayList<>();
    for (GuardScore score : scores(call, rules, vectors, Set.of())) {
      if (score.isNamed()) {
        found.add(score.match());
      }
    }
    found.sort(Comparator.comparing(GuardMatch::forbids)
        .thenComparing(GuardMatch::unsure)
        .thenComparingDouble(GuardMatch::speaks)
        .reversed()
        .thenComparing(match -> match.rule().id()));
    return found;
  }

  /**
   * How every rule that shares something with the action stands to it, in the order of the rules, whether it
   * is named or not; for measuring.
   */
  public List<Standing> standings(
      ReadCall call, RuleSet rules, SentenceVectors vectors, Set<String> off) {
    return scores(call, rules, vectors, off).stream()
        .map(score -> new Standing(
            score.rule().rule(),
            score.speaks(),
            score.verdict(),
            score.byName(),
            score.isNamed(),
            score.forbids()))
        .toList();
  }

  /**
   * What the weights say of a rule beside an action, and what follows.
   *
   * @param verdict how sure the weights are that the rule is broken
   * @param byName whether a ban is broken by a thing of the very name
   */
  public record Standing(
      Rule rule, double speaks, double verdict, boolean byName, boolean named, boolean forbids) {}

  private List<GuardScore> scores(
      ReadCall call, RuleSet rules, SentenceVectors vectors, Set<String> off) {
    ReadAction action = new ReadAction(call);
    PairFeatures features = new PairFeatures(action, rules.rarity(model.rare()), off);
    Similarity similarity = new Similarity(action, vectors);
    GuardModel.Weights weights = model.weights(similarity.isKnown());
    GuardThresholds thresholds = weights.thresholds();
    double speaksMin = thresholds.speaks(rules.size());
    BitSet listed = shortlist(action, rules, similarity, vectors);
    BitSet sharing = rules.candidates(action);
    sharing.or(listed);
    List<GuardScore> scores = new ArrayList<>();
    for (int i = sharing.nextSetBit(0); i >= 0; i = sharing.nextSetBit(i + 1)) {
      ReadRule rule = rules.get(i);
      // Whatever bans by name is looked at, however many rules there are.
      BanCheck.Result ban = features.ban(rule);
      if (listed.get(i) || ban.byName()) {
        Similarity.Result like = similarity.to(rules.vectors(i, vectors), rule.compared());
        PairFeatures.Examples examples = features.of(rule, ban, like);
        double speaks = weights.speaks().probabilities(examples.speaks())[1];
        double forbids = weights.forbids().probabilities(examples.forbids())[1];
        WholeBan whole = new WholeBan(action, rule);
        double surely = whole.isMeant() ? Math.max(thresholds.meant(), speaks) : speaks;
        scores.add(new GuardScore(
            action,
            rule,
            ban,
            whole,
            surely,
            forbids,
            thresholds,
            speaksMin,
            similarity.isKnown()));
      }
    }
    return scores;
  }

  /** The rules that share most with the action or are closest in meaning; all if there are few. */
  private BitSet shortlist(
      ReadAction action, RuleSet rules, Similarity similarity, SentenceVectors vectors) {
    double[] quick = rules.shared(action, model.rare());
    for (int i = 0; i < quick.length && similarity.isKnown(); i++) {
      List<float[]> texts = rules.vectors(i, vectors);
      double whole = texts.isEmpty() ? 0 : similarity.closest(texts.get(0));
      quick[i] += CLOSENESS * Math.max(0, whole - CLOSENESS_MIN);
    }
    double[] sorted = quick.clone();
    Arrays.sort(sorted);
    double limit = sorted.length <= LISTED_MAX ? 0 : sorted[sorted.length - LISTED_MAX];
    BitSet listed = new BitSet();
    for (int i = 0; i < quick.length && listed.cardinality() < LISTED_MAX; i++) {
      if (quick[i] > limit) {
        listed.set(i);
      }
    }
    for (int i = 0; i < quick.length && listed.cardinality() < LISTED_MAX; i++) {
      if (quick[i] > 0 && quick[i] == limit) {
        listed.set(i);
      }
    }
    return listed;
  }
}
