package dev.cairn.engine.erase;

import dev.cairn.log.Bytes;
import dev.cairn.log.Chain;
import dev.cairn.log.EntryId;
import dev.cairn.log.EventCodec;
import dev.cairn.log.StoredEvent;
import dev.cairn.log.StoredText;
import dev.cairn.log.TextId;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The payload of an event without the words that go. It works on the JSON as it is stored, so that an event of an older version
 * stays one.
 */
final class PayloadEdit {
  private static final JsonMapper JSON = EventCodec.mapper();

  private final Predicate<String> quotes;
  private final Set<String> nodes;
  private final Set<String> entries = new HashSet<>();
  private final Set<String> candidates = new HashSet<>();
  private final Map<String, StoredText> blanked = new HashMap<>();
  private final Map<String, StoredText> rewritten = new HashMap<>();
  private final UnaryOperator<String> without;

  /**
   * @param quotes whether a string holds words that go
   * @param nodes of the graph that are called by words that go
   */
  private PayloadEdit(Going going, Predicate<String> quotes, Set<String> nodes) {
    this.quotes = quotes;
    this.nodes = nodes;
    going.entries().forEach(id -> entries.add(id.value()));
    going.candidates().forEach(id -> candidates.add(id.value()));
    this.without = going.without();
  }

  /**
   * Of all that goes.
   *
   * @param left what is left of entries
   * @param rewritten what is left of other texts, by the names they had
   * @param stored gives words a new name and salt
   */
  static PayloadEdit of(
      Going going,
      Signs signs,
      Map<EntryId, String> left,
      Map<TextId, String> rewritten,
      Function<String, StoredText> stored) {
    PayloadEdit edit = new PayloadEdit(going, signs.runs()::areIn, signs.nodes());
    left.forEach((id, words) -> edit.blanked.put(id.value(), stored.apply(words)));
    rewritten.forEach((id, words) -> edit.rewritten.put(id.value(), stored.apply(words)));
    return edit;
  }

  /** The row with its new payload; nothing if it holds none of the words. */
  Optional<StoredEvent> of(StoredEvent row) {
    ObjectNode payload = (ObjectNode) JSON.readTree(row.payload().array());
    JsonNode before = payload.deepCopy();
    switch (row.type()) {
      case "entry_logged" -> entry(payload);
      case "candidate_proposed" -> candidate(payload);
      case "episode_consolidated" -> payload.path("verdicts").forEach(this::verdict);
      case "graph_emitted" -> emitted(payload);
      default -> {
        // Its words are texts beside the chain.
      }
    }
    citations(payload);
    references(payload);
    return payload.equals(before)
        ? Optional.empty()
        : Optional.of(with(row, Bytes.of(JSON.writeValueAsBytes(payload))));
  }

  private static StoredEvent with(StoredEvent row, Bytes payload) {
    return new StoredEvent(
        row.position(),
        row.id(),
        row.recordedAt(),
        row.type(),
        row.version(),
        row.more(),
        row.key(),
        payload,
        row.hash());
  }

  private void entry(ObjectNode payload) {
    String id = payload.path("entry").asString();
    if (entries.contains(id)) {
      boolean held = payload.remove("uri") != null;
      held |= payload.remove("note") != null;
      if (held && payload.path("text") instanceof ObjectNode text) {
        unguessable(text);
      }
    }
    StoredText left = blanked.get(id);
    if (left != null) {
      payload.set("text", JSON.valueToTree(left.ref()));
    }
  }

  private void candidate(ObjectNode payload) {
    if (!isGone(payload)) {
      return;
    }
    boolean held = payload.remove("subject") != null || !payload.path("tags").isEmpty();
    payload.set("tags", JSON.createArrayNode());
    if (held && payload.path("statement") instanceof ObjectNode statement) {
      unguessable(statement);
    }
  }

  /**
   * Takes the hash of a text whose salt is gone out of the payload, too: nobody can make it again, so nobody can try out what
   * else the payload held against the hash in the row.
   */
  private static void unguessable(ObjectNode text) {
    text.set("hash", JSON.valueToTree(Bytes.zeros(Chain.HASH_BYTES)));
  }

  private boolean isGone(JsonNode about) {
    return candidates.contains(about.path("candidate").asString());
  }

  private void verdict(JsonNode verdict) {
    if (!isGone(verdict)) {
      return;
    }
    if (quotes.test(verdict.path("rule").asString())) {
      ((ObjectNode) verdict).put("rule", "");
    }
    if (verdict.path("admission") instanceof ObjectNode admission) {
      admission.put("subject", "").put("topic_key", "");
    }
  }

  private void emitted(ObjectNode payload) {
    for (String list : Set.of("nodes", "edges")) {
      payload
          .path(list)
          .forEach(each -> each.path("properties").forEach(property -> property(property)));
    }
    keep(payload, "nodes", node -> !nodes.contains(node.path("id").asString()));
    keep(payload, "removed_nodes", node -> !nodes.contains(node.asString()));
    for (String edges : Set.of("edges", "withdrawn", "removed_edges")) {
      keep(
          payload,
          edges,
          edge -> !nodes.contains(edge.path("source").asString())
              && !nodes.contains(edge.path("target").asString()));
    }
    keep(payload, "refused", refusal -> nodes.stream().noneMatch(refusal.toString()::contains));
  }

  /** A short value is JSON in the payload. */
  private void property(JsonNode property) {
    if (property.path("json").isString()) {
      JsonNode value = JSON.readTree(property.path("json").asString());
      if (value.isString() && !without.apply(value.asString()).equals(value.asString())) {
        String left = JSON.writeValueAsString(without.apply(value.asString()));
        ((ObjectNode) property).put("json", left);
      }
    }
  }

  private static void keep(ObjectNode payload, String list, Predicate<JsonNode> stays) {
    if (payload.path(list) instanceof ArrayNode all) {
      ArrayNode left = JSON.createArrayNode();
      all.forEach(each -> {
        if (stays.test(each)) {
          left.add(each);
        }
      });
      payload.set(list, left);
    }
  }

  /** A text of which another is left: its name, hash and length, wherever an event keeps them. */
  private void references(JsonNode node) {
    if (rewritten.isEmpty()) {
      return;
    }
    if (node instanceof ObjectNode ref && ref.has("code_points")) {
      StoredText left = rewritten.get(ref.path("id").asString());
      if (left != null) {
        ref.setAll((ObjectNode) JSON.valueToTree(left.ref()));
      }
      return;
    }
    node.forEach(this::references);
  }

  /** Evidence of an entry that lost words: the same span of what is left of it. */
  private void citations(JsonNode node) {
    if (node instanceof ObjectNode cited
        && cited.has("hash")
        && cited.has("start")
        && cited.has("end")) {
      StoredText left = blanked.get(cited.path("id").asString());
      if (left != null) {
        int start = left.text().offsetByCodePoints(0, cited.path("start").asInt());
        int end = left.text()
            .offsetByCodePoints(
                start, cited.path("end").asInt() - cited.path("start").asInt());
        cited.set("hash", JSON.valueToTree(left.hash(left.text().substring(start, end))));
      }
      return;
    }
    node.forEach(this::citations);
  }
}
