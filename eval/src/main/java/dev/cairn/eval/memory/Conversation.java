package dev.cairn.eval.memory;

import java.util.List;

/** What was said, in order, and what is asked about it. */
public record Conversation(String set, String name, List<Unit> units, List<Question> questions) {
  public Conversation {
    units = List.copyOf(units);
    questions = List.copyOf(questions);
  }
}
