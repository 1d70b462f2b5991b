package dev.cairn.eval.risk;

import dev.cairn.policy.Policy;
import dev.cairn.tool.risk.RiskAssessment;
import dev.cairn.tool.risk.RiskClassifier;

/**
 * Where Cairn is asked how risky a tool is: the one place to change when it is asked otherwise. Now it is the
 * classifier that every operation asks.
 */
@FunctionalInterface
interface RiskJudge {
  RiskAssessment judge(LabelledTool tool, Annotations shown);

  static RiskJudge with(Policy policy) {
    RiskClassifier classifier = new RiskClassifier(policy.risk());
    return (tool, shown) -> classifier.assess(tool.told(shown), shown.standing());
  }
}
