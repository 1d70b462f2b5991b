package dev.cairn.tool;

import dev.cairn.explain.Explanation;
import dev.cairn.fault.CairnException;
import dev.cairn.log.ToolId;
import dev.cairn.operation.FindTools;
import dev.cairn.operation.FindTools.Kind;
import dev.cairn.operation.FindTools.Result;
import dev.cairn.policy.Policy;
import dev.cairn.policy.ToolPolicy;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Finds the tools that fit a request, by words, by meaning and by the tools in use, and says why. */
public final class ToolSearch {
  private static final String NO_TOOLS =
      "no tools are registered yet; tell which there are with register_tools";
  private static final String BY_WORDS = "found by words alone: ";

  private final ToolShelf shelf;
  private final ToolMeaning meaning;
  private final Standing standing;
  private final Policy policy;

  public ToolSearch(ToolShelf shelf, ToolMeaning meaning, Standing standing, Policy policy) {
    this.shelf = shelf;
    this.meaning = meaning;
    this.standing = standing;
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
    int inUse = request.contextTools().map(List::size).orElse(0);
    if (inUse > policy.runStepsMax()) {
      throw CairnException.tooLarge(
          "context_tools",
          "context_tools names %,d tools; at most %,d count: give the last ones"
              .formatted(inUse, policy.runStepsMax()));
    }
  }

  public FindTools.Answer find(FindTools request, long position) {
    if (shelf.size() == 0) {
      return new FindTools.Answer(List.of(), Optional.of(NO_TOOLS), position);
    }
    Measures measures = measures(request.query());
    Ranking ranking = ranking(request, new Fits(shelf, measures, standing, policy));
    return new FindTools.Answer(ranking.results(), notices(measures, ranking.leftOut()), position);
  }

  private Measures measures(String query) {
    boolean enough =
        meaning.placed() > 0 && meaning.placed() >= policy.tool().placedShareMin() * shelf.size();
    return Measures.of(
        shelf, enough ? Optional.of(meaning) : Optional.empty(), policy.tool(), query);
  }

  /** A tool and how well it fits, whatever became of it when it was run. */
  public record Relevant(ToolId tool, Explanation relevance) {}

  /** The tools that fit best by request and context; S3's hybrid score. */
  public List<Relevant> relevant(String query, int most) {
    if (shelf.size() == 0) {
      return List.of();
    }
    Fits fits = new Fits(shelf, measures(query), standing, policy);
    double[] relevances = fits.relevances();
    return IntStream.range(0, relevances.length)
        .filter(tool -> relevances[tool] > 0)
        .boxed()
        .sorted(Comparator.comparingDouble((Integer tool) -> -relevances[tool]))
        .limit(most)
        .map(tool -> new Relevant(shelf.tool(tool).write().tool(), fits.relevance(tool)))
        .toList();
  }

  /** What was found, and which tools that fit as well were left out because they mostly fail. */
  private record Ranking(List<Result> results, List<LeftOut> leftOut) {}

  private Optional<String> notices(Measures measures, List<LeftOut> leftOut) {
    List<String> all = new ArrayList<>();
    notice(measures).ifPresent(all::add);
    LeftOut.told(leftOut).ifPresent(all::add);
    List<ToolId> unknown =
        standing.inUse().map(used -> used.nearness().unknown()).orElse(List.of());
    if (!unknown.isEmpty()) {
      all.add("nothing is known of these context_tools: " + LeftOut.named(unknown));
    }
    return all.isEmpty() ? Optional.empty() : Optional.of(String.join("; ", all));
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

  private Ranking ranking(FindTools request, Fits fits) {
    double[] scores = fits.scores();
    int most = request.limit().orElse((int) policy.tool().shortlistMax());
    // Equal scores: by server and tool, which is the order of the shelf.
    List<Integer> ranked = IntStream.range(0, scores.length)
        .filter(tool -> scores[tool] > 0 && wanted(request, kind(tool)))
        .boxed()
        .sorted(Comparator.comparingDouble((Integer tool) -> -scores[tool]))
        .toList();
    List<Result> results = new ArrayList<>();
    List<LeftOut> leftOut = new ArrayList<>();
    double best = 0;
    for (int tool : ranked) {
      best = results.isEmpty() ? scores[tool] : best;
      boolean enough = results.size() >= most
          || (request.limit().isEmpty() && !standsOut(results.size(), scores[tool], best));
      if (enough) {
        break;
      }
      Optional<LeftOut> failing = standing.leftOut(shelf.tool(tool).write().tool());
      if (failing.isPresent()) {
        leftOut.add(failing.get());
      } else {
        results.add(result(tool, fits, best));
      }
    }
    return new Ranking(results, leftOut);
  }

  private Kind kind(int tool) {
    return shelf.tool(tool).write().tool().isCapability() ? Kind.CAPABILITY : Kind.TOOL;
  }

  private static boolean wanted(FindTools request, Kind kind) {
    return request.kinds().map(kinds -> kinds.contains(kind)).orElse(true);
  }

  private boolean standsOut(int before, double score, double best) {
    return before < policy.tool().shortlistMin() || score >= policy.tool().shortlistShare() * best;
  }

  private Result result(int number, Fits fits, double best) {
    ToolEntry tool = shelf.tool(number);
    Explanation why = fits.why(number);
    double confidence = fits.confidence(number, why.value(), best);
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
    return confidence < policy.tool().confidenceWarning()
        ? Optional.of("low confidence; look at the description before calling it")
        : Optional.empty();
  }

  private Optional<String> shown(String description) {
    int most = (int) policy.tool().descriptionShownMax();
    if (description.isBlank()) {
      return Optional.empty();
    }
    return Optional.of(
        description.codePointCount(0, description.length()) <= most
            ? description
            : description.substring(0, description.offsetByCodePoints(0, most)) + "…");
  }
}
