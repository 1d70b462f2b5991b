package dev.cairn.eval.decide;

import dev.cairn.eval.suite.Measured;
import dev.cairn.eval.suite.Measures;
import dev.cairn.log.Risk;
import dev.cairn.operation.Decide;
import dev.cairn.operation.Decide.Verdict;
import dev.cairn.operation.Expect;
import java.util.List;
import java.util.Map;

/**
 * One call: what was expected of it, whether it might run, and how it went.
 *
 * @param tally what a plain count of the tool's outcomes says
 */
record Asked(
    String set,
    String id,
    CallRun run,
    CallRun.Step step,
    Expect.Answer expected,
    Decide.Answer decided,
    double tally) {
  static final String SURE = "sure";
  static final String OK = "ok";

  private static final double LEAST = 1e-6;

  boolean allowed() {
    return decided.verdict() == Verdict.ALLOW;
  }

  Measured measured() {
    return new Measured(
        set,
        id,
        run.unit(),
        decided.risk() == Risk.DANGEROUS
            ? List.of(decided.risk().label())
            : List.of(decided.risk().label(), "not dangerous"),
        values(),
        Map.of(
            "tool",
            step.tool(),
            OK,
            step.ok(),
            "verdict",
            decided.verdict().label(),
            "expected",
            expected.expected(),
            SURE,
            expected.sure(),
            "confidence",
            expected.confidence(),
            "threshold",
            decided.threshold()));
  }

  private Map<String, Double> values() {
    Measures measures = new Measures();
    double happened = step.ok() ? 1 : 0;
    double posterior = decided.breakdown().successRate();
    measures.put("brier", squared(expected.expected(), happened));
    measures.put("posterior_brier", squared(posterior, happened));
    measures.put("count_brier", squared(tally, happened));
    measures.put("log_loss", loss(expected.expected()));
    measures.put("posterior_log_loss", loss(posterior));
    measures.put("coverage", allowed() ? 1 : 0);
    if (allowed()) {
      measures.put("speculation_success", happened);
    }
    boost(measures);
    // Of the failures those let through, of the successes those asked about.
    measures.put(step.ok() ? "false_ask" : "false_allow", step.ok() == allowed() ? 0 : 1);
    return measures.all();
  }

  /** How often similar decisions say anything, and how often that is right where they move the threshold. */
  private void boost(Measures measures) {
    double boost = decided.breakdown().episodicBoost();
    measures.put("boost_hit_rate", decided.breakdown().episodicMatches() > 0 ? 1 : 0);
    if (boost != 0) {
      measures.put("boost_right", step.ok() == boost > 0 ? 1 : 0);
    }
  }

  private static double squared(double said, double happened) {
    return (said - happened) * (said - happened);
  }

  private double loss(double said) {
    return -Math.log(Math.max(LEAST, step.ok() ? said : 1 - said));
  }
}
