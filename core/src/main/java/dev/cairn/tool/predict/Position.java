package dev.cairn.tool.predict;

import dev.cairn.policy.PredictionPolicy;
import dev.cairn.tool.run.RunMemory;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Where a run stands: its last steps and what it was asked for.
 *
 * @param steps the tools, oldest first
 * @param numbers the same as the memory knows them
 * @param words the words of the request; none where there is no request
 * @param type the kind of work as the memory knows it
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
record Position(
    List<String> steps, int[] numbers, Optional<String> request, Set<String> words, int type) {

  static Position of(
      List<String> context,
      Optional<String> intent,
      Optional<String> workflowType,
      RunMemory memory,
      PredictionPolicy policy) {
    int from = Math.max(0, context.size() - (int) policy.contextMax());
    List<String> steps = List.copyOf(context.subList(from, context.size()));
    int[] numbers = steps.stream().mapToInt(memory::find).toArray();
    Set<String> words = intent.map(request -> RunMemory.words(request, policy)).orElse(Set.of());
    int type = workflowType.map(memory::findType).orElse(RunMemory.UNKNOWN);
    return new Position(steps, numbers, intent, words, type);
  }

  Stage stage() {
    return request.isEmpty() ? Stage.UNASKED : steps.isEmpty() ? Stage.FIRST : Stage.ASKED;
  }

  int size() {
    return steps.size();
  }

  /** The number of the last tool, of the one before it at 1, and so on. */
  int number(int back) {
    int at = numbers.length - 1 - back;
    return at < 0 ? RunMemory.START : numbers[at];
  }

  /** Whether a step is the same tool as the one so far from the end. */
  boolean same(int step, int back) {
    int other = steps.size() - 1 - back;
    return step >= 0 && other >= 0 && steps.get(step).equals(steps.get(other));
  }

  OptionalInt last(Lineup lineup) {
    return steps.isEmpty() ? OptionalInt.empty() : lineup.place(steps.get(steps.size() - 1));
  }
}
