package dev.cairn.engine.tool;

import dev.cairn.engine.Memory;
import dev.cairn.fault.CairnException;
import dev.cairn.log.ToolId;
import dev.cairn.operation.PlanTools;
import dev.cairn.operation.Reading;
import dev.cairn.policy.PlanForm;
import dev.cairn.policy.Policy;
import dev.cairn.tool.LeftOut;
import dev.cairn.tool.Standing;
import dev.cairn.tool.ToolSearch;
import dev.cairn.tool.net.ToolNet;
import dev.cairn.tool.plan.GraphPlanner;
import dev.cairn.tool.plan.Plan;
import dev.cairn.tool.plan.Planner;
import dev.cairn.tool.predict.Lineup;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** What to run for a request, and in what order. */
final class Planning {
  private static final String NO_RUNS =
      "no run was recorded yet: planned from what tools say of themselves; record_run teaches";

  private final Memory memory;
  private final Foretelling foretelling;
  private final Finding finding;
  private final RunReads runs;
  private final ToolNets nets;

  Planning(Memory memory, Foretelling foretelling, Finding finding, RunReads runs, ToolNets nets) {
    this.memory = memory;
    this.foretelling = foretelling;
    this.finding = finding;
    this.runs = runs;
    this.nets = nets;
  }

  PlanTools.Answer plan(PlanTools request, Reading reading) {
    if (reading.asOf().isPresent()) {
      throw CairnException.invalid(
          "as_of", "a plan is made from all that is known now; leave as_of out");
    }
    long head = memory.seen(reading).position();
    Policy policy = memory.look(() -> memory.state().policy().policy());
    PlanRequest.check(request, policy);
    Lineup lineup = foretelling.lineup(policy);
    Plan plan = policy.plan().form() == PlanForm.GRAPH && request.tools().isEmpty()
        ? byGraph(request, policy)
        : byRuns(request, lineup, policy);
    return answer(plan, notice(request, plan, lineup), warning(plan, lineup, policy), head);
  }

  private Plan byGraph(PlanTools request, Policy policy) {
    List<ToolId> context = request.contextTools().orElse(List.of());
    ToolSearch search = finding.search(context, policy);
    ToolNet net = memory.look(() -> nets.of(memory.state()));
    Standing standing = foretelling.standing(policy);
    return new GraphPlanner(net, policy)
        .plan(
            search.relevant(request.intent(), (int) policy.plan().poolMax()),
            context,
            most(request, policy),
            standing::leftOut);
  }

  private Plan byRuns(PlanTools request, Lineup lineup, Policy policy) {
    List<String> context = names(request.contextTools().orElse(List.of()));
    GraphTies ties = new GraphTies(memory, policy);
    Standing standing = foretelling.standing(policy);
    return runs.ask((learned, links) -> {
      Planner planner = new Planner(learned, links, lineup, ties, policy);
      return request.tools().isPresent()
          ? planner.plan(request.intent(), context, names(request.tools().get()))
          : planner.plan(
              request.intent(),
              context,
              most(request, policy),
              tool -> standing.leftOut(ToolId.parse(tool)));
    });
  }

  private static int most(PlanTools request, Policy policy) {
    return request.maxTasks().orElse((int) policy.plan().tasksUsual());
  }

  private static List<String> names(List<ToolId> tools) {
    return tools.stream().map(ToolId::toString).toList();
  }

  private Optional<String> notice(PlanTools request, Plan plan, Lineup lineup) {
    List<String> notices = new ArrayList<>();
    if (memory.look(() -> memory.state().experience().runs() == 0)) {
      notices.add(NO_RUNS);
    }
    String unknown = request.contextTools().orElse(List.of()).stream()
        .map(ToolId::toString)
        .filter(tool -> lineup.find(tool).isEmpty())
        .distinct()
        .collect(Collectors.joining(", "));
    if (!unknown.isEmpty()) {
      notices.add("nothing is known of " + unknown);
    }
    LeftOut.told(plan.leftOut()).ifPresent(notices::add);
    return notices.isEmpty() ? Optional.empty() : Optional.of(String.join("; ", notices));
  }

  private static PlanTools.Answer answer(
      Plan plan, Optional<String> notice, Optional<String> warning, long position) {
    List<PlanTools.Task> tasks = new ArrayList<>();
    for (int i = 0; i < plan.tasks().size(); i++) {
      tasks.add(task(i, plan));
    }
    return new PlanTools.Answer(
        tasks,
        plan.dependencies().stream()
            .map(each -> new PlanTools.Dependency(
                id(each.task()), id(each.on()), each.chance().value(), each.chance()))
            .toList(),
        plan.confidence().value(),
        plan.confidence(),
        warning,
        notice,
        position);
  }

  private static Optional<String> warning(Plan plan, Lineup lineup, Policy policy) {
    if (plan.tasks().isEmpty()) {
      return Optional.of(
          lineup.size() == 0
              ? "no tool is known; tell of them with register_tools"
              : "no tool that is known fits; say it in other words, or look with find_tools");
    }
    return plan.confidence().value() < policy.tool().confidenceWarning()
        ? Optional.of("low confidence; look at each task before running it")
        : Optional.empty();
  }

  private static PlanTools.Task task(int place, Plan plan) {
    Plan.Task task = plan.tasks().get(place);
    ToolId tool = ToolId.parse(task.tool());
    return new PlanTools.Task(
        id(place),
        tool.isCapability() ? Optional.empty() : Optional.of(tool),
        tool.isCapability() ? Optional.of(tool.tool()) : Optional.empty(),
        plan.dependencies().stream()
            .filter(each -> each.task() == place)
            .map(each -> id(each.on()))
            .toList(),
        task.confidence().value(),
        task.confidence());
  }

  private static String id(int place) {
    return "t" + (place + 1);
  }
}
