package dev.cairn.engine.tool;

import dev.cairn.engine.Memory;
import dev.cairn.engine.State;
import dev.cairn.fault.CairnException;
import dev.cairn.formula.PairedGain.Gain;
import dev.cairn.log.ToolEvent.WeightsLearned;
import dev.cairn.operation.Learn;
import dev.cairn.operation.Progress;
import dev.cairn.operation.Reading;
import dev.cairn.operation.Writing;
import dev.cairn.policy.Policy;
import dev.cairn.tool.learn.LearnedWeights.InForce;
import dev.cairn.tool.learn.Lesson;
import dev.cairn.tool.learn.WeightKeys;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;

/** Learns weights from runs, and puts them in force or takes them back. */
final class LearningFromRuns {
  private final Memory memory;
  private final Foretelling foretelling;

  LearningFromRuns(Memory memory, Foretelling foretelling) {
    this.memory = memory;
    this.foretelling = foretelling;
  }

  Learn.Answer learn(Learn request, Progress progress) {
    boolean adopt = request.adopt().orElse(false);
    if (adopt && request.undo().orElse(false)) {
      throw CairnException.invalid("undo", "give adopt or undo, not both");
    }
    long head = memory.seen(Reading.LATEST).position();
    if (request.undo().orElse(false)) {
      return memory.record(new RestoreWeightsWrite(memory.state(), Writing.NOW));
    }
    Basis basis = memory.look(() -> basis(memory.state()));
    Lesson.All lessons = foretelling.lessons(basis.policy(), basis.before(), progress);
    return adopt && lessons.isBetter()
        ? memory.record(new AdoptWeightsWrite(memory.state(), Writing.NOW, lessons))
        : answer(lessons, List.of(), head);
  }

  /** What was learned, and what of it was put in force. */
  static Learn.Answer answer(Lesson.All lessons, List<WeightsLearned> adopted, long position) {
    Lesson lesson = lessons.ofAllRuns();
    return new Learn.Answer(
        !adopted.isEmpty(),
        false,
        because(lesson, !adopted.isEmpty()),
        learning(adopted, Optional.empty()),
        lesson.runs(),
        compared(lesson),
        changes(lesson.before(), lesson.weights()),
        lessons.ofTypes().entrySet().stream()
            .map(each -> ofType(each.getKey(), each.getValue(), adopted))
            .toList(),
        position);
  }

  private static Learn.OfType ofType(String type, Lesson lesson, List<WeightsLearned> adopted) {
    Optional<String> learning = learning(adopted, Optional.of(type));
    return new Learn.OfType(
        type,
        learning.isPresent(),
        because(lesson, !adopted.isEmpty()),
        learning,
        lesson.runs(),
        compared(lesson),
        changes(lesson.before(), lesson.weights()));
  }

  private static String because(Lesson lesson, boolean adopted) {
    return lesson.isBetter() && !adopted
        ? lesson.because() + "; ask with adopt to put them in force"
        : lesson.because();
  }

  private static Optional<String> learning(List<WeightsLearned> adopted, Optional<String> type) {
    return adopted.stream()
        .filter(each -> each.workflowType().equals(type))
        .map(WeightsLearned::learning)
        .findFirst();
  }

  /** The policy, and the weights that would hold if nothing had been learned: those are to be beaten. */
  record Basis(Policy policy, SortedMap<String, Double> before) {}

  static Basis basis(State state) {
    Policy policy = state.policy().policy();
    return new Basis(
        policy,
        state.learned().inForce().map(InForce::former).orElseGet(() -> WeightKeys.values(policy)));
  }

  static List<Learn.Comparison> compared(Lesson lesson) {
    List<Learn.Comparison> all = new ArrayList<>();
    lesson.ranking().ifPresent(gain -> all.add(comparison("MRR", gain)));
    lesson.first().ifPresent(gain -> all.add(comparison("hit@1", gain)));
    return all;
  }

  private static Learn.Comparison comparison(String metric, Gain gain) {
    return new Learn.Comparison(
        metric, gain.cases(), gain.before(), gain.after(), gain.gain(), gain.low(), gain.high());
  }

  /** Those that differ, most changed first. */
  static List<Learn.Weight> changes(
      SortedMap<String, Double> before, SortedMap<String, Double> after) {
    return before.entrySet().stream()
        .map(old -> new Learn.Weight(
            old.getKey(), old.getValue(), after.getOrDefault(old.getKey(), old.getValue())))
        .filter(weight -> weight.before() != weight.after())
        .sorted(Comparator.comparingDouble(
                (Learn.Weight weight) -> -Math.abs(weight.after() - weight.before()))
            .thenComparing(Learn.Weight::key))
        .toList();
  }
}
