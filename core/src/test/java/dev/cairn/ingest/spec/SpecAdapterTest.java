package dev.cairn.ingest.spec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cairn.fault.CairnException;
import dev.cairn.fault.Code;
import dev.cairn.ingest.Adapter;
import dev.cairn.ingest.AdapterContract;
import dev.cairn.ingest.Emission;
import dev.cairn.ingest.JsonData;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("An adapter made from a spec")
class SpecAdapterTest extends AdapterContract {
  private static final String HEAD = "name: s\nkind: k\nsteps:\n";
  private static final String TAGS = HEAD + """
        - create_node: {id: "n:{{ input.name }}", type: thing, properties: {n: "{{ input.n }}"}}
        - for_each:
            in: "{{ input.tags }}"
            as: tag
            steps:
              - create_edge: {source: "n:{{ input.name }}", target: "t:{{ tag }}", relation: has}
        """;

  @Override
  protected Adapter adapter() {
    return new SpecAdapter(Spec.parse(TAGS));
  }

  @Override
  protected List<Map<String, Object>> inputs() {
    return List.of(
        JsonData.of("{'name': 'a', 'n': 1, 'tags': ['x', 'y']}"),
        JsonData.of("{'name': 'a', 'tags': ['', null, {}, 7, 'ok']}"));
  }

  private static Emission run(String steps, String json) {
    return new SpecAdapter(Spec.parse(HEAD + steps)).emit(JsonData.of(json));
  }

  /** One node whose property p is the template. */
  private static Object property(String template, String json) {
    Emission emission = run("- create_node: {id: a, properties: {p: " + template + "}}\n", json);
    assertThat(emission.rejected()).isEmpty();
    return emission.nodes().get(0).properties().get("p");
  }

  @Test
  void anItemThatCannotBeMadeNamesItsStepAndItsTemplate() {
    Emission emission = adapter().emit(inputs().get(1));
    assertThat(emission.edges()).extracting(Emission.Edge::target).contains("t:7", "t:ok");
    assertThat(emission.rejected())
        .containsExactly(
            new Emission.Rejected(
                "steps[0].create_node", "properties n '{{ input.n }}': input.n is missing"),
            new Emission.Rejected("steps[1].for_each[1]", "tag is null; leave it out"),
            new Emission.Rejected(
                "steps[1].for_each[2].steps[0].create_edge",
                "target 't:{{ tag }}': text needs a single value, not an object"));
  }

  @ParameterizedTest(name = "{0} of {1} is {2}")
  @CsvSource(delimiter = '|', quoteCharacter = '^', textBlock = """
      '{{ input.x }}'                     | {'x': 'A'}        | A
      '<{{ input.x }}>'                   | {'x': 1.5}        | <1.5>
      '{{input.x}}{{ input.x }}'          | {'x': 7}          | 77
      '{{ input.x.y.z }}'                 | {'x': {'y': {'z': 1}}} | 1
      '{{ input.x ~ lower }}'             | {'x': 'ÀB'}       | àb
      '{{ input.x ~ trim ~ lower }}'      | {'x': ' A '}      | a
      '{{ input.x ~ slug }}'              | {'x': ' Crème Brûlée, twice! '} | crème-brûlée-twice
      '{{ input.x ~ hash }}'              | {'x': 'abc'}      | ba7816bf8f01cfea
      '{{ input.x ~ sha256 }}'            | {'x': 'abc'}      | ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad
      '{{ input.x ~ default(3) }}'        | {}                | 3
      '{{ input.x ~ default(-1.5) }}'     | {}                | -1.5
      '{{ input.x ~ default(true) }}'     | {'x': null}       | true
      '{{ input.x.y ~ default("n o") }}'  | {}                | n o
      '{{ input.x ~ lower ~ default("N") ~ lower }}' | {}     | n
      '{{ input.x ~ default(3) }}'        | {'x': 0}          | 0
      'no template } here {'              | {}                | no template } here {
      12                                  | {}                | 12
      '12'                                | {}                | 12
      """)
  void templatesAreFilled(String template, String json, String expected) {
    // In a table whose columns end at '|', the filters' own sign is written '~'.
    assertThat(property(template.replace('~', '|'), json)).hasToString(expected);
  }

  @Test
  void aTemplateThatIsTheWholeValueKeepsItsType() {
    String json = "{'n': 3, 'd': 0.5, 'b': true, 'l': [1, {'a': 'b'}], 'o': {'a': 1}}";
    assertThat(property("'{{ input.n }}'", json)).isEqualTo(3L);
    assertThat(property("' {{ input.n }}'", json)).isEqualTo(" 3");
    assertThat(property("'{{ input.d }}'", json)).isEqualTo(0.5);
    assertThat(property("'{{ input.b }}'", json)).isEqualTo(true);
    assertThat(property("'{{ input.l }}'", json)).isEqualTo(List.of(1L, Map.of("a", "b")));
    assertThat(property("'{{ input.o }}'", json)).isEqualTo(Map.of("a", 1L));
    assertThat(property("[1, '{{ input.n }}', {x: '{{ input.b }}'}]", json))
        .isEqualTo(List.of(1L, 3L, Map.of("x", true)));
    assertThat(property("'{{ input.none | default([]) }}'", json)).isEqualTo(List.of());
  }

  @Test
  void constantsInAValueHaveTheTypesOfJson() {
    assertThat(property("7", "{}")).isEqualTo(7L);
    assertThat(property("'7'", "{}")).isEqualTo("7");
    assertThat(property("0.5", "{}")).isEqualTo(0.5);
    assertThat(property("true", "{}")).isEqualTo(true);
    assertThat(property("yes", "{}")).isEqualTo("yes");
    assertThat(property("0x10", "{}")).isEqualTo("0x10");
  }

  @ParameterizedTest(name = "{0} over {1}")
  @CsvSource(delimiter = '|', quoteCharacter = '^', textBlock = """
      create_node: {id: '{{ input.a }}'}       | {}              | id '{{ input.a }}': input.a is missing
      create_node: {id: '{{ input.a }}'}       | {'a': null}     | input.a is missing
      create_node: {id: '{{ input.a }}'}       | {'a': [1]}      | text needs a single value, not a list
      create_node: {id: '{{ input.a }}'}       | {'a': ' x'}     | id begins or ends with white space
      create_node: {id: '{{ input.a.b }}'}     | {'a': 'x'}      | input.a is no object but 'x'
      create_node: {id: '{{ input.a ~ lower }}'} | {'a': {}}     | lower needs a single value, not an object
      create_node: {id: '{{ input.a ~ slug }}'}  | {'a': '!!'}   | slug finds no letter or digit in '!!'
      create_edge: {source: a, target: b, relation: r, contribution: '{{ input.a }}'} | {'a': '1'} | contribution '{{ input.a }}': must give a number, not '1'
      create_edge: {source: a, target: b, relation: r, contribution: '{{ input.a }}'} | {'a': 1e999} | contribution must be finite
      update_properties: {id: a, properties: {p: ['{{ input.a }}']}} | {} | properties p '{{ input.a }}': input.a is missing
      for_each: {in: '{{ input.a }}', as: x, steps: [create_node: {id: n}]} | {} | in '{{ input.a }}': input.a is missing
      for_each: {in: '{{ input.a }}', as: x, steps: [create_node: {id: n}]} | {'a': 'x'} | must be a list, not 'x'
      """)
  void badInputRejectsTheItemAndTheRestGoesOn(String step, String json, String reason) {
    Emission emission = run("- " + step.replace('~', '|') + "\n- create_node: {id: rest}\n", json);
    assertThat(emission.rejected()).singleElement().satisfies(rejected -> {
      assertThat(rejected.item()).startsWith("steps[0]." + step.substring(0, step.indexOf(':')));
      assertThat(rejected.reason()).contains(reason);
    });
    assertThat(emission.nodes()).extracting(Emission.Node::id).containsExactly("rest");
  }

  @Test
  void loopsKnowTheirItemsAndPlaces() {
    Emission emission =
        run("""
        - for_each:
            in: "{{ input.rows }}"
            as: row
            index: r
            steps:
              - for_each:
                  in: "{{ row.cells }}"
                  as: cell
                  index: c
                  steps: [create_node: {id: "{{ row.name }}:{{ r }}:{{ c }}:{{ cell }}"}]
        """, "{'rows': [{'name': 'a', 'cells': ['x', 'y']}, {'name': 'b', 'cells': ['z']}]}");
    assertThat(emission.nodes())
        .extracting(Emission.Node::id)
        .containsExactly("a:0:0:x", "a:0:1:y", "b:1:0:z");
    assertThat(emission.nodes().get(2).item())
        .isEqualTo("steps[0].for_each[1].steps[0].for_each[0].steps[0].create_node");
  }

  @Test
  void aMissingRequiredFieldRefusesTheWholeInput() {
    Spec spec =
        Spec.parse("name: s\nkind: k\ninput: {required: [a]}\nsteps:\n- create_node: {id: x}\n");
    assertThatThrownBy(() -> new SpecAdapter(spec).emit(Map.of("b", 1)))
        .isInstanceOfSatisfying(CairnException.class, e -> {
          assertThat(e.code()).isEqualTo(Code.INVALID_ARGUMENT);
          assertThat(e.field()).contains("data.a");
        });
  }

  @Test
  void aRunIsBoundedInItemsTurnsAndCharacters() {
    String items = "- for_each: {in: '{{ input.l }}', as: x, steps: [create_node: {id: a}]}\n";
    assertTooLarge(items, list("x", Budget.ITEMS_MAX + 1), "10000 items");
    // The inner list is empty: nothing is ever said, and still it must end.
    String turns = """
        - for_each: {in: '{{ input.l }}', as: a, steps: [for_each: {in: '{{ input.l }}', as: b, \
        steps: [for_each: {in: '{{ input.e }}', as: c, steps: [create_node: {id: x}]}]}]}
        """;
    assertTooLarge(turns, list("x", 10_000), "100000 turns");
    String characters =
        "- for_each: {in: '{{ input.l }}', as: x, steps: [create_node: {id: a, properties: {p: '{{ x }}'}}]}\n";
    assertTooLarge(characters, list("x".repeat(60_000), 500), "16 million characters");
  }

  @Test
  void aTemplateCannotSwellWithoutEnd() {
    Emission emission = new SpecAdapter(Spec.parse(HEAD + "- create_node: {id: a, properties: {p: '"
            + "{{ input.t }}".repeat(5_000) + "'}}\n"))
        .emit(Map.of("t", "x".repeat(60_000)));
    assertThat(emission.rejected()).singleElement().satisfies(rejected -> {
      assertThat(rejected.reason()).contains("more than 128 thousand characters");
      assertThat(rejected.reason().length()).isLessThan(300);
    });
  }

  private static Map<String, Object> list(Object each, int times) {
    return Map.of("l", Collections.nCopies(times, each), "e", List.of());
  }

  private static void assertTooLarge(String steps, Map<String, Object> input, String message) {
    assertThatThrownBy(() -> new SpecAdapter(Spec.parse(HEAD + steps)).emit(input))
        .isInstanceOfSatisfying(CairnException.class, e -> {
          assertThat(e.code()).isEqualTo(Code.TOO_LARGE);
          assertThat(e).hasMessageContaining(message);
        });
  }
}
