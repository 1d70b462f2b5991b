package dev.cairn.text.output;

import java.util.Optional;

/**
 * What the output of a command says about its outcome.
 *
 * @param failed the probability that it failed
 * @param outcome what is taken for true
 * @param line the line a person would remember, word for word; absent if it succeeded or said nothing
 * @param errorClass what kind of error, the same for the same error in other words; empty if it succeeded
 * @param object what the error is about (a module, file, test, host), if it names one
 */
public record ReadOutput(
    double failed,
    Outcome outcome,
    Optional<Line> line,
    String errorClass,
    Optional<String> object) {
  public enum Outcome {
    FAILED,
    SUCCEEDED,
    UNKNOWN
  }

  /** A line of the output: chars [start, end). */
  public record Line(String text, int start, int end) {}

  /** By what a failure is known again: the command's words, the kind of error and what it is about. */
  public record FailureKey(String command, String errorClass, String object) {}

  /**
   * The key of this failure.
   *
   * @param tool stands for the command where there is none
   */
  public FailureKey failureKey(String tool, String command) {
    String head = CommandKind.headOf(command);
    return new FailureKey(head.isEmpty() ? tool : head, errorClass, object.orElse(""));
  }

  /** Whether two outputs of commands tell of the same failure. */
  public static boolean sameFailure(
      String command, ReadOutput output, String otherCommand, ReadOutput other) {
    return !output.errorClass.isEmpty()
        && output.failureKey("", command).equals(other.failureKey("", otherCommand));
  }
}
