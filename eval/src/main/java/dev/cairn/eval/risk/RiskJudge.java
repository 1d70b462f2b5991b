package dev.cairn.eval.risk;

import dev.cairn.policy.Policy;
import dev.cairn.text.Readers;
import dev.cairn.tool.risk.ArgumentRisk;
import dev.cairn.tool.risk.RiskAssessment;
import dev.cairn.tool.risk.RiskClassifier;
import dev.cairn.tool.risk.RiskClassifier.Standing;
import dev.cairn.tool.risk.ToolText;

/**
 * Where Cairn is asked how risky a tool or a call is: the one place to change when it is asked otherwise. Now it
 * is what every operation asks.
 */
final class RiskJudge {
  private final RiskClassifier classifier;
  private final ArgumentRisk calls;

  RiskJudge(Policy policy) {
    this.classifier = new RiskClassifier(policy.risk());
    this.calls = new ArgumentRisk(policy.risk(), Readers.shipped().calls());
  }

  RiskAssessment judge(LabelledTool tool, Annotations shown) {
    return classifier.assess(tool.told(shown), shown.standing());
  }

  /** A tool of which only its name is known. */
  RiskAssessment judge(LabelledCall call) {
    RiskAssessment tool = classifier.assess(
        call.tool().server(), ToolText.of(call.tool().tool(), ""), Standing.UNKNOWN);
    return calls.of(call.tool(), tool, call.args());
  }
}
