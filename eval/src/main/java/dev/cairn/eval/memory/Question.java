package dev.cairn.eval.memory;

import dev.cairn.eval.suite.Line;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;

/**
 * A question about a conversation and where its answer is.
 *
 * @param evidence the units with the answer; none if it is known by session alone, or not in the log
 * @param sessions the sessions with the answer, where a set says only that
 * @param superseded units that were true until {@code newer} were said; of a knowledge update alone
 */
public record Question(
    String id,
    String conversation,
    String text,
    List<String> groups,
    Set<String> evidence,
    Set<String> sessions,
    Set<String> superseded,
    Set<String> newer) {
  static final String[] SHAPE = {"id", "conversation", "question", "category"};

  /** LoCoMo's questions that have an answer; the fifth category is adversarial, and papers leave it out. */
  static final String ANSWERABLE = "categories_1-4";

  private static final int LAST_ANSWERABLE = 4;

  static Question of(Line line) {
    Set<String> newer = new TreeSet<>(line.names("evidence_roles", "updated_info"));
    Set<String> superseded = new TreeSet<>(line.names("evidence_roles", "original_info"));
    // One message can hold both statements; then there is nothing to put in order.
    Set<String> both = new TreeSet<>(newer);
    both.retainAll(superseded);
    newer.removeAll(both);
    superseded.removeAll(both);
    return new Question(
        line.name("id"),
        line.name("conversation"),
        line.name("question"),
        groups(line),
        new TreeSet<>(line.names("evidence_ids")),
        new TreeSet<>(line.names("gold_sessions")),
        superseded,
        newer);
  }

  private static List<String> groups(Line line) {
    List<String> groups = new ArrayList<>(List.of(line.name("category")));
    OptionalInt number = line.number("category_no");
    if (number.isPresent() && number.getAsInt() <= LAST_ANSWERABLE) {
      groups.add(ANSWERABLE);
    }
    return groups;
  }

  boolean hasAnswer() {
    return !evidence.isEmpty() || !sessions.isEmpty();
  }

  boolean isUpdate() {
    return !superseded.isEmpty() && !newer.isEmpty();
  }
}
