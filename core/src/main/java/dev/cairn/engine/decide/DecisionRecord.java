package dev.cairn.engine.decide;

import dev.cairn.log.EventCodec;
import dev.cairn.operation.Decide;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** A decision as it was answered, with what was asked. */
final class DecisionRecord {
  private static final JsonMapper JSON = EventCodec.mapper();
  private static final String REQUEST = "request";

  private DecisionRecord() {}

  /** The arguments are kept beside it: they alone may have to be erased. */
  static String write(Decide request, Decide.Answer answer) {
    ObjectNode record = JSON.valueToTree(answer);
    ObjectNode asked = JSON.valueToTree(request);
    asked.remove("args");
    record.set(REQUEST, asked);
    return JSON.writeValueAsString(record);
  }

  static Decide.Answer read(String record) {
    return JSON.readValue(record, Decide.Answer.class);
  }
}
