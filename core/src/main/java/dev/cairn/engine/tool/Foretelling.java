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
import dev.cairn.policy.PredictionWeights;
import dev.cairn.policy.ToolPolicy;
import dev.cairn.tool.ToolShelf;
import dev.cairn.tool.Use;
import dev.cairn.tool.learn.Learning;
import dev.cairn.tool.learn.Lesson;
import dev.cairn.tool.net.ToolNet;
import dev.cairn.tool.predict.Lineup;
import dev.cairn.tool.predict.MarkovScorer;
import dev.cairn.tool.predict.NextScorer;
import dev.cairn.tool.predict.Prediction;
import dev.cairn.tool.predict.SeedCapabilities;
import dev.cairn.tool.predict.SeedScorer;
import dev.cairn.tool.predict.SeedSearchScorer;
import dev.cairn.tool.run.RunMemory;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Which tool comes next. */
final class Foretelling {
  private static final String NO_RUNS =
      "no run was recorded yet: foretold from what tools say of themselves; record_run teaches";

  /** The scorer of one memory and one line-up. */
  private record Scoring(
      RunMemory memory,
      Lineup lineup,
      PredictionWeights weights,
      dev.cairn.tool.predict.NextTools scorer) {}

  private final Memory memory;
  private final Supplier<ToolShelf> shelf;
  private final RunReads runs;
  private final Lineups lineups;
  private final ToolNets nets;
  private final SeedFacts seeds;
  private volatile @Nullable Scoring scoring;

  Foretelling(Memory memory, Supplier<ToolShelf> shelf, RunReads runs, ToolNets nets) {
    this.memory = memory;
    this.shelf = shelf;
    this.runs = runs;
    this.lineups = new Lineups(memory);
    this.nets = nets;
    this.seeds = new SeedFacts(memory);
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
  <T> T taught(Function<RunMemory, T> asked) {
    return runs.ask(asked);
  }

  /** The tools there are to choose from. */
  Lineup lineup(Policy policy) {
    return lineups.of(shelf.get(), policy.prediction());
  }

  /** What runs teach about the weights, compared with those before. */
  Lesson lesson(Policy policy, SortedMap<String, Double> before, Progress progress) {
    return new Learning(lineup(policy), policy, before).of(runs.all(), progress);
  }

  /** More than are shown, because some of them may be left out. */
  private List<Prediction> predicted(NextTools request, Policy policy) {
    Lineup lineup = lineup(policy);
    List<String> context = memory.look(() -> request.contextTools().stream()
        .map(tool -> memory.state().catalogue().resolve(tool).toString())
        .toList());
    int most = request.limit().orElse((int) policy.tool().shortlistMax());
    Map<String, Double> told = new GraphTies(memory, policy).after(recent(context, policy));
    Function<RunMemory, NextScorer> scorer = scorer(lineup, told, policy);
    return runs.ask(learned -> scorer
        .apply(learned)
        .predict(
            context,
            request.intent().filter(intent -> !intent.isBlank()),
            request.workflowType(),
            2 * most + (int) policy.tool().shortlistMax()));
  }

  private static List<String> recent(List<String> context, Policy policy) {
    int most = (int) policy.prediction().contextMax();
    return context.subList(Math.max(0, context.size() - most), context.size());
  }

  /** Looks at the state first: who asks what was learned must not wait for anything else. */
  private Function<RunMemory, NextScorer> scorer(
      Lineup lineup, Map<String, Double> told, Policy policy) {
    return switch (policy.prediction().scorer()) {
      case MIXTURE -> learned -> mixture(learned, lineup, policy).told(told);
      case MARKOV -> learned -> new MarkovScorer(learned, lineup, policy.prediction());
      case SEED -> {
        ToolNet net = net();
        SeedCapabilities capabilities = seeds.of(policy);
        Function<ToolId, Use> outcomes = seeds.outcomes();
        yield learned -> new SeedScorer(learned, lineup, net, capabilities, outcomes, policy);
      }
      case SEED_SEARCH -> {
        ToolNet net = net();
        yield learned -> new SeedSearchScorer(lineup, net, policy);
      }
    };
  }

  private ToolNet net() {
    return memory.look(() -> nets.of(memory.state()));
  }

  private dev.cairn.tool.predict.NextTools mixture(
      RunMemory learned, Lineup lineup, Policy policy) {
    Scoring known = scoring;
    if (known == null
        || known.memory() != learned
        || known.lineup() != lineup
        || !known.weights().equals(policy.signal())) {
      known = new Scoring(
          learned,
          lineup,
          policy.signal(),
          new dev.cairn.tool.predict.NextTools(
              learned, lineup, policy.prediction(), policy.signal()));
      scoring = known;
    }
    return known.scorer();
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
