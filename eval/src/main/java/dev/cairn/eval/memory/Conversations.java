package dev.cairn.eval.memory;

import dev.cairn.eval.suite.JsonLines;
import dev.cairn.eval.suite.Line;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The conversations of one set.
 *
 * @param unanswerable questions left out because the log holds no answer
 * @param unknown questions left out because their conversation is not there
 */
public record Conversations(List<Conversation> all, int unanswerable, int unknown) {

  /** Those with questions that can be scored, at most {@code most} of them, in the order of the file. */
  public static Conversations read(JsonLines lines, String set, int most) {
    Map<String, List<Unit>> units = units(lines.with(set, Unit.SHAPE));
    Map<String, List<Question>> questions = new LinkedHashMap<>();
    int unanswerable = 0;
    int unknown = 0;
    for (Line line : units.isEmpty() ? List.<Line>of() : lines.with(set, Question.SHAPE)) {
      Question question = Question.of(line);
      if (!units.containsKey(question.conversation())) {
        unknown++;
      } else if (!question.hasAnswer()) {
        unanswerable++;
      } else {
        questions
            .computeIfAbsent(question.conversation(), name -> new ArrayList<>())
            .add(question);
      }
    }
    List<Conversation> all = units.entrySet().stream()
        .filter(entry -> questions.containsKey(entry.getKey()))
        .limit(most)
        .map(entry -> new Conversation(
            set,
            entry.getKey(),
            entry.getValue(),
            questions.getOrDefault(entry.getKey(), List.of())))
        .toList();
    return new Conversations(all, unanswerable, unknown);
  }

  private static Map<String, List<Unit>> units(List<Line> lines) {
    Map<String, List<Unit>> units = new LinkedHashMap<>();
    Set<String> ids = new HashSet<>();
    for (Line line : lines) {
      Unit unit = Unit.of(line);
      if (!ids.add(unit.id())) {
        throw line.refused("id", "'" + unit.id() + "' was used by a line before");
      }
      units.computeIfAbsent(unit.conversation(), name -> new ArrayList<>()).add(unit);
    }
    return units;
  }

  int questions() {
    return all.stream().mapToInt(each -> each.questions().size()).sum();
  }
}
