package dev.cairn.ingest.spec;

import java.util.List;
import java.util.Optional;

/** One thing a spec does. */
sealed interface Step {

  /** Says one item: a node, an edge or an update. */
  record Say(StepKind kind, Form.Fields fields) implements Step {}

  /** Does its steps once for each item of a list. */
  record ForEach(Template in, String as, Optional<String> index, List<Step> steps) implements Step {
    public ForEach {
      steps = List.copyOf(steps);
    }
  }
}
