package dev.cairn.text.guard;

import dev.cairn.text.call.ReadCall;
import dev.cairn.text.call.ReadCall.Command;
import dev.cairn.text.learn.Features;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Whether an action runs again what failed before. */
final class FailureCheck {
  private final ReadAction action;

  FailureCheck(ReadAction action) {
    this.action = action;
  }

  void write(ReadRule rule, Features features) {
    ReadCall failed = rule.failed();
    if (failed == null) {
      return;
    }
    double same = sameness(failed);
    features.add("failed-same", same > 0.99 ? 1 : 0);
    features.add("failed-near", same);
    features.add("failed-other", same == 0 ? 1 : 0);
    boolean more =
        action.call().commands().size() > Math.max(1, failed.commands().size());
    features.add("failed-mended", same > 0.5 && more ? 1 : 0);
    features.add("failed-lacking", same > 0.5 && action.lacking() ? 1 : 0);
  }

  /** Whether one of its commands is the one that failed, with the same words. */
  boolean repeats(ReadRule rule) {
    ReadCall failed = rule.failed();
    return failed != null && (sameness(failed) > 0.99 || isSaid(failed));
  }

  /** "make deploy" in an action of words may be the command or English; either way it is what failed. */
  private boolean isSaid(ReadCall failed) {
    String said = " " + action.call().words() + " ";
    return failed.commands().stream()
        .map(Command::words)
        .anyMatch(words -> words.size() > 1 && said.contains(" " + String.join(" ", words) + " "));
  }

  /** How much of the failed command's words the closest command shares; 0 if another program runs. */
  private double sameness(ReadCall failed) {
    double best = 0;
    for (Command wanted : failed.commands()) {
      for (Command command : action.call().commands()) {
        if (!wanted.name().isEmpty() && wanted.name().equals(command.name())) {
          best = Math.max(best, share(wanted, command));
        }
      }
    }
    return best;
  }

  private static double share(Command wanted, Command command) {
    Set<String> words = new HashSet<>(Aliases.expand(command));
    List<String> needed = wanted.words();
    long met = needed.stream().skip(1).filter(words::contains).count();
    return (1.0 + met) / needed.size();
  }
}
