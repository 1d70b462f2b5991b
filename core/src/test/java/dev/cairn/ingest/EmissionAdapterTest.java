package dev.cairn.ingest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cairn.fault.CairnException;
import dev.cairn.fault.Code;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("The emission adapter")
class EmissionAdapterTest extends AdapterContract {
  private static final String WHOLE = """
      {"adapter": "coverage",
       "nodes": [{"id": "a", "type": "file", "dimension": "structure", "properties": {"lines": 3}},
                 {"id": "b"}],
       "edges": [{"source": "a", "target": "b", "relation": "imports", "contribution": 2.5}],
       "property_updates": [{"id": "c", "properties": {"seen": true}}],
       "remove_nodes": ["d"],
       "remove_edges": [{"source": "a", "target": "d", "relation": "imports"}]}
      """;

  @Override
  protected Adapter adapter() {
    return new EmissionAdapter();
  }

  @Override
  protected List<Map<String, Object>> inputs() {
    return List.of(
        JsonData.of(WHOLE),
        JsonData.of("{'adapter': 'x', 'nodes': [{'id': 'a'}, {'id': ''}, 7], 'edges': [{}]}"));
  }

  @Override
  protected String owner(Map<String, Object> input) {
    return String.valueOf(input.get("adapter"));
  }

  private static Emission emit(String json) {
    return new EmissionAdapter().emit(JsonData.of(json));
  }

  @Test
  void readsEveryPart() {
    Emission emission = emit(WHOLE);
    assertThat(emission.rejected()).isEmpty();
    assertThat(emission.nodes()).extracting(Emission.Node::id).containsExactly("a", "b");
    assertThat(emission.nodes().get(0).type()).contains("file");
    assertThat(emission.nodes().get(0).dimension()).contains("structure");
    assertThat(emission.nodes().get(0).properties()).containsOnly(Map.entry("lines", 3L));
    assertThat(emission.edges()).singleElement().satisfies(edge -> {
      assertThat(edge.item()).isEqualTo("edges[0]");
      assertThat(edge.contribution()).isEqualTo(2.5);
    });
    assertThat(emission.updates()).extracting(Emission.Update::id).containsExactly("c");
    assertThat(emission.removeNodes()).containsExactly("d");
    assertThat(emission.removeEdges()).extracting(Emission.EdgeName::target).containsExactly("d");
    assertThat(emission.root()).isEmpty();
  }

  @Test
  void anEmptyEmissionIsFine() {
    Emission emission = emit("{'adapter': 'x'}");
    assertThat(emission.nodes()).isEmpty();
    assertThat(emission.rejected()).isEmpty();
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
      {}                                       | data.adapter | is missing
      {'adapter': ''}                          | data.adapter | is empty
      {'adapter': '  '}                        | data.adapter | white space
      {'adapter': 'a\\u0007'}                  | data.adapter | control character
      {'adapter': 7}                           | data.adapter | must be a string, not 7
      {'adapter': 'a', 'nodes': {}}            | data.nodes   | must be a list, not an object
      {'adapter': 'a', 'edges': 'b'}           | data.edges   | must be a list, not 'b'
      {'adapter': 'a', 'node': []}             | data.node    | did you mean 'nodes'?
      {'adapter': 'a', 'remove_edge': []}      | data.remove_edge | did you mean 'remove_edges'?
      """)
  void refusesWhatIsUnusableAsAWhole(String json, String field, String message) {
    assertThatThrownBy(() -> emit(json)).isInstanceOfSatisfying(CairnException.class, e -> {
      assertThat(e.code()).isEqualTo(Code.INVALID_ARGUMENT);
      assertThat(e.field()).contains(field);
      assertThat(e).hasMessageContaining(message);
    });
  }

  @ParameterizedTest(name = "{0} {1}")
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
      nodes | 7                                    | must be an object, not 7
      nodes | null                                 | must be an object, not null
      nodes | {}                                   | id is missing
      nodes | {'id': ''}                           | id is empty
      nodes | {'id': ' a'}                         | white space; remove it: ' a'
      nodes | {'id': 'a\\u00a0'}                   | white space
      nodes | {'id': 'a\\u0000'}                   | control character or a lone surrogate; remove it: 'a\\u0000'
      nodes | {'id': '\\ud800x'}                   | lone surrogate
      nodes | {'id': 5}                            | id must be a string, not 5
      nodes | {'id': 'a', 'typ': 'x'}              | unknown field 'typ'; did you mean 'type'?
      nodes | {'id': 'a', 'type': ['x']}           | type must be a string, not a list
      nodes | {'id': 'a', 'properties': [1]}       | properties must be an object, not a list
      nodes | {'id': 'a', 'properties': {'p': null}}    | property 'p' is or holds null
      nodes | {'id': 'a', 'properties': {'': 1}}        | name of a property is empty
      nodes | {'id': 'a', 'properties': {'p': '\\udc00'}} | lone surrogate
      nodes | {'id': 'a', 'properties': {'p': 1e999999999}} | numbers must be finite
      edges | {'source': 'a', 'target': 'b', 'relation': 'r'}                       | contribution is missing
      edges | {'source': 'a', 'target': 'b', 'relation': 'r', 'contribution': '1'}  | must be a number, not '1'
      edges | {'source': 'a', 'target': 'b', 'relation': 'r', 'contribution': 1e999}| must be finite
      edges | {'source': 'a', 'target': 'b', 'contribution': 1}                     | relation is missing
      edges | {'source': 'a', 'target': 'b', 'relation': 'r', 'weight': 1}          | unknown field 'weight'
      property_updates | {'properties': {}}        | id is missing
      remove_nodes     | {'id': 'a'}               | must be a string, not an object
      remove_edges     | {'source': 'a', 'target': 'b'} | relation is missing
      """)
  void rejectsAnItemByItselfAndGoesOn(String list, String item, String reason) {
    String good = list.equals("remove_nodes") ? "'ok'" : "{'id': 'ok', 'properties': {}}";
    Map<String, Object> data =
        new HashMap<>(JsonData.of("{'adapter': 'a', '" + list + "': [" + item + "]}"));
    data.putIfAbsent("nodes", List.of(JsonData.of("{'id': 'ok'}")));
    if (list.equals("nodes")) {
      List<Object> both = new ArrayList<>((List<?>) data.get("nodes"));
      both.add(JsonData.of(good));
      data.put("nodes", both);
    }
    Emission emission = new EmissionAdapter().emit(data);
    assertThat(emission.rejected()).singleElement().satisfies(rejected -> {
      assertThat(rejected.item()).isEqualTo(list + "[0]");
      assertThat(rejected.reason()).contains(reason);
    });
    assertThat(emission.nodes()).extracting(Emission.Node::id).containsExactly("ok");
  }

  @Test
  void rejectsNumbersThatOnlyJavaCanWrite() {
    for (double wrong : new double[] {Double.NaN, Double.POSITIVE_INFINITY}) {
      Map<String, Object> edge =
          Map.of("source", "a", "target", "b", "relation", "r", "contribution", wrong);
      Map<String, Object> node = Map.of("id", "a", "properties", Map.of("p", List.of(wrong)));
      Emission emission = new EmissionAdapter()
          .emit(Map.of("adapter", "x", "edges", List.of(edge), "nodes", List.of(node)));
      assertThat(emission.rejected())
          .extracting(Emission.Rejected::item)
          .containsExactly("nodes[0]", "edges[0]");
    }
  }

  @Test
  void idsHaveAtMost512CodePoints() {
    String fits = "𠮷".repeat(Key.CODE_POINTS_MAX);
    Emission emission = new EmissionAdapter()
        .emit(
            Map.of("adapter", "x", "nodes", List.of(Map.of("id", fits), Map.of("id", fits + "x"))));
    assertThat(emission.nodes()).extracting(Emission.Node::id).containsExactly(fits);
    assertThat(emission.rejected())
        .singleElement()
        .satisfies(rejected ->
            assertThat(rejected.reason()).contains("longer than 512").hasSizeLessThan(250));
  }

  @Test
  void propertiesAreBoundedInDepthAndSize() {
    assertThat(reasonFor(nested(Values.DEPTH_MAX))).isEmpty();
    assertThat(reasonFor(nested(Values.DEPTH_MAX + 1)))
        .contains("property 'p' is nested deeper than 8");
    assertThat(reasonFor("x".repeat(Values.SIZE_MAX))).isEmpty();
    assertThat(reasonFor("x".repeat(Values.SIZE_MAX + 1))).contains("property 'p' is over 64 KiB");
    assertThat(reasonFor("é".repeat(Values.SIZE_MAX / 2 + 1)))
        .contains("property 'p' is over 64 KiB");
    assertThat(reasonFor(nested(100_000))).isNotEmpty();
    assertThat(reasonFor(new BigDecimal("1e999999999")))
        .singleElement()
        .asString()
        .contains("out of all proportion");
  }

  @Test
  void numbersHaveOneForm() {
    Map<String, Object> numbers =
        Map.of("int", 7, "long", 7L, "float", 0.5f, "decimal", new BigDecimal("0.1"));
    Emission emission = new EmissionAdapter()
        .emit(Map.of("adapter", "x", "nodes", List.of(Map.of("id", "a", "properties", numbers))));
    assertThat(emission.nodes().get(0).properties())
        .containsEntry("int", 7L)
        .containsEntry("long", 7L)
        .containsEntry("float", 0.5)
        .containsEntry("decimal", new BigDecimal("0.1"));
  }

  private static Object nested(int depth) {
    Object value = "x";
    for (int i = 0; i < depth; i++) {
      value = List.of(value);
    }
    return value;
  }

  private static List<String> reasonFor(Object property) {
    Map<String, Object> node = Map.of("id", "a", "properties", Map.of("p", property));
    return new EmissionAdapter()
        .emit(Map.of("adapter", "x", "nodes", List.of(node))).rejected().stream()
            .map(Emission.Rejected::reason)
            .toList();
  }
}
