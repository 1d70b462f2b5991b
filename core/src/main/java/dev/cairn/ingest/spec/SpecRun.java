package dev.cairn.ingest.spec;

import dev.cairn.ingest.Emission;
import dev.cairn.ingest.Gathering;
import dev.cairn.ingest.Shown;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** One run of a spec over one input. A template that cannot be filled rejects its item, and no other. */
final class SpecRun {
  private final Spec spec;
  private final Gathering gathering = new Gathering();
  private final Budget budget = new Budget();

  SpecRun(Spec spec) {
    this.spec = spec;
  }

  Emission emit(Map<String, Object> input) {
    run("", spec.steps(), Variables.of(input));
    return gathering.emission(spec.name(), Optional.empty());
  }

  private void run(String where, List<Step> steps, Variables variables) {
    for (int i = 0; i < steps.size(); i++) {
      String item = where + "steps[" + i + "].";
      if (steps.get(i) instanceof Step.ForEach loop) {
        loop(item + StepKind.FOR_EACH.label(), loop, variables);
      } else if (steps.get(i) instanceof Step.Say say) {
        budget.item();
        say(item + say.kind().label(), say, variables);
      }
    }
  }

  private void loop(String item, Step.ForEach loop, Variables variables) {
    List<?> list;
    try {
      list = list(loop, variables);
    } catch (TemplateFault fault) {
      budget.item();
      gathering.reject(item, "in " + Shown.of(loop.in().source()) + ": " + fault.reason());
      return;
    }
    for (int i = 0; i < list.size(); i++) {
      budget.turn();
      Object each = list.get(i);
      if (each == null) {
        budget.item();
        gathering.reject(item + "[" + i + "]", loop.as() + " is null; leave it out");
        continue;
      }
      Variables inside = variables.with(loop.as(), each);
      if (loop.index().isPresent()) {
        inside = inside.with(loop.index().get(), (long) i);
      }
      run(item + "[" + i + "].", loop.steps(), inside);
    }
  }

  private static List<?> list(Step.ForEach loop, Variables variables) {
    Object value = loop.in().value(variables);
    if (value instanceof List<?> list) {
      return list;
    }
    throw new TemplateFault("must be a list, not " + Shown.of(value));
  }

  private void say(String item, Step.Say say, Variables variables) {
    try {
      Map<String, Object> fields = say.fields().value(variables);
      budget.weigh(fields);
      switch (say.kind()) {
        case CREATE_NODE -> gathering.node(item, fields);
        case CREATE_EDGE -> gathering.edge(item, fields);
        case UPDATE_PROPERTIES -> gathering.update(item, fields);
        case FOR_EACH -> throw new IllegalStateException("a loop says nothing by itself");
      }
    } catch (TemplateFault fault) {
      gathering.reject(item, fault.reason());
    }
  }
}
