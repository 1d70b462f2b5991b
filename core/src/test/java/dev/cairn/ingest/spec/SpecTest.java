package dev.cairn.ingest.spec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cairn.fault.CairnException;
import dev.cairn.fault.Code;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A spec")
class SpecTest {
  private static final String HEAD = "name: s\nkind: k\n";
  private static final String NODE = "- create_node: {id: a}\n";
  private static final String STEPS = "steps:\n" + NODE;

  private static String problems(String yaml) {
    try {
      Spec.parse(yaml);
      return "";
    } catch (CairnException e) {
      assertThat(e.code()).isEqualTo(Code.INVALID_ARGUMENT);
      assertThat(e.field()).contains("spec");
      return String.valueOf(e.getMessage());
    }
  }

  @Test
  void knowsItsNameItsKindAndWhatItAsksFor() {
    Spec spec = Spec.parse(HEAD + "description: d\ninput: {required: [a], optional: [b]}\n" + STEPS
        + "enrichments: ['co_occurrence:tagged_with:may_be_related', 'temporal:date:24h:near']\n");
    assertThat(spec.name()).isEqualTo("s");
    assertThat(spec.kind()).isEqualTo("k");
    assertThat(spec.description()).contains("d");
    assertThat(spec.required()).containsExactly("a");
    assertThat(spec.optional()).containsExactly("b");
    assertThat(spec.enrichments())
        .containsExactly("co_occurrence:tagged_with:may_be_related", "temporal:date:24h:near");
  }

  /** Each row: a spec in which ~ ends a line, and what is said of it. */
  @ParameterizedTest(name = "{0}")
  @CsvSource(delimiter = '!', quoteCharacter = '^', textBlock = """
      7                                          ! line 1, column 1: a spec is an object
      [a]                                        ! line 1, column 1: a spec is an object
      kind: k~steps: [create_node: {id: a}]      ! line 1, column 1: field 'name' is missing
      nam: s~kind: k~steps: []                   ! line 1, column 1: unknown field 'nam'; did you mean 'name'?
      name: S~kind: k                            ! line 1, column 7: name 'S' must be 1 to 64
      name: 'a:b'~kind: k                        ! line 1, column 7: name 'a:b' must be
      name: fragment~kind: k                     ! line 1, column 7: name 'fragment' is taken
      name: schema-flow~kind: k                  ! line 1, column 7: name 'schema-flow' is taken
      name: s~kind: document                     ! line 2, column 7: kind 'document' is taken
      name: [s]~kind: k                          ! line 1, column 7: name must be a single value, not a list
      name: s~name: t~kind: k                    ! line 2, column 1: key 'name' stands here twice
      name: s~kind: k~steps: 7                   ! line 3, column 8: steps must be a list
      name: s~kind: k~steps: []                  ! line 3, column 8: steps is empty
      name: s~kind: k~steps:~- 7                 ! line 4, column 3: a step is one of
      name: s~kind: k~steps:~- create_nod: {}    ! line 4, column 3: unknown step 'create_nod'; did you mean 'create_node'?
      name: s~kind: k~steps:~- create_node: {}   ! line 4, column 16: field of create_node 'id' is missing
      name: s~kind: k~steps:~- create_node: a    ! line 4, column 16: create_node must be an object
      name: s~kind: k~steps:~- create_node: {id: a, typ: b}  ! line 4, column 24: unknown field of create_node 'typ'; did you mean 'type'?
      name: s~kind: k~steps:~- create_node: {id: ''}         ! line 4, column 21: id is empty
      name: s~kind: k~steps:~- create_node: {id: {{ input.a }} } ! a template stands in quotes
      name: s~kind: k~steps:~- create_node: {id: '{{ inptu.a }}'} ! line 4, column 21: unknown variable 'inptu'; did you mean 'input'?
      name: s~kind: k~steps:~- create_node: {id: '{{ input.a'}    ! line 4, column 21: template '{{ input.a': '{{' is not closed
      name: s~kind: k~steps:~- create_node: {id: '{{ }}'}         ! wants a name such as input.title
      name: s~kind: k~steps:~- create_node: {id: '{{ input..a }}'} ! wants a name
      name: s~kind: k~steps:~- create_node: {id: '{{ input.a b }}'} ! cannot read 'b '
      name: s~kind: k~steps:~- create_node: {id: '{{ input.a | lowr }}'} ! unknown filter 'lowr'; did you mean 'lower'?
      name: s~kind: k~steps:~- create_node: {id: '{{ input.a | lower(1) }}'} ! lower takes no argument
      name: s~kind: k~steps:~- create_node: {id: '{{ input.a | default }}'}  ! default needs a value
      name: s~kind: k~steps:~- create_node: {id: '{{ input.a | default(x) }}'} ! not 'x'
      name: s~kind: k~steps:~- create_node: {id: '{{ input.a | default(1 }}'}  ! a ')' is missing
      name: s~kind: k~input: {required: [a]}~steps:~- create_node: {id: '{{ input.ab }}'} ! input has no field 'ab'; did you mean 'a'?
      name: s~kind: k~input: {need: [a]}~steps:~- create_node: {id: a}  ! unknown field of input 'need'
      name: s~kind: k~input: {required: [a], optional: [a]}             ! input field 'a' stands here twice
      name: s~kind: k~steps:~- create_edge: {source: a, target: b}      ! field of create_edge 'relation' is missing
      name: s~kind: k~steps:~- create_edge: {source: a, target: b, relation: r, contribution: x}    ! line 4, column 66: contribution must be a finite number
      name: s~kind: k~steps:~- create_edge: {source: a, target: b, relation: r, contribution: .nan} ! contribution must be a finite number
      name: s~kind: k~steps:~- create_edge: {source: a, target: b, relation: r, contribution: 1e999}! contribution must be a finite number
      name: s~kind: k~steps:~- create_edge: {source: a, target: b, relation: r, contribution: 'x{{ input.n }}'} ! contribution must be a finite number
      name: s~kind: k~steps:~- update_properties: {id: a}               ! 'properties' is missing
      name: s~kind: k~steps:~- update_properties: {id: a, properties: [1]} ! properties must be an object
      name: s~kind: k~steps:~- create_node: {id: a, properties: {b: }}  ! a value is missing
      name: s~kind: k~steps:~- for_each: {in: 'x', as: t, steps: [create_node: {id: a}]} ! in must be one template
      name: s~kind: k~steps:~- for_each: {in: '{{ input.t }}', as: input, steps: [create_node: {id: a}]} ! 'input' has a meaning already
      name: s~kind: k~steps:~- for_each: {in: '{{ input.t }}', as: 1t, steps: [create_node: {id: a}]} ! as must be a word
      name: s~kind: k~steps:~- for_each: {in: '{{ input.t }}', as: t, index: t, steps: [create_node: {id: a}]} ! 't' has a meaning already
      name: s~kind: k~steps:~- for_each: {in: '{{ input.t }}', as: t, steps: []} ! steps is empty
      name: s~kind: k~enrichments: [co_ocurrence:a:b]       ! line 3, column 15: unknown enrichment 'co_ocurrence:a:b'; did you mean 'co_occurrence'?
      name: s~kind: k~enrichments: [co_occurrence:a]        ! does not have the form co_occurrence:{via}:{out}
      name: s~kind: k~enrichments: ['co_occurrence::b']     ! does not have the form
      name: s~kind: k~enrichments: ['temporal:date:7:near'] ! window '7' is no time
      name: s~kind: k~enrichments: ['temporal:date:0d:near'] ! window '0d' is no time
      name: s~kind: k~enrichments: 'x'                      ! enrichments must be a list
      name: &a s~kind: k                                    ! line 1, column 7: anchors are not allowed
      name: s~kind: *a                                      ! aliases are not allowed
      """)
  void saysWhatIsWrongAndWhere(String yaml, String problem) {
    assertThat(problems(yaml.replace('~', '\n'))).contains(problem);
  }

  @Test
  void findsAllProblemsAtOnceInTheOrderOfTheText() {
    String yaml = "name: fragment\nkind: k\nsteps:\n  - create_nod: {id: a}\n  - create_edge: {}\n";
    assertThat(problems(yaml).lines())
        .containsExactly(
            "the spec cannot be used:",
            "line 1, column 7: name 'fragment' is taken; choose another",
            "line 4, column 5: unknown step 'create_nod'; did you mean 'create_node'?",
            "line 5, column 18: field of create_edge 'source' is missing",
            "line 5, column 18: field of create_edge 'target' is missing",
            "line 5, column 18: field of create_edge 'relation' is missing");
  }

  @Test
  void listsAtMostTwentyProblems() {
    assertThat(problems(HEAD + "steps:\n" + "- wrong: {}\n".repeat(30)).lines())
        .hasSize(22)
        .endsWith("and 10 more");
  }

  @Test
  void isBoundedInEveryDirection() {
    assertThat(problems(HEAD + "steps:\n" + NODE.repeat(500))).isEmpty();
    assertThat(problems(HEAD + "steps:\n" + NODE.repeat(501)))
        .contains("has 501 steps; at most 500");
    assertThat(problems(HEAD + STEPS + "# " + "x".repeat(256 * 1024))).contains("at most 256 KiB");
    assertThat(problems("x".repeat(10 * 1024 * 1024))).contains("at most 256 KiB");
    assertThat(problems(loops(4))).isEmpty();
    assertThat(problems(loops(5))).contains("more than 4 loops in each other");
    String ids = IntStream.range(0, 51)
        .mapToObj(i -> "'co_occurrence:a" + i + ":b'")
        .collect(Collectors.joining(","));
    assertThat(problems(HEAD + STEPS + "enrichments: [" + ids + "]")).contains("at most 50");
  }

  private static String loops(int depth) {
    StringBuilder yaml = new StringBuilder(HEAD + "steps:\n");
    for (int i = 0; i < depth; i++) {
      yaml.append("  ".repeat(2 * i)).append("- for_each:\n");
      String inner = "  ".repeat(2 * i + 1);
      yaml.append(inner).append("  in: '{{ input.t }}'\n");
      yaml.append(inner).append("  as: t").append(i).append('\n');
      yaml.append(inner).append("  steps:\n");
    }
    return yaml.append("  ".repeat(2 * depth)).append(NODE).toString();
  }

  @ParameterizedTest
  @ValueSource(strings = {"name: !!str s", "steps: !x []", "input: !!java.util.Date {}"})
  void makesNoObjectsOfTags(String yaml) {
    assertThat(problems(yaml)).contains("tags are not allowed: ");
  }

  @Test
  void aBillionLaughsAreNoJoke() {
    StringBuilder yaml = new StringBuilder("a: &a [lol, lol]\n");
    for (char c = 'b'; c < 'k'; c++) {
      yaml.append(c)
          .append(": &")
          .append(c)
          .append(" [*")
          .append((char) (c - 1))
          .append("]\n");
    }
    assertThat(problems(yaml.toString()))
        .contains("anchors are not allowed")
        .contains("aliases are");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "&a [*a]",
        "a: &a {b: *a}",
        "\t- a",
        "a:\n\tb: 1",
        "a: [1, 2",
        "a: 'x",
        "{a: b",
        "? [a]\n: b",
        "--- a\n--- b",
        "...",
        "",
        "   ",
        "# only",
        "%YAML 9.9\n--- a",
        "%YAML 99999999999.1\n--- a",
        "%TAG ! x\n--- a",
        "a\0b",
        "\u0007",
        "\uFFFE",
        "\uD800",
        "- - - - - - - - - - - - - - - - - - - - - - - - - - x",
        "!!java.net.URL [x]",
        "!<tag:x> y",
        "a: !!binary x",
        "<<: {a: b}",
        "a: |\n  b\n c",
        "@",
        "`",
        "a: b: c",
        "\"\\x\"",
        "\"\\uD800\"",
        ": :",
        "*",
        "&",
        "!",
        "- ? :",
        "\uFEFF\uFEFF7"
      })
  void anythingElseIsRefusedWithAPlace(String yaml) {
    assertThat(problems(yaml)).containsPattern("line \\d+, column \\d+: ");
  }

  @Test
  void deepNestingIsRefusedWithoutReadingOn() {
    assertThat(problems("[".repeat(100_000))).contains("nested deeper than 24");
    assertThat(problems("- ".repeat(100_000))).contains("nested deeper than 24");
    assertThat(problems("{a: ".repeat(50_000))).contains("nested deeper than 24");
  }

  @Test
  void aByteOrderMarkAndWindowsLineEndsAreFine() {
    assertThat(problems("\uFEFF" + (HEAD + STEPS).replace("\n", "\r\n"))).isEmpty();
  }

  @Test
  void anUnprintableCharacterIsShownWithItsPlace() {
    assertThat(problems("name: s\nkind: \0k\n")).contains("line 2, column 7").contains("\\u0000");
  }

  @Test
  void refusalsNameTheFieldOfTheRequest() {
    assertThatThrownBy(() -> Spec.parse("7"))
        .isInstanceOfSatisfying(CairnException.class, e -> assertThat(e.field()).contains("spec"));
    assertThat(List.of(problems("7"))).isNotEmpty();
  }
}
