package dev.cairn.text.guard;

import dev.cairn.text.SentenceVectors;
import dev.cairn.text.guard.ReadRule.Clause;
import dev.cairn.text.guard.ReadRule.Item;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Rules that were read and indexed by what they are about. Immutable; may be kept and shared. */
public final class RuleSet {
  private static final double ACT_SHARE = 0.5;
  private static final double COMMON = 0.7;
  private static final double FAILURE_SHARE = 0.1;

  private final List<ReadRule> rules;
  private final Map<String, BitSet> byStem = new HashMap<>();
  private final BitSet[] byAct = new BitSet[Acts.all().size()];
  private final BitSet failures = new BitSet();
  private final RuleVectors vectors = new RuleVectors();

  RuleSet(List<ReadRule> rules) {
    this.rules = List.copyOf(rules);
    for (int i = 0; i < rules.size(); i++) {
      failures.set(i, rules.get(i).failed() != null);
      for (Clause clause : rules.get(i).clauses()) {
        for (Item item : clause.items()) {
          index(i, item);
        }
      }
    }
  }

  private void index(int rule, Item item) {
    for (String stem : item.stems()) {
      byStem.computeIfAbsent(stem, any -> new BitSet()).set(rule);
    }
    for (int act = item.acts().nextSetBit(0); act >= 0; act = item.acts().nextSetBit(act + 1)) {
      if (byAct[act] == null) {
        byAct[act] = new BitSet();
      }
      byAct[act].set(rule);
    }
  }

  public int size() {
    return rules.size();
  }

  ReadRule get(int at) {
    return rules.get(at);
  }

  /** The rules that share a stem or an act with an action, and all failures. */
  BitSet candidates(ReadAction action) {
    BitSet found = new BitSet(rules.size());
    for (String stem : action.all()) {
      BitSet some = byStem.get(stem);
      if (some != null) {
        found.or(some);
      }
    }
    BitSet acts = (BitSet) action.actsDone().clone();
    acts.or(action.actsSaid());
    for (int act = acts.nextSetBit(0); act >= 0; act = acts.nextSetBit(act + 1)) {
      if (byAct[act] != null) {
        found.or(byAct[act]);
      }
    }
    found.or(failures);
    return found;
  }

  /** How much every rule shares with an action: the rarity of stems, and a share for every act. */
  double[] shared(ReadAction action, RareWords rare) {
    double[] shared = new double[rules.size()];
    for (String stem : new TreeSet<>(action.all())) {
      add(byStem.get(stem), rare.rarity(stem), shared);
    }
    BitSet acts = (BitSet) action.actsDone().clone();
    acts.or(action.actsSaid());
    for (int act = acts.nextSetBit(0); act >= 0; act = acts.nextSetBit(act + 1)) {
      add(byAct[act], ACT_SHARE, shared);
    }
    add(failures, FAILURE_SHARE, shared);
    return shared;
  }

  private static void add(@Nullable BitSet some, double value, double[] to) {
    if (some == null) {
      return;
    }
    for (int i = some.nextSetBit(0); i >= 0; i = some.nextSetBit(i + 1)) {
      to[i] += value;
    }
  }

  /** How rare stems are, less so if many of these rules have them: those do not tell one from another. */
  Rarity rarity(Rarity elsewhere) {
    double all = Math.max(1, rules.size());
    return stem -> {
      BitSet some = byStem.get(stem);
      double others = some == null ? 0 : some.cardinality() - 1;
      return elsewhere.rarity(stem) * (1 - COMMON * others / all);
    };
  }

  /** The vectors of a rule; empty without a model. */
  List<float[]> vectors(int at, SentenceVectors model) {
    return vectors.of(rules.get(at), model);
  }
}
