package dev.cairn.policy;

import java.util.Locale;

/** A named set of policy values. */
public enum Profile {
  /** What users get. */
  DEFAULT,
  /** Formulas and constants as the founding documents print them; it proves fidelity. */
  SEED;

  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  public Policy policy() {
    // The log and the indexes have one set of numbers.
    boolean seed = this == SEED;
    return new Policy(
        LogPolicy.DEFAULT,
        IndexPolicy.DEFAULT,
        SearchPolicy.DEFAULT,
        RankPolicy.DEFAULT,
        seed ? GraphPolicy.SEED : GraphPolicy.DEFAULT,
        VectorPolicy.DEFAULT,
        ToolPolicy.DEFAULT,
        seed ? FindPolicy.SEED : FindPolicy.DEFAULT,
        seed ? PredictionPolicy.SEED : PredictionPolicy.DEFAULT,
        PredictionWeights.DEFAULT,
        LearnPolicy.DEFAULT,
        seed ? PlanPolicy.SEED : PlanPolicy.DEFAULT,
        PlanWeights.DEFAULT,
        seed ? ScorePolicy.SEED : ScorePolicy.DEFAULT,
        AlphaPolicy.DEFAULT,
        EdgePolicy.DEFAULT,
        seed ? ReliabilityPolicy.SEED : ReliabilityPolicy.DEFAULT,
        seed ? DecisionPolicy.SEED : DecisionPolicy.DEFAULT,
        OutcomePolicy.DEFAULT,
        seed ? RiskPolicy.SEED : RiskPolicy.DEFAULT,
        ClusterPolicy.DEFAULT,
        CardPolicy.DEFAULT,
        PackPolicy.DEFAULT,
        seed ? GatePolicy.SEED : GatePolicy.DEFAULT);
  }
}
