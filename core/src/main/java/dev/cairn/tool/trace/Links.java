package dev.cairn.tool.trace;

import dev.cairn.log.ToolId;
import dev.cairn.policy.ToolRelation;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * What one run says about its tools, each link once however often it occurred: a loop is no better evidence
 * than a step. Steps that failed say nothing about what belongs together; the tools around them do.
 */
public final class Links {
  private final List<Trace.Step> steps;
  private final SortedSet<Link> links = new TreeSet<>();

  private Links(List<Trace.Step> steps) {
    this.steps = steps;
  }

  public static SortedSet<Link> of(Trace trace) {
    Links links = new Links(trace.steps());
    links.read();
    return links.links;
  }

  private void read() {
    Map<Optional<Integer>, Boolean> told = new LinkedHashMap<>();
    for (Trace.Step step : steps) {
      told.merge(step.parent(), !step.after().isEmpty(), Boolean::logicalOr);
    }
    told.forEach((parent, ordered) -> {
      if (ordered) {
        layers(parent);
      } else {
        chain(parent);
      }
    });
    steps.stream()
        .filter(step -> !step.failed())
        .forEach(step -> step.parent()
            .ifPresent(
                parent -> link(steps.get(parent).tool(), ToolRelation.CONTAINS, step.tool())));
  }

  /** Siblings that say nothing of their order came one after another. */
  private void chain(Optional<Integer> parent) {
    Optional<ToolId> last = Optional.empty();
    for (Trace.Step step : steps) {
      if (step.parent().equals(parent) && !step.failed()) {
        last.ifPresent(before -> link(before, ToolRelation.SEQUENCE, step.tool()));
        last = Optional.of(step.tool());
      }
    }
  }

  /** What waited for several came after each of them; what waited for the same ran side by side. */
  private void layers(Optional<Integer> parent) {
    for (Trace.Step step : steps) {
      if (step.parent().equals(parent) && !step.failed()) {
        for (int before : step.after()) {
          if (!steps.get(before).failed()) {
            link(steps.get(before).tool(), ToolRelation.SEQUENCE, step.tool());
            link(steps.get(before).tool(), ToolRelation.DEPENDENCY, step.tool());
          }
        }
      }
    }
  }

  /** A tool that is tried again is no news about how tools go together. */
  private void link(ToolId source, ToolRelation relation, ToolId target) {
    if (!source.equals(target)) {
      links.add(new Link(source, relation, target));
    }
  }
}
