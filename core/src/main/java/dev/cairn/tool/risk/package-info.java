/**
 * How risky a tool is, and one call of it.
 *
 * <p>In: what a server says of a tool ({@link dev.cairn.tool.risk.ToolText}), what the user said of it, the
 * arguments of a call. Out: a {@link dev.cairn.tool.risk.RiskAssessment}: a class, who decided, and every reason.
 *
 * <p>Start reading at {@link dev.cairn.tool.risk.RiskClassifier}; {@link dev.cairn.tool.risk.ArgumentRisk} raises
 * the class of one call and never lowers it. The words are in {@code verbs.txt}, {@code signs.txt} and
 * {@code tame.txt} beside the classes, the points in {@link dev.cairn.policy.RiskPolicy}; docs/measurements/risk.md says how
 * they were found. Descriptions and arguments are data, whatever they say.
 *
 * <p>Not here: thresholds and verdicts ({@code decide}), what was learned from runs.
 */
@NullMarked
package dev.cairn.tool.risk;

import org.jspecify.annotations.NullMarked;
