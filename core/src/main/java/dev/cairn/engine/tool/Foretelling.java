package dev.cairn.engine.tool;

import dev.cairn.engine.Memory;
import dev.cairn.fault.CairnException;
import dev.cairn.formula.Reliability;
import dev.cairn.log.ToolId;
import dev.cairn.operation.FindTools;
import dev.cairn.operation.FindTools.Kind;
import dev.cairn.operation.NextTools;
import dev.cairn.operation.Progress;
import dev.cairn.operation.Reading;
import dev.cairn.policy.Policy;
import dev.cairn.policy.ToolPolicy;
import dev.cairn.tool.ToolShelf;
import dev.cairn.tool.Use;
import dev.cairn.tool.learn.Learning;
import dev.cairn.tool.learn.Lesson;
import dev.cairn.tool.predict.Candidate;
import dev.cairn.tool.predict.Lineup;
import dev.cairn.tool.predict.Prediction;
import dev.cairn.tool.run.RunMemory;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Which tool comes next. */
final class Foretelling {
  private static final String NO_RUNS =
      "no run was recorded yet: foretold from what tools say of themselves; record_run teaches";

  private record Drawn(long version, int run, Lineup lineup, Map<String, Candidate> tools) {}

  private final Memory memory;
  private final Supplier<ToolShelf> shelf;
  private final RunReads runs;
  private @Nullable Drawn drawn;

  Foretelling(Memory memory, Supplier<ToolShelf> shelf, RunReads runs) {
    this.memory = memory;
    this.shelf = shelf;
    this.runs = runs;
  }

  NextTools.Answer next(NextTools request, Reading reading) {
    if (reading.asOf().isPresent()) {
      throw CairnException.invalid(
          "as_of", "what comes next is foretold from all that is known now; leave as_of out");
    }
    long head = memory.seen(reading).position();
    Policy policy = memory.look(() -> memory.state().policy().policy());
    check(request, policy.tool());
    List<Prediction> found = predicted(request, policy);
    List<FindTools.Result> results = shortlist(request, found, policy);
    boolean taught = memory.look(() -> memory.state().experience().runs() > 0);
    return new NextTools.Answer(results, taught ? Optional.empty() : Optional.of(NO_RUNS), head);
  }

  private static void check(NextTools request, ToolPolicy policy) {
    request.limit().ifPresent(limit -> {
      if (limit < 1 || limit > policy.limitMax()) {
        throw CairnException.invalid(
            "limit", "limit must lie in [1, " + policy.limitMax() + "], was " + limit);
      }
    });
    if (request.contextTools().size() > policy.runStepsMax()) {
      throw CairnException.tooLarge(
          "context_tools",
          "context_tools names %,d tools; at most %,d count: give the last ones"
              .formatted(request.contextTools().size(), policy.runStepsMax()));
    }
    request.intent().ifPresent(intent -> {
      int length = intent.codePointCount(0, intent.length());
      if (length > policy.queryMax()) {
        throw CairnException.tooLarge(
            "intent",
            "intent has %,d characters; at most %,d fit: say what is to be done, without the data"
                .formatted(length, policy.queryMax()));
      }
    });
  }

  /** Asks what runs taught, while nothing more is learned. */
  synchronized <T> T taught(Function<RunMemory, T> asked) {
    return asked.apply(runs.current());
  }

  /** What runs teach about the weights, compared with those before. */
  Lesson lesson(Policy policy, SortedMap<String, Double> before, Progress progress) {
    Lineup now;
    synchronized (this) {
      now = lineup();
    }
    return new Learning(now, policy, before).of(runs.all(), progress);
  }

  /** More than are shown, because some of them may be left out. */
  private synchronized List<Prediction> predicted(NextTools request, Policy policy) {
    dev.cairn.tool.predict.NextTools foreteller = new dev.cairn.tool.predict.NextTools(
        runs.current(), lineup(), policy.prediction(), policy.signal());
    int most = request.limit().orElse((int) policy.tool().shortlistMax());
    return foreteller.predict(
        memory.look(() -> request.contextTools().stream()
            .map(tool -> memory.state().catalogue().resolve(tool).toString())
            .toList()),
        request.intent().filter(intent -> !intent.isBlank()),
        2 * most + (int) policy.tool().shortlistMax());
  }

  /** The tools that were told of, and those that were only run. */
  synchronized Lineup lineup() {
    ToolShelf now = shelf.get();
    Set<ToolId> run =
        memory.look(() -> Set.copyOf(memory.state().experience().uses().keySet()));
    Drawn known = drawn;
    if (known == null || known.version() != now.version() || known.run() != run.size()) {
      Map<String, Candidate> tools = new LinkedHashMap<>();
      now.candidates().forEach(candidate -> tools.put(candidate.tool(), candidate));
      run.stream()
          .map(ToolId::toString)
          .sorted()
          .filter(id -> !tools.containsKey(id))
          .forEach(id -> tools.put(id, bare(ToolId.parse(id))));
      known = new Drawn(now.version(), run.size(), Lineup.of(tools.values()), tools);
      drawn = known;
    }
    return known.lineup();
  }

  private static Candidate bare(ToolId tool) {
    return new Candidate(tool.toString(), tool.server(), tool.tool(), "", "");
  }

  private List<FindTools.Result> shortlist(
      NextTools request, List<Prediction> found, Policy policy) {
    Map<ToolId, Use> uses = memory.look(() -> found.stream()
        .map(each -> ToolId.parse(each.tool().tool()))
        .collect(Collectors.toMap(
            tool -> tool, tool -> memory.state().experience().of(tool), (one, other) -> one)));
    int most = request.limit().orElse((int) policy.tool().shortlistMax());
    List<FindTools.Result> results = new ArrayList<>();
    double best = 0;
    for (Prediction each : found) {
      FindTools.Result result = result(each, policy.tool());
      Use use = uses.getOrDefault(result.tool(), Use.NONE);
      boolean counts =
          request.kinds().map(kinds -> kinds.contains(result.kind())).orElse(true)
              && !Reliability.excluded(
                  policy.reliability(), (double) use.succeeded(), (double) use.failed());
      best = Math.max(best, each.chance());
      boolean standsOut = request.limit().isPresent()
          || results.size() < policy.tool().shortlistMin()
          || each.chance() >= policy.tool().shortlistShare() * best;
      if (counts && standsOut && results.size() < most) {
        results.add(result);
      }
    }
    return results;
  }

  private static FindTools.Result result(Prediction each, ToolPolicy policy) {
    ToolId tool = ToolId.parse(each.tool().tool());
    return new FindTools.Result(
        tool,
        each.tool().server(),
        each.tool().name(),
        tool.isCapability() ? Kind.CAPABILITY : Kind.TOOL,
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
