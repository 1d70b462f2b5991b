package dev.cairn.policy;

import java.util.Map;
import java.util.SortedMap;

/** All tunable numbers of a context. */
public record Policy(
    LogPolicy log,
    IndexPolicy index,
    SearchPolicy search,
    RankPolicy rank,
    GraphPolicy graph,
    VectorPolicy vector,
    ToolPolicy tool,
    FindPolicy find,
    PredictionPolicy prediction,
    PredictionWeights signal,
    LearnPolicy learn,
    PlanPolicy plan,
    PlanWeights planning,
    ScorePolicy score,
    AlphaPolicy alpha,
    EdgePolicy edge,
    ReliabilityPolicy reliability,
    DecisionPolicy decision,
    OutcomePolicy outcome,
    RiskPolicy risk,
    ClusterPolicy cluster,
    CardPolicy card,
    PackPolicy pack,
    GatePolicy gate) {

  public static final Policy DEFAULT = PolicyKeys.of(Profile.DEFAULT);

  /** Every key with its value, sorted; what {@code PolicyAdopted} stores. */
  public SortedMap<String, Object> values() {
    return PolicyKeys.read(this);
  }

  /**
   * This policy with some values changed.
   *
   * @throws PolicyRefused if a key is unknown or a value is out of its bounds
   */
  public Policy with(Map<String, Object> changes) {
    return PolicyKeys.change(this, changes);
  }
}
