package dev.cairn.text.pair;

import dev.cairn.text.learn.LinearModel;
import dev.cairn.text.learn.Trainer;
import dev.cairn.text.pair.PairFeatures.Group;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** Fits a {@link PairModel}. The same examples in the same order give the same bits. */
public final class PairTrainer {
  private static final double SUBJECT_RIDGE = 1;
  private static final double EFFECT_RIDGE = 2;
  private static final int ITERATIONS_MAX = 60;
  private static final List<String> SUBJECT = List.of("same", "other");
  private static final List<String> EFFECTS =
      Stream.of(Effect.values()).map(Effect::name).toList();

  private final Set<Group> without;
  private final List<Pair> pairs = new ArrayList<>();

  /**
   * A pair whose effect is one of these.
   *
   * @param foreign whether both come from different sources, so that they share a subject by chance only
   */
  public record Pair(
      Statement earlier, Statement later, Set<Effect> oneOf, double weight, boolean foreign) {
    public Pair {
      oneOf = Set.copyOf(oneOf);
    }

    private List<String> labels() {
      return oneOf.stream().sorted().map(Effect::name).toList();
    }

    /** A further rule on a topic and an unrelated sentence may share its subject or not. */
    private boolean tellsSubject() {
      return foreign || !(oneOf.contains(Effect.ADDS) || oneOf.contains(Effect.UNRELATED));
    }
  }

  /** Starts without pairs, and without some groups of features. */
  public PairTrainer(Set<Group> without) {
    this.without = Set.copyOf(without);
  }

  public void add(Collection<Pair> more) {
    pairs.addAll(more);
  }

  public PairModel train() {
    Map<String, Statement> statements = new LinkedHashMap<>();
    for (Pair pair : pairs) {
      statements.put(pair.earlier().text(), pair.earlier());
      statements.put(pair.later().text(), pair.later());
    }
    Rarity rarity = Rarity.of(statements.values());
    PairFeatures features = new PairFeatures(without);
    List<Overlap> overlaps = new ArrayList<>();
    Trainer subjects = new Trainer(SUBJECT, PairFeatures.SUBJECT_PLACES, SUBJECT_RIDGE);
    for (Pair pair : pairs) {
      Overlap overlap = new Overlap(pair.earlier(), pair.later(), rarity);
      overlaps.add(overlap);
      if (pair.tellsSubject()) {
        String label = SUBJECT.get(pair.foreign() ? 1 : 0);
        subjects.add(features.subject(overlap), List.of(label), pair.weight());
      }
    }
    LinearModel subject = subjects.train();
    Trainer effects =
        new Trainer(EFFECTS, PairFeatures.EFFECT_PLACES, EFFECT_RIDGE, ITERATIONS_MAX);
    for (int i = 0; i < overlaps.size(); i++) {
      double same = subject.probabilities(features.subject(overlaps.get(i)))[0];
      Pair pair = pairs.get(i);
      effects.add(features.effect(overlaps.get(i), same), pair.labels(), pair.weight());
    }
    return new PairModel(rarity, subject, effects.train(), PairThresholds.EVEN, without);
  }
}
