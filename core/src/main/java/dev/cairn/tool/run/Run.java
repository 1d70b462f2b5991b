package dev.cairn.tool.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Tools that were run for one request.
 *
 * @param request what was asked for, in words
 * @param steps in the order in which they were run
 * @param links which step led to which, by their places in {@code steps}
 * @param workflowType the kind of work, where somebody named it
 */
public record Run(
    Optional<String> request, List<Step> steps, List<Link> links, Optional<String> workflowType) {
  /** One call of a tool; {@code ok} is empty where nobody saw what came of it. */
  public record Step(String tool, Optional<Boolean> ok) {
    public Step(String tool) {
      this(tool, Optional.empty());
    }
  }

  /** From one step to another. */
  public record Link(int from, int to) {}

  public Run {
    steps = List.copyOf(steps);
    links = List.copyOf(links);
    for (Link link : links) {
      if (link.from() < 0
          || link.to() < 0
          || link.from() >= steps.size()
          || link.to() >= steps.size()) {
        throw new IllegalArgumentException(
            link + " names a step that is not there; there are " + steps.size());
      }
    }
  }

  public Run(Optional<String> request, List<Step> steps, List<Link> links) {
    this(request, steps, links, Optional.empty());
  }

  /** Steps that were run one after the other. */
  public static Run chain(Optional<String> request, List<Step> steps) {
    List<Link> links = new ArrayList<>();
    for (int i = 1; i < steps.size(); i++) {
      links.add(new Link(i - 1, i));
    }
    return new Run(request, steps, links);
  }
}
