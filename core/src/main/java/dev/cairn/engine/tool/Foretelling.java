package dev.cairn.engine.tool;

import dev.cairn.engine.Memory;
import dev.cairn.log.ToolId;
import dev.cairn.operation.NextTools;
import dev.cairn.operation.Progress;
import dev.cairn.operation.Reading;
import dev.cairn.policy.CapabilityForm;
import dev.cairn.policy.Policy;
import dev.cairn.policy.PredictionPolicy;
import dev.cairn.policy.PredictionWeights;
import dev.cairn.tool.LeftOut;
import dev.cairn.tool.Standing;
import dev.cairn.tool.ToolSearch;
import dev.cairn.tool.ToolShelf;
import dev.cairn.tool.cluster.Companies;
import dev.cairn.tool.learn.Learning;
import dev.cairn.tool.learn.Lesson;
import dev.cairn.tool.learn.WeightKeys;
import dev.cairn.tool.net.ToolNet;
import dev.cairn.tool.predict.CapabilityOffers;
import dev.cairn.tool.predict.Lineup;
import dev.cairn.tool.predict.MarkovScorer;
import dev.cairn.tool.predict.NextScorer;
import dev.cairn.tool.predict.Prediction;
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
      PredictionPolicy policy,
      PredictionWeights weights,
      dev.cairn.tool.predict.NextTools scorer) {}

  private final Memory memory;
  private final Supplier<ToolShelf> shelf;
  private final RunReads runs;
  private final Lineups lineups;
  private final ToolNets nets;
  private volatile @Nullable Scoring scoring;

  Foretelling(Memory memory, Supplier<ToolShelf> shelf, RunReads runs, ToolNets nets) {
    this.memory = memory;
    this.shelf = shelf;
    this.runs = runs;
    this.lineups = new Lineups(memory);
    this.nets = nets;
  }

  /** How well tools fit what is to be done, by {@code find_tools}. */
  @FunctionalInterface
  interface Fitting {
    List<ToolSearch.Relevant> of(String request, int most);
  }

  NextTools.Answer next(NextTools request, Reading reading, Fitting fitting) {
    NextRequest.check(reading);
    long head = memory.seen(reading).position();
    Policy policy = memory.look(() -> policy(request.workflowType()));
    NextRequest.check(request, policy.tool());
    Standing standing = standing(policy);
    List<ToolId> context = memory.look(() ->
        request.contextTools().stream().map(memory.state().catalogue()::resolve).toList());
    Lineup lineup = lineup(policy);
    NextShortlist shortlist = NextShortlist.of(
        request,
        predicted(request, context, lineup, standing, policy),
        offered(request, context, lineup, standing, fitting, policy),
        standing,
        policy.tool());
    List<String> notices = new ArrayList<>();
    if (memory.look(() -> memory.state().experience().runs() == 0)) {
      notices.add(NO_RUNS);
    }
    LeftOut.told(shortlist.leftOut()).ifPresent(notices::add);
    return new NextTools.Answer(
        shortlist.results(),
        notices.isEmpty() ? Optional.empty() : Optional.of(String.join("; ", notices)),
        head);
  }

  /** With the weights that were learned for requests of this type, where there are any. */
  private Policy policy(Optional<String> workflowType) {
    Policy policy = memory.state().policy().policy();
    return workflowType
        .flatMap(type -> Optional.ofNullable(memory.state().learned().ofTypes().get(type)))
        .map(learned -> WeightKeys.with(policy, learned.weights()))
        .orElse(policy);
  }

  /** How tools did until now. */
  Standing standing(Policy policy) {
    return memory.look(
        () -> new Standing(memory.state().records().all(), policy, Optional.empty()));
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
  Lesson.All lessons(Policy policy, SortedMap<String, Double> before, Progress progress) {
    return new Learning(lineup(policy), policy, before).of(runs.all(), progress);
  }

  /** More than are shown, because some of them may be left out. */
  private List<Prediction> predicted(
      NextTools request, List<ToolId> context, Lineup lineup, Standing standing, Policy policy) {
    int most = request.limit().orElse((int) policy.tool().shortlistMax());
    List<String> steps = context.stream().map(ToolId::toString).toList();
    Map<String, Double> told = new GraphTies(memory, policy).after(recent(steps, policy));
    Function<RunMemory, NextScorer> scorer = scorer(lineup, told, standing, policy);
    return runs.ask(learned -> scorer
        .apply(learned)
        .predict(
            steps,
            request.intent().filter(intent -> !intent.isBlank()),
            request.workflowType(),
            2 * most + (int) policy.tool().shortlistMax()));
  }

  private static List<String> recent(List<String> context, Policy policy) {
    int most = (int) policy.prediction().contextMax();
    return context.subList(Math.max(0, context.size() - most), context.size());
  }

  /** Capabilities by the tools in use, though nobody asked for them. */
  private List<Prediction> offered(
      NextTools request,
      List<ToolId> context,
      Lineup lineup,
      Standing standing,
      Fitting fitting,
      Policy policy) {
    Companies companies = memory.look(() -> nets.companies(memory.state().catalogue(), policy));
    CapabilityOffers offers =
        new CapabilityOffers(companies.toolsOfAll(), companies, standing, policy);
    Map<ToolId, Double> meaning = policy.prediction().capabilities() == CapabilityForm.WEIGHTED
        ? fitting(request, fitting, policy)
        : Map.of();
    return offers.predict(context, lineup, tool -> meaning.getOrDefault(tool, 0.0));
  }

  private static Map<ToolId, Double> fitting(NextTools request, Fitting fitting, Policy policy) {
    return request.intent().filter(intent -> !intent.isBlank()).stream()
        .flatMap(intent -> fitting.of(intent, (int) policy.tool().limitMax()).stream())
        .collect(
            Collectors.toMap(ToolSearch.Relevant::tool, each -> each.relevance().value()));
  }

  /** Looks at the state first: who asks what was learned must not wait for anything else. */
  private Function<RunMemory, NextScorer> scorer(
      Lineup lineup, Map<String, Double> told, Standing standing, Policy policy) {
    return switch (policy.prediction().scorer()) {
      case MIXTURE -> learned -> mixture(learned, lineup, policy).told(told);
      case MARKOV -> learned -> new MarkovScorer(learned, lineup, policy.prediction());
      case SEED -> {
        ToolNet net = net();
        yield learned -> new SeedScorer(learned, lineup, net, standing, policy);
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
        || !known.policy().equals(policy.prediction())
        || !known.weights().equals(policy.signal())) {
      known = new Scoring(
          learned,
          lineup,
          policy.prediction(),
          policy.signal(),
          new dev.cairn.tool.predict.NextTools(
              learned, lineup, policy.prediction(), policy.signal()));
      scoring = known;
    }
    return known.scorer();
  }
}
