package dev.cairn.server.mcp.compact;

import dev.cairn.decide.Recalled;
import dev.cairn.decide.Tokens;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Results of a search: a passage each, once as a field and once, shorter, as a line. */
final class SearchView {
  private static final List<String> SHOWN = List.of(
      "type",
      "id",
      "kind",
      "statement",
      "text",
      "cut",
      "scope",
      "status",
      "flags",
      "score",
      "because",
      "evidence",
      "why");
  private static final List<String> REST = List.of("unseen", "notice");
  /** What one result may cost in all, and how much of that the document. */
  private static final int RESULT_TOKENS = 195;

  private static final int DOCUMENT_TOKENS = 150;
  private static final int EVIDENCE_SHOWN = 1;

  private SearchView() {}

  static Compacted of(ObjectNode answer) {
    ObjectNode shown = Fields.pick(answer, List.of());
    ArrayNode results = shown.putArray("results");
    List<String> lines = new ArrayList<>();
    for (JsonNode result : answer.path("results")) {
      ObjectNode document = document(result);
      results.add(document);
      lines.add(line(document));
    }
    shown.setAll(Fields.pick(answer, REST));
    return new Compacted(lines.isEmpty() ? "nothing found" : String.join("\n", lines), shown);
  }

  private static ObjectNode document(JsonNode result) {
    ObjectNode document = Fields.pick(result, SHOWN);
    if (document.get("evidence") instanceof ArrayNode evidence) {
      while (evidence.size() > EVIDENCE_SHOWN) {
        evidence.remove(evidence.size() - 1);
      }
      if (evidence.isEmpty()) {
        document.remove("evidence");
      }
    }
    if (!document.has("why")) {
      Fields.fit(document, said(document), DOCUMENT_TOKENS);
    }
    return document;
  }

  private static String said(ObjectNode document) {
    return document.has("statement") ? "statement" : "text";
  }

  private static String line(ObjectNode document) {
    String name = document.path("id").asString() + ": ";
    int room = RESULT_TOKENS - Tokens.count(document.toString()) - Tokens.count(name);
    String line = Recalled.line(document.path(said(document)).asString(""));
    return name + Cut.of(line, Math.max(2, room)).text();
  }
}
