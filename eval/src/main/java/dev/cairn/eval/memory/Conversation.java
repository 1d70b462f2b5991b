package dev.cairn.eval.memory;

import java.util.List;

/** What was said, in order, and what is asked about it. */
record Conversation(String set, String name, List<Unit> units, List<Question> questions) {
  Conversation {
    units = List.copyOf(units);
    questions = List.copyOf(questions);
  }
}
