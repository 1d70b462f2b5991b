package dev.cairn.ingest.spec;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.fault.CairnException;
import dev.cairn.fault.Code;
import dev.cairn.ingest.Emission;
import java.util.List;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Label;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;

/** Any text is a spec or is refused as the caller's mistake; nothing else ever comes out. */
@Label("Any text as a spec")
class SpecLawsTest {
  private static final String GOOD = """
      name: s
      kind: k
      input: {required: [a], optional: [l]}
      steps:
        - create_node: {id: "n:{{ input.a | lower }}", properties: {p: [1, "{{ input.a }}"]}}
        - for_each:
            in: "{{ input.l | default([]) }}"
            as: x
            steps:
              - create_edge: {source: a, target: "{{ x.y }}", relation: r, contribution: 2}
      enrichments: ["temporal:date:7d:near"]
      """;

  @Provide
  Arbitrary<String> yaml() {
    return Arbitraries.of(
            "name: s\n",
            "kind: k\n",
            "steps:\n",
            "- ",
            "  ",
            "create_node:",
            "create_edge: ",
            "for_each: ",
            "{",
            "}",
            "[",
            "]",
            "{{ input.a }}",
            "\"",
            "'",
            ": ",
            "\n",
            ",",
            "&a ",
            "*a",
            "!!x ",
            "|",
            ">",
            "#",
            "%",
            "---\n",
            "...\n",
            "\t",
            "?",
            "id: a\n",
            "~",
            "7",
            "\0",
            "\uFEFF",
            "\u0085",
            "\u2028",
            "𠮷",
            "\\",
            "<<: ",
            "@",
            "`",
            "-",
            "\r",
            "%YAML 1.3\n")
        .list()
        .ofMaxSize(40)
        .map(parts -> String.join("", parts));
  }

  /** A sound spec with a piece replaced: nearer to what people get wrong. */
  @Provide
  Arbitrary<String> almost() {
    return Arbitraries.integers()
        .between(0, GOOD.length())
        .flatMap(from -> Arbitraries.integers()
            .between(from, Math.min(GOOD.length(), from + 12))
            .flatMap(
                to -> yaml().map(piece -> GOOD.substring(0, from) + piece + GOOD.substring(to))));
  }

  @Property(tries = 500)
  void isRefusedOrRead(@ForAll("yaml") String text) {
    assertRefusedOrRun(text);
  }

  @Property(tries = 500)
  void isRefusedOrReadIfAlmostSound(@ForAll("almost") String text) {
    assertRefusedOrRun(text);
  }

  @Property
  void isRefusedOrReadWhateverItsCharacters(@ForAll String text) {
    assertRefusedOrRun(text);
  }

  @Property(tries = 300)
  void anyInputIsRejectedItemByItem(
      @ForAll String a, @ForAll List<Map.Entry<String, Integer>> entries) {
    List<Map<String, Object>> rows = entries.stream()
        .map(entry -> Map.<String, Object>of("y", entry.getKey()))
        .toList();
    Emission emission = new SpecAdapter(Spec.parse(GOOD)).emit(Map.of("a", a, "l", rows));
    int items =
        emission.nodes().size() + emission.edges().size() + emission.rejected().size();
    assertThat(items).isEqualTo(1 + rows.size());
  }

  @Property(tries = 20_000)
  @Tag("slow")
  void isRefusedOrReadAlsoAfterLongTrying(
      @ForAll("yaml") String text, @ForAll("almost") String almost) {
    assertRefusedOrRun(text);
    assertRefusedOrRun(almost);
  }

  private static void assertRefusedOrRun(String text) {
    try {
      Spec spec = Spec.parse(text);
      assertThat(new SpecAdapter(spec).emit(Map.of("a", "b")).adapter()).isEqualTo(spec.name());
    } catch (CairnException refused) {
      assertThat(refused.code()).isEqualTo(Code.INVALID_ARGUMENT);
      assertThat(refused.field()).isPresent();
    }
  }
}
