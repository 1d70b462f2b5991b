package dev.cairn.engine.decide;

import dev.cairn.log.EventCodec;
import dev.cairn.operation.Decide;
import java.util.Optional;
import tools.jackson.databind.json.JsonMapper;

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
    return JSON.readValue(record, Decide.Answer.class);
  }
}
