package dev.cairn.engine.tool;

import dev.cairn.fault.CairnException;
import dev.cairn.log.ToolId;
import dev.cairn.operation.PlanTools;
import dev.cairn.policy.Policy;
import java.util.List;
import java.util.Optional;

/** What can be asked for in a plan. */
final class PlanRequest {
  private PlanRequest() {}

  static void check(PlanTools request, Policy policy) {
    if (request.intent().isBlank()) {
      throw CairnException.invalid("intent", "intent is empty; say what is to be done");
    }
    int length = request.intent().codePointCount(0, request.intent().length());
    if (length > policy.tool().queryMax()) {
      throw CairnException.tooLarge(
          "intent",
          "intent has %,d characters; at most %,d fit: say what is to be done, without the data"
              .formatted(length, policy.tool().queryMax()));
    }
    request.maxTasks().ifPresent(most -> {
      if (most < 1 || most > policy.plan().tasksMax()) {
        throw CairnException.invalid(
            "max_tasks",
            "max_tasks must lie in [1, %d], was %d".formatted(policy.plan().tasksMax(), most));
      }
    });
    fits("context_tools", request.contextTools(), policy.tool().runStepsMax());
    fits("tools", request.tools(), policy.plan().tasksMax());
    if (request.tools().filter(List::isEmpty).isPresent()) {
      throw CairnException.invalid("tools", "tools is empty; leave it out to plan with all tools");
    }
  }

  private static void fits(String field, Optional<List<ToolId>> tools, long most) {
    int count = tools.map(List::size).orElse(0);
    if (count > most) {
      throw CairnException.tooLarge(
          field, "%s names %,d tools; at most %,d count".formatted(field, count, most));
    }
  }
}
