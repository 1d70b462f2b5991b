package dev.cairn.engine.tool;

import dev.cairn.log.ToolId;
import dev.cairn.operation.FindTools;
import dev.cairn.operation.FindTools.Kind;
import dev.cairn.operation.NextTools;
import dev.cairn.policy.ToolPolicy;
import dev.cairn.tool.LeftOut;
import dev.cairn.tool.Standing;
import dev.cairn.tool.predict.Prediction;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** What is shown of all that may come next: the surest first, without what mostly fails. */
final class NextShortlist {
  private final NextTools request;
  private final Standing standing;
  private final ToolPolicy policy;
  private final List<FindTools.Result> results = new ArrayList<>();
  private final List<LeftOut> leftOut = new ArrayList<>();

  private NextShortlist(NextTools request, Standing standing, ToolPolicy policy) {
    this.request = request;
    this.standing = standing;
    this.policy = policy;
  }

  /** Of predictions and offers; what is among both counts by the surer. */
  static NextShortlist of(
      NextTools request,
      List<Prediction> predicted,
      List<Prediction> offered,
      Standing standing,
      ToolPolicy policy) {
    Map<String, Prediction> surest = new LinkedHashMap<>();
    Stream.concat(predicted.stream(), offered.stream())
        .forEach(each -> surest.merge(
            each.tool().tool(),
            each,
            (one, other) -> other.confidence() > one.confidence() ? other : one));
    NextShortlist shortlist = new NextShortlist(request, standing, policy);
    shortlist.fill(surest.values().stream()
        .sorted(Comparator.comparingDouble((Prediction each) -> -each.confidence()))
        .toList());
    return shortlist;
  }

  private void fill(List<Prediction> all) {
    int room = request.limit().orElse((int) policy.shortlistMax());
    // The chance of a tool and the overlap of a capability are no shares of one whole.
    Map<Kind, Double> best = new EnumMap<>(Kind.class);
    for (Prediction each : all) {
      double most = best.merge(kind(each), each.chance(), Math::max);
      boolean standsOut = request.limit().isPresent()
          || results.size() < policy.shortlistMin()
          || each.chance() >= policy.shortlistShare() * most;
      if (results.size() < room && standsOut && isWanted(each)) {
        add(each);
      }
    }
  }

  private boolean isWanted(Prediction each) {
    return request.kinds().map(kinds -> kinds.contains(kind(each))).orElse(true);
  }

  private void add(Prediction each) {
    standing
        .leftOut(ToolId.parse(each.tool().tool()))
        .ifPresentOrElse(leftOut::add, () -> results.add(result(each)));
  }

  List<FindTools.Result> results() {
    return results;
  }

  List<LeftOut> leftOut() {
    return leftOut;
  }

  private static Kind kind(Prediction each) {
    return ToolId.parse(each.tool().tool()).isCapability() ? Kind.CAPABILITY : Kind.TOOL;
  }

  private FindTools.Result result(Prediction each) {
    return new FindTools.Result(
        ToolId.parse(each.tool().tool()),
        each.tool().server(),
        each.tool().name(),
        kind(each),
        Optional.of(each.tool().description()).filter(said -> !said.isBlank()),
        each.score().value(),
        each.confidence(),
        Optional.empty(),
        each.confidence() < policy.confidenceWarning()
            ? Optional.of("low confidence; look at the description before calling it")
            : Optional.empty(),
        each.score());
  }
}
