package dev.cairn.text.pair;

import dev.cairn.text.learn.LinearModel;
import dev.cairn.text.pair.PairFeatures.Group;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;

/** Weights of a comparison: whether both statements share a subject, and what the later one does. */
public final class PairModel {
  private final Rarity rarity;
  private final LinearModel subject;
  private final LinearModel effect;
  private final PairThresholds thresholds;
  private final PairFeatures features;

  PairModel(
      Rarity rarity,
      LinearModel subject,
      LinearModel effect,
      PairThresholds thresholds,
      Set<Group> without) {
    this.rarity = rarity;
    this.subject = subject;
    this.effect = effect;
    this.thresholds = thresholds;
    this.features = new PairFeatures(without);
  }

  public PairModel with(PairThresholds other) {
    return new PairModel(rarity, subject, effect, other, features.without());
  }

  public PairThresholds thresholds() {
    return thresholds;
  }

  Overlap overlap(Statement earlier, Statement later) {
    return new Overlap(earlier, later, rarity);
  }

  /** The probability that both speak of the same thing. */
  double sameSubject(Overlap overlap) {
    return subject.probabilities(features.subject(overlap))[0];
  }

  Map<Effect, Double> probabilities(Overlap overlap, double sameSubject) {
    double[] all = effect.probabilities(features.effect(overlap, sameSubject));
    Map<Effect, Double> byEffect = new EnumMap<>(Effect.class);
    for (int i = 0; i < all.length; i++) {
      byEffect.put(Effect.valueOf(effect.labels().get(i)), all[i]);
    }
    return byEffect;
  }

  /** How likely each effect is, before anything is decided. */
  public Map<Effect, Double> probabilities(Statement earlier, Statement later) {
    Overlap overlap = overlap(earlier, later);
    return probabilities(overlap, sameSubject(overlap));
  }

  /** How likely it is that both speak of the same thing. */
  public double sameSubject(Statement earlier, Statement later) {
    return sameSubject(overlap(earlier, later));
  }

  public void write(DataOutputStream out) throws IOException {
    rarity.write(out);
    subject.write(out);
    effect.write(out);
    thresholds.write(out);
  }

  public static PairModel read(DataInputStream in) throws IOException {
    return new PairModel(
        Rarity.read(in),
        LinearModel.read(in),
        LinearModel.read(in),
        PairThresholds.read(in),
        EnumSet.noneOf(Group.class));
  }
}
