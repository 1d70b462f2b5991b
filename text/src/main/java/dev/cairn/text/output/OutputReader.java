package dev.cairn.text.output;

import dev.cairn.text.output.OutputFeatures.Group;
import dev.cairn.text.output.ReadOutput.Outcome;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/** Reads from the text of an output whether a command failed, and why. */
public final class OutputReader {
  private final OutputModel model;
  private final Set<Group> groups;

  OutputReader(OutputModel model, Set<Group> groups) {
    this.model = model;
    this.groups = groups;
  }

  public OutputReader(OutputModel model) {
    this(model, EnumSet.allOf(Group.class));
  }

  /** The reader with the weights that come with Cairn. */
  public static OutputReader shipped() {
    return Shipped.READER;
  }

  /**
   * Reads an output.
   *
   * @param tool the tool's id; may be empty
   * @param command the command line, if it is known; may be empty
   */
  public ReadOutput read(String tool, String command, String text) {
    OutputFeatures features = new OutputFeatures(tool, command, text, groups);
    double[] right = model.probabilities(features.examples());
    int best = best(right);
    double none = right[right.length - 1];
    // The best line alone stands against "no failure": otherwise long outputs fail by their length.
    double failed = right.length == 1 ? 0 : right[best] / (right[best] + none);
    Outcome outcome = failed >= model.failedFrom()
        ? Outcome.FAILED
        : failed <= model.succeededTo() ? Outcome.SUCCEEDED : Outcome.UNKNOWN;
    if (features.lines().isEmpty()) {
      return new ReadOutput(failed, outcome, Optional.empty(), "", Optional.empty());
    }
    OutputLine cause = features.lines().get(best).line();
    ReadOutput.Line line =
        new ReadOutput.Line(text.substring(cause.start(), cause.end()), cause.start(), cause.end());
    if (outcome == Outcome.SUCCEEDED) {
      return new ReadOutput(failed, outcome, Optional.empty(), "", Optional.empty());
    }
    ErrorClass error = ErrorClass.of(cause);
    return new ReadOutput(failed, outcome, Optional.of(line), error.name(), error.object());
  }

  private static int best(double[] right) {
    int best = 0;
    for (int i = 1; i < right.length - 1; i++) {
      best = right[i] > right[best] ? i : best;
    }
    return best;
  }

  /** Read once, when it is first asked for. */
  private static final class Shipped {
    private static final OutputReader READER = new OutputReader(OutputModel.shipped());
  }
}
