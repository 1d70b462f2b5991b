package dev.cairn.tool;

import dev.cairn.explain.Explanation;
import dev.cairn.fault.CairnException;
import dev.cairn.formula.ToolConfidence;
import dev.cairn.formula.ToolRelevance;
import dev.cairn.operation.FindTools;
import dev.cairn.operation.FindTools.Kind;
import dev.cairn.operation.FindTools.Result;
import dev.cairn.policy.ToolPolicy;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Finds the tools that fit a request, by words and by meaning, and says why. */
public final class ToolSearch {
  private static final String NO_TOOLS =
      "no tools are registered yet; tell which there are with register_tools";
  private static final String BY_WORDS = "found by words alone: ";

  private final ToolShelf shelf;
  private final ToolMeaning meaning;
  private final ToolPolicy policy;

  public ToolSearch(ToolShelf shelf, ToolMeaning meaning, ToolPolicy policy) {
    this.shelf = shelf;
    this.meaning = meaning;
    this.policy = policy;
  }

  /** Refuses a request that cannot be answered, before anything is done for it. */
  public static void check(FindTools request, ToolPolicy policy) {
    String query = request.query();
    if (query.isBlank()) {
      throw CairnException.invalid("query", "query is empty; say what is to be done");
    }
    int length = query.codePointCount(0, query.length());
    if (length > policy.queryMax()) {
      throw CairnException.tooLarge(
          "query",
          "query has %,d characters; at most %,d fit: say what is to be done, without the data"
              .formatted(length, policy.queryMax()));
    }
    request.limit().ifPresent(limit -> {
      if (limit < 1 || limit > policy.limitMax()) {
        throw CairnException.invalid(
            "limit", "limit must lie in [1, " + policy.limitMax() + "], was " + limit);
      }
    });
  }

  public FindTools.Answer find(FindTools request, long position) {
    if (shelf.size() == 0) {
      return new FindTools.Answer(List.of(), Optional.of(NO_TOOLS), position);
    }
    boolean enough =
        meaning.placed() > 0 && meaning.placed() >= policy.placedShareMin() * shelf.size();
    Measures measures = Measures.of(
        shelf, enough ? Optional.of(meaning) : Optional.empty(), policy, request.query());
    return new FindTools.Answer(results(request, measures), notice(measures), position);
  }

  private Optional<String> notice(Measures measures) {
    if (measures.knowsMeaning()) {
      return Optional.empty();
    }
    String why = meaning.placed() < shelf.size()
        ? "%,d of %,d tools have been placed by meaning".formatted(meaning.placed(), shelf.size())
        : "the embedding model is not there, or not yet";
    return Optional.of(BY_WORDS + why);
  }

  private List<Result> results(FindTools request, Measures measures) {
    double[] scores = measures.scores();
    // Equal scores: by server and tool, which is the order of the shelf.
    List<Integer> ranked = IntStream.range(0, scores.length)
        .filter(tool -> scores[tool] > 0 && wanted(request, kind(tool)))
        .boxed()
        .sorted(Comparator.comparingDouble((Integer tool) -> -scores[tool]))
        .limit(request.limit().orElse((int) policy.shortlistMax()))
        .toList();
    if (ranked.isEmpty()) {
      return List.of();
    }
    double best = scores[ranked.get(0)];
    List<Result> results = new ArrayList<>();
    for (int tool : ranked) {
      if (request.limit().isEmpty() && !standsOut(results.size(), scores[tool], best)) {
        break;
      }
      results.add(result(tool, measures, best));
    }
    return results;
  }

  private Kind kind(int tool) {
    return shelf.tool(tool).write().tool().isCapability() ? Kind.CAPABILITY : Kind.TOOL;
  }

  private static boolean wanted(FindTools request, Kind kind) {
    return request.kinds().map(kinds -> kinds.contains(kind)).orElse(true);
  }

  private boolean standsOut(int before, double score, double best) {
    return before < policy.shortlistMin() || score >= policy.shortlistShare() * best;
  }

  private Result result(int number, Measures measures, double best) {
    ToolEntry tool = shelf.tool(number);
    Explanation why = ToolRelevance.score(measures.of(number, shelf));
    double confidence = ToolConfidence.of(policy, why.value(), best, measures.perfect());
    return new Result(
        tool.write().tool(),
        tool.write().server(),
        tool.write().name(),
        kind(number),
        shown(tool.description()),
        why.value(),
        confidence,
        Optional.empty(),
        warning(confidence),
        why);
  }

  private Optional<String> warning(double confidence) {
    return confidence < policy.confidenceWarning()
        ? Optional.of("low confidence; look at the description before calling it")
        : Optional.empty();
  }

  private Optional<String> shown(String description) {
    int most = (int) policy.descriptionShownMax();
    if (description.isBlank()) {
      return Optional.empty();
    }
    return Optional.of(
        description.codePointCount(0, description.length()) <= most
            ? description
            : description.substring(0, description.offsetByCodePoints(0, most)) + "…");
  }
}
