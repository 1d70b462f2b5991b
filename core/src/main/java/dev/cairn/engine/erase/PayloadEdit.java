package dev.cairn.engine.erase;

import dev.cairn.log.Bytes;
import dev.cairn.log.Chain;
import dev.cairn.log.EntryId;
import dev.cairn.log.EventCodec;
import dev.cairn.log.StoredEvent;
import dev.cairn.log.StoredText;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
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

  /**
   * @param quotes whether a string holds words that go
   * @param nodes of the graph that are called by words that go
   * @param blanked what is left of entries, under new names and salts
   */
  PayloadEdit(
      Going going, Predicate<String> quotes, Set<String> nodes, Map<EntryId, StoredText> blanked) {
    this.quotes = quotes;
    this.nodes = nodes;
    going.entries().forEach(id -> entries.add(id.value()));
    going.candidates().forEach(id -> candidates.add(id.value()));
    blanked.forEach((id, left) -> this.blanked.put(id.value(), left));
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
