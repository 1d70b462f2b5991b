package dev.cairn.graph.query;

import dev.cairn.graph.Properties;
import dev.cairn.log.Property;
import dev.cairn.log.StoredText;
import dev.cairn.log.TextId;
import dev.cairn.log.TextRef;
import dev.cairn.operation.ReadEdge;
import dev.cairn.operation.ReadGraph;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import tools.jackson.databind.json.JsonMapper;

/** Puts the words of long properties into answers, read from beside the chain in one go. */
public final class Texts {
  private static final JsonMapper JSON = new JsonMapper();
  private static final String ERASED = "(erased)";

  private final Function<Collection<TextId>, Map<TextId, StoredText>> stored;
  private final int shownMax;

  /** Shows at most so many code points of each text. */
  public Texts(Function<Collection<TextId>, Map<TextId, StoredText>> stored, long shownMax) {
    this.stored = stored;
    this.shownMax = (int) shownMax;
  }

  /** The values in force; a long text is still its reference. */
  static Map<String, Object> current(Properties properties) {
    Map<String, Object> values = new TreeMap<>();
    properties.current().forEach((name, said) -> values.put(name, value(said.property())));
    return values;
  }

  /** What everyone says, in the order of its being said. */
  static List<ReadEdge.PropertyValue> all(Properties properties) {
    return properties.all().stream()
        .map(said -> new ReadEdge.PropertyValue(
            said.property().name(), value(said.property()), said.writer(), said.position()))
        .toList();
  }

  private static Object value(Property property) {
    return property
        .json()
        .<Object>map(Texts::parse)
        .orElseGet(() -> property.text().orElseThrow());
  }

  private static Object parse(String json) {
    Object value = JSON.readValue(json, Object.class);
    return value == null ? "null" : value;
  }

  /** The same nodes, with words for references. */
  public List<ReadGraph.Node> nodes(List<ReadGraph.Node> nodes) {
    List<TextRef> refs = new ArrayList<>();
    nodes.forEach(node -> node.writers().forEach(said -> note(refs, said.value())));
    Map<TextId, StoredText> texts = read(refs);
    return nodes.stream()
        .map(node -> {
          Map<String, Object> values = new TreeMap<>(node.properties());
          values.replaceAll((name, value) -> shown(value, texts));
          return new ReadGraph.Node(
              node.id(), node.type(), node.dimension(), values, shown(node.writers(), texts));
        })
        .toList();
  }

  /** The same values, with words for references. */
  public List<ReadEdge.PropertyValue> values(List<ReadEdge.PropertyValue> values) {
    List<TextRef> refs = new ArrayList<>();
    values.forEach(value -> note(refs, value.value()));
    return shown(values, read(refs));
  }

  private List<ReadEdge.PropertyValue> shown(
      List<ReadEdge.PropertyValue> values, Map<TextId, StoredText> texts) {
    return values.stream()
        .map(value -> new ReadEdge.PropertyValue(
            value.name(), shown(value.value(), texts), value.writer(), value.position()))
        .toList();
  }

  private static void note(List<TextRef> refs, Object value) {
    if (value instanceof TextRef ref) {
      refs.add(ref);
    }
  }

  private Map<TextId, StoredText> read(List<TextRef> refs) {
    return refs.isEmpty()
        ? Map.of()
        : stored.apply(refs.stream().map(TextRef::id).toList());
  }

  private Object shown(Object value, Map<TextId, StoredText> texts) {
    if (!(value instanceof TextRef ref)) {
      return value;
    }
    StoredText text = texts.get(ref.id());
    Object whole = text == null || !ref.fits(text) ? ERASED : parse(text.text());
    return whole instanceof String words && words.codePointCount(0, words.length()) > shownMax
        ? words.substring(0, words.offsetByCodePoints(0, shownMax)) + "…"
        : whole;
  }
}
