package dev.cairn.text.output;

import dev.cairn.text.learn.Example;
import dev.cairn.text.learn.RankTrainer;
import dev.cairn.text.output.OutputFeatures.Group;
import java.util.BitSet;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Learns the weights of the reader of outputs from labelled outputs. Deterministic. */
public final class OutputTrainer {
  /** Chosen on the development half by folds, 2026-11. */
  public static final double RIDGE = 4.0;

  private final RankTrainer trainer;
  private final Set<Group> groups;

  /**
   * An output somebody labelled.
   *
   * @param failed whether its command failed
   * @param quote the line a person would remember, or a part of it; empty if none is known
   */
  public record Labelled(String tool, String command, String text, boolean failed, String quote) {}

  public OutputTrainer() {
    this(RIDGE, EnumSet.allOf(Group.class));
  }

  OutputTrainer(double ridge, Set<Group> groups) {
    this.trainer = new RankTrainer(OutputFeatures.PLACES, ridge);
    this.groups = groups;
  }

  /** A trainer without some groups of features, by their names; for ablations. */
  public static OutputTrainer without(double ridge, List<String> names) {
    Set<Group> groups = EnumSet.allOf(Group.class);
    names.forEach(name -> groups.remove(Group.valueOf(name)));
    return new OutputTrainer(ridge, groups);
  }

  /** The groups that may be left out. */
  public static List<String> groups() {
    return EnumSet.allOf(Group.class).stream().map(Enum::name).toList();
  }

  /** Adds an output; one that failed without a line to show for it only if it has any line. */
  public void add(Labelled output, double weight) {
    OutputFeatures features =
        new OutputFeatures(output.tool(), output.command(), output.text(), groups);
    List<Example> candidates = features.examples();
    BitSet right = new BitSet();
    if (!output.failed()) {
      right.set(candidates.size() - 1);
    } else {
      for (int i = 0; i < features.lines().size(); i++) {
        OutputLine line = features.lines().get(i).line();
        right.set(i, isRight(output.text().substring(line.start(), line.end()), output.quote()));
      }
      if (right.isEmpty()) {
        right.set(0, candidates.size() - 1);
      }
    }
    if (!right.isEmpty()) {
      trainer.add(candidates, right, weight);
    }
  }

  /** Whether a line holds the quote or the other way round. */
  public static boolean isRight(String line, String quote) {
    String wanted = quote.strip();
    String said = line.strip();
    return !wanted.isEmpty() && !said.isEmpty() && (said.contains(wanted) || wanted.contains(said));
  }

  /** The model, with thresholds at the middle until better ones are chosen. */
  public OutputModel train() {
    return new OutputModel(trainer.train(), 0.5, 0.5);
  }

  /** A reader of this model that leaves out the same groups of features. */
  public OutputReader reader(OutputModel model) {
    return new OutputReader(model, groups);
  }
}
