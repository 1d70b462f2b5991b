package dev.cairn.server.mcp.compact;

import dev.cairn.decide.Recalled;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** A verdict and what speaks to the action. The verdict is the text too; the rules are said once. */
final class GuardViews {
  private static final List<String> CHECKED = List.of("verdict", "because", "risk");
  private static final List<String> CHECK_GUARD =
      List.of("id", "kind", "statement", "cut", "forbids", "because", "why");
  private static final List<String> DECIDED = List.of(
      "decision",
      "verdict",
      "because",
      "threshold",
      "risk",
      "approval",
      "flags",
      "position",
      "why");
  private static final List<String> DECIDE_GUARD =
      List.of("id", "statement", "cut", "forbids", "why");
  private static final int CHECK_REASON = 18;
  private static final int CHECK_GUARD_TOKENS = 58;
  private static final int GUARD_REASON = 14;
  private static final int DECIDE_REASON = 32;
  private static final int DECIDE_GUARD_TOKENS = 38;
  private static final int NOTICE_TOKENS = 12;

  private GuardViews() {}

  static Compacted check(ObjectNode answer) {
    return verdict(
        answer, Fields.pick(answer, CHECKED), CHECK_REASON, CHECK_GUARD, CHECK_GUARD_TOKENS);
  }

  static Compacted decide(ObjectNode answer) {
    return verdict(
        answer, Fields.pick(answer, DECIDED), DECIDE_REASON, DECIDE_GUARD, DECIDE_GUARD_TOKENS);
  }

  private static Compacted verdict(
      ObjectNode answer, ObjectNode shown, int reasonTokens, List<String> fields, int guardTokens) {
    String because = Cut.of(answer.path("because").asString(""), reasonTokens).text();
    shown.put("because", because);
    ArrayNode guards = shown.putArray("guards");
    answer.path("guards").forEach(guard -> guards.add(guard(guard, fields, guardTokens)));
    if (answer.has("notice")) {
      shown.put(
          "notice", Cut.of(answer.path("notice").asString(), NOTICE_TOKENS).text());
    }
    String text = answer.path("verdict").asString() + ": " + Recalled.line(because);
    return new Compacted(text, shown);
  }

  private static ObjectNode guard(JsonNode guard, List<String> fields, int tokens) {
    ObjectNode document = Fields.pick(guard, fields);
    if (document.has("because")) {
      document.put(
          "because", Cut.of(document.path("because").asString(), GUARD_REASON).text());
    }
    if (!document.has("why")) {
      Fields.fit(document, "statement", tokens);
    }
    return document;
  }
}
