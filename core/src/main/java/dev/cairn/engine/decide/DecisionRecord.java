package dev.cairn.engine.decide;

import dev.cairn.log.EventCodec;
import dev.cairn.operation.Decide;
import java.util.Optional;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** A decision as it was answered, with what was asked. */
final class DecisionRecord {
  private static final JsonMapper JSON = EventCodec.mapper();

  private DecisionRecord() {}

  /** The arguments are kept beside it: they alone may have to be erased. */
  static String write(Decide request, Decide.Answer answer) {
    Decide asked = new Decide(
        request.tool(),
        request.confidence(),
        request.mode(),
        request.contextTools(),
        request.workflowType(),
        Optional.empty(),
        request.episode(),
        request.seed());
    String made = JSON.writeValueAsString(answer);
    // One object of two, without making a tree of either: a decision is made often.
    return made.substring(0, made.length() - 1)
        + ",\"request\":"
        + JSON.writeValueAsString(asked)
        + "}";
  }

  static Decide.Answer read(String record) {
    ObjectNode stored = (ObjectNode) JSON.readTree(record);
    explained(stored, "expected", "why_expected");
    explained(stored, "own_confidence", "why_confidence");
    return JSON.treeToValue(stored, Decide.Answer.class);
  }

  /** Older records have only the explanation of a number, under the number's name. */
  private static void explained(ObjectNode stored, String number, String why) {
    if (stored.get(number) instanceof ObjectNode explanation) {
      stored.set(why, explanation);
      stored.set(number, explanation.get("value"));
    }
  }
}
