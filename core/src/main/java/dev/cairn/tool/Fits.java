package dev.cairn.tool;

import dev.cairn.explain.Explanation;
import dev.cairn.formula.CapabilityScore;
import dev.cairn.formula.HybridScore;
import dev.cairn.formula.ToolConfidence;
import dev.cairn.formula.ToolRelevance;
import dev.cairn.log.ToolId;
import dev.cairn.policy.ContextForm;
import dev.cairn.policy.Policy;
import dev.cairn.tool.context.GraphTrust;
import dev.cairn.tool.context.Nearness;
import java.util.Optional;

/**
 * How well every tool of a shelf fits: what it says of itself, how it did, and what the tools in use say of it.
 *
 * <pre>
 *   relevance = score of the signals / what a tool would have that is the best by all of them
 *   in use    = alpha * relevance + (1 - alpha) * nearness to the tools in use
 *   score     = relevance * reliability, and for a capability * (1 + boost)
 * </pre>
 *
 * <p>S3 §1.3 and §4.1. Where the founding form is asked for, tools in use make the score of a tool without its
 * reliability, and say nothing of a capability but that it is in their cluster.
 */
final class Fits {
  private final ToolShelf shelf;
  private final Measures measures;
  private final Standing standing;
  private final Policy policy;
  private final Optional<Nearness> nearness;
  private final boolean founding;

  Fits(ToolShelf shelf, Measures measures, Standing standing, Policy policy) {
    this.shelf = shelf;
    this.measures = measures;
    this.standing = standing;
    this.policy = policy;
    this.nearness = standing.inUse().map(Standing.InUse::nearness);
    this.founding = nearness.isPresent() && policy.find().form() == ContextForm.NEIGHBOURS;
  }

  private ToolId id(int tool) {
    return shelf.tool(tool).write().tool();
  }

  /** The same values as {@link #why} explains. */
  double[] scores() {
    double[] scores = measures.scores();
    double perfect = measures.perfect();
    for (int tool = 0; tool < scores.length; tool++) {
      double share = perfect == 0 ? 0 : scores[tool] / perfect;
      // What nobody speaks for needs no reasons; and of the others, only a shortlist does.
      boolean spoken = share > 0 || near(id(tool)) > 0;
      scores[tool] = spoken ? score(id(tool), share) : 0;
    }
    return scores;
  }

  /** How well each tool fits, whatever became of it when it was run; the same values as {@link #relevance} explains. */
  double[] relevances() {
    double[] all = measures.scores();
    double perfect = measures.perfect();
    for (int tool = 0; tool < all.length; tool++) {
      all[tool] = relevance(id(tool), perfect == 0 ? 0 : all[tool] / perfect);
    }
    return all;
  }

  Explanation relevance(int number) {
    return relevance(id(number), share(number));
  }

  private double near(ToolId tool) {
    return nearness.map(all -> all.of(tool).value()).orElse(0.0);
  }

  private double score(ToolId tool, double share) {
    double reliability = standing.reliability(tool).value();
    if (tool.isCapability()) {
      double boost = standing.inCompany(tool) ? policy.score().clusterBoost() : 0;
      return (founding ? share : relevance(tool, share)) * (1 + boost) * reliability;
    }
    return founding ? relevance(tool, share) : relevance(tool, share) * reliability;
  }

  private double relevance(ToolId tool, double share) {
    if (nearness.isEmpty()) {
      return share;
    }
    double alpha = nearness.get().alpha().value();
    return alpha * share + (1 - alpha) * near(tool);
  }

  Explanation why(int number) {
    ToolId tool = id(number);
    Explanation share = share(number);
    Explanation reliability = standing.reliability(tool);
    if (tool.isCapability()) {
      return CapabilityScore.of(
          policy.score(),
          founding ? share : relevance(tool, share),
          standing.inCompany(tool),
          reliability);
    }
    Explanation relevance = relevance(tool, share);
    return founding
        ? relevance
        : Explanation.product("how well the tool fits", relevance, reliability);
  }

  private Explanation share(int number) {
    double perfect = measures.perfect();
    return perfect == 0
        ? Explanation.leaf(0, "no tool has a word of the request")
        : Explanation.quotient(
            "compared with the best tool by every signal",
            ToolRelevance.score(measures.of(number, shelf)),
            Explanation.leaf(perfect, "what that would have"));
  }

  private Explanation relevance(ToolId tool, Explanation share) {
    return nearness.map(all -> HybridScore.of(all.alpha(), share, all.of(tool))).orElse(share);
  }

  /** How likely a tool is a right one, with its score and the best there is. */
  double confidence(int number, double score, double best) {
    Optional<GraphTrust> trust = nearness.flatMap(Nearness::trust);
    if (trust.isPresent()) {
      ToolId tool = id(number);
      return trust.get().confidence(tool, relevance(number)).value();
    }
    return nearness.isPresent()
        ? ToolConfidence.of(policy.tool(), policy.find(), score, best, measures.knowsMeaning())
        : ToolConfidence.of(policy.tool(), score, best, measures.knowsMeaning());
  }
}
