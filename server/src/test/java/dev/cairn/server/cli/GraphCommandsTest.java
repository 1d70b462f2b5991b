package dev.cairn.server.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("Commands of the evidence graph")
class GraphCommandsTest {
  private static final String COVERAGE = """
      {"adapter": "coverage", "nodes": [{"id": "a", "type": "test"}, {"id": "b"}, {"id": "c"}], "edges": [
        {"source": "a", "target": "b", "relation": "covers", "contribution": 2},
        {"source": "a", "target": "c", "relation": "covers", "contribution": 18},
        {"source": "a", "target": "nobody", "relation": "covers", "contribution": 1}]}
      """;
  private static final String REVIEW = """
      {"adapter": "review", "edges": [
        {"source": "a", "target": "b", "relation": "covers", "contribution": -0.8},
        {"source": "b", "target": "c", "relation": "similar_to", "contribution": 0.5}]}
      """;

  @TempDir
  private Path data;

  private Ran first;

  private Ran cairn(String... words) {
    return Ran.cairn(data, words);
  }

  @BeforeEach
  void fill() {
    first = cairn("ingest", "emission", COVERAGE);
    assertThat(cairn("ingest", "emission", REVIEW).exit()).isZero();
  }

  @Test
  void sayWhatWasTakenAndWhatWasNot() {
    assertThat(first.out())
        .startsWith("accepted 3 nodes and 2 edges\nleft out 1:\n  edges[2] ")
        .contains(
            "there is no node 'nobody'", "edges_added                 2 by coverage: a ─covers→ b");
    assertThat(cairn("ingest", "emission", REVIEW).out()).endsWith("nothing changed\n");
  }

  @Test
  void takeDataFromTheLineAFileOrStandardInput() throws Exception {
    Path file = Files.writeString(data.resolve("coverage.json"), COVERAGE);
    assertThat(cairn("ingest", "emission", file.toString(), "--context", "f", "--json")
            .json())
        .isEqualTo(
            cairn("ingest", "emission", COVERAGE, "--context", "l", "--json").json());
    byte[] input = COVERAGE.getBytes(StandardCharsets.UTF_8);
    Ran piped = Ran.cairn(input, data, "ingest", "emission", "-", "--context", "p");
    assertThat(piped.out()).isEqualTo(first.out());
    Ran missing = cairn("ingest", "emission", "missing.json", "--json");
    assertThat(missing.code()).isEqualTo("not_found");
    assertThat(cairn("ingest", "emission", "{bad").err()).contains("data is no JSON");
    assertThat(cairn("ingest", "emision", "{}").err()).contains("known: document, emission");
  }

  @Test
  void takeADocumentAsItIs() throws Exception {
    String text = "# Top\n\nWords.\n\n## Below\n\nMore words.\n";
    Path file = Files.writeString(data.resolve("notes.md"), text);
    assertThat(cairn("ingest", "document", file.toString(), "--uri", "notes.md").out())
        .contains("3 nodes", "doc:notes.md#below");
    byte[] input = text.getBytes(StandardCharsets.UTF_8);
    assertThat(Ran.cairn(input, data, "ingest", "document", "-", "--uri", "notes.md")
            .out())
        .endsWith("nothing changed\n");
    Ran nameless = Ran.cairn(input, data, "ingest", "document", "-");
    assertThat(nameless.exit()).isEqualTo(2);
    assertThat(nameless.err()).contains("--uri");
  }

  @Test
  void showEdgesByWeightAndWhoSaysSo() {
    assertThat(cairn("graph").out()).isEqualTo("""
        1.0000 ████████  a ─covers→ c         coverage 18
        1.0000 ████████  b ─discovery_gap→ c  discovery_gap:similar_to:discovery_gap 0.5
        1.0000 ████████  b ─similar_to→ c     review 0.5
        1.0000 ████████  c ─discovery_gap→ b  discovery_gap:similar_to:discovery_gap 0.5
        0.1211 █░░░░░░░  a ─covers→ b         coverage 2, review -0.8
        """);
    assertThat(cairn("graph", "a", "--limit", "1").out()).contains("1 of 2 edges");
    assertThat(cairn("graph", "--min-corroboration", "2", "--contributors", "review,coverage")
            .out())
        .contains("a ─covers→ b")
        .doesNotContain("similar_to");
    assertThat(cairn("graph", "--relation", "none").out()).isEqualTo("no edges\n");
    assertThat(cairn("graph", "--nodes").out()).startsWith("a  test\n");
    assertThat(cairn("graph", "--why", "--limit", "1").out()).contains("(sum of)");
  }

  @Test
  void explainOneEdge() {
    assertThat(cairn("edge", "a", "b").out())
        .startsWith("a ─covers→ b  weighs 0.1211, 2 sources\n")
        .contains("  coverage     2  is 0.1111 on its scale 0 to 18 (anchored_range), since ")
        .contains("  review    -0.8  is 0.0100 on its scale -0.8 to 0.5 (anchored_range)")
        .contains("'coverage' says 2.0", "what happened, the last first");
    assertThat(cairn("edge", "b", "a", "--relation", "none").out())
        .isEqualTo("no edge between the two\n");
  }

  @Test
  void showAWayInBothDirections() {
    cairn(
        "ingest",
        "emission",
        "{\"adapter\": \"x\", \"nodes\": [{\"id\": \"d\"}], \"edges\": ["
            + "{\"source\": \"d\", \"target\": \"b\", \"relation\": \"uses\", \"contribution\": 1}]}");
    assertThat(cairn("path", "a", "d").out()).startsWith("a ─covers→ b ←uses─ d\n2 hops, ");
    assertThat(cairn("path", "a", "d", "--max-hops", "1").out()).isEqualTo("no path\n");
  }

  @Test
  void compareAndTakeBack() {
    assertThat(cairn("adapters").out())
        .contains("coverage", "2 edges  from 2 to 18 (anchored_range), last at ", ", kept up\n");
    assertThat(cairn("compare-adapters", "coverage", "review").out()).isEqualTo("""
        both      1 edge
          a ─covers→ b  a 2, b -0.8
        only a    1 edge
          a ─covers→ c
        only b    1 edge
          b ─similar_to→ c
        """);
    Ran dry = cairn("retract", "review", "--dry-run");
    assertThat(dry.out()).isEqualTo("""
        would take back review from 2 edges
          1 of them would go: nobody else speaks for it
          2 derived edges would go with it
        """);
    assertThat(cairn("retract", "review").out()).startsWith("took back review from 2 edges\n");
    assertThat(cairn("retract", "review").out())
        .isEqualTo("'review' speaks for no edge; `cairn adapters` lists who does\n");
    assertThat(cairn("changes", "--types", "edges_removed").out())
        .contains("1 by review (retraction): b ─similar_to→ c")
        .doesNotContain("added");
    long last = cairn("changes", "--json").json().at("/cursor").asLong();
    assertThat(cairn("changes", Long.toString(last)).out()).isEqualTo("nothing happened since\n");
  }

  @Test
  void switchEnrichmentsOnAndOff() {
    assertThat(cairn("enrich", "co_occurrence:covers:near").out())
        .startsWith("started co_occurrence:covers:near\n")
        .contains("b ─near→ c");
    assertThat(cairn("enrich", "co_occurrence:covers:near", "--stop").out())
        .startsWith("stopped co_occurrence:covers:near\n")
        .contains("edges_removed");
    assertThat(cairn("enrich", "co_ocurrence:covers:near").err())
        .contains("ids look like co_occurrence:");
  }

  @Test
  void useASpecAndSayWhereOneIsWrong() throws Exception {
    Path spec = Files.writeString(data.resolve("people.yaml"), """
        name: people
        kind: person
        input: {required: [name]}
        steps:
          - create_node:
              id: "person:{{ input.name | slug }}"
        """);
    assertThat(cairn("load-spec", spec.toString()).out())
        .isEqualTo("loaded people, which takes input of kind person\n");
    assertThat(cairn("ingest", "person", "{\"name\": \"Ada Lovelace\"}").out())
        .contains("person:ada-lovelace");
    assertThat(cairn("unload-spec", "people").out()).startsWith("unloaded people;");
    byte[] wrong = "name: people\nkind: person\nstepz: []\n".getBytes(StandardCharsets.UTF_8);
    Ran refused = Ran.cairn(wrong, data, "load-spec", "-");
    assertThat(refused.exit()).isEqualTo(2);
    assertThat(refused.err()).contains("line 3, column 1: unknown field 'stepz'");
    assertThat(cairn("load-spec", "missing.yaml").err()).contains("there is no file");
  }

  @Test
  void giveTheSameAnswerAsCall() {
    assertThat(cairn("graph", "a", "--depth", "2", "--json").json())
        .isEqualTo(cairn("call", "graph", "{\"from\": \"a\", \"depth\": 2}").json());
    assertThat(cairn("changes", "--json").json())
        .isEqualTo(cairn("call", "changes", "{\"cursor\": 0}").json());
    assertThat(cairn("graph", "nobody", "--json").code()).isEqualTo("not_found");
    assertThat(cairn("edge", "a", "--json").field()).isEqualTo("target");
  }

  @Test
  void showNamesWithoutTheirControlCharacters() {
    cairn(
        "ingest",
        "emission",
        "{\"adapter\": \"x\", \"nodes\": [{\"id\": \"z\", \"properties\":"
            + " {\"p\": \"\\u001b[2J\"}}], \"edges\": [{\"source\": \"z\", \"target\": \"a\","
            + " \"relation\": \"r\", \"contribution\": 1}]}");
    assertThat(cairn("graph", "z", "--nodes").out()).contains("␛[2J").doesNotContain("\u001b");
  }
}
