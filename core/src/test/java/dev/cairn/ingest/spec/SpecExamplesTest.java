package dev.cairn.ingest.spec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cairn.ingest.Adapter;
import dev.cairn.ingest.AdapterContract;
import dev.cairn.ingest.Emission;
import dev.cairn.ingest.JsonData;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** The specs we show to others do what is said of them. */
@DisplayName("The specs of the documentation")
class SpecExamplesTest {
  private static final String COMMITS = """
      {"repo": "Cairn", "commits": [
        {"hash": "4F2A", "author": "Ada Lovelace", "date": "2026-01-31", "message": " Fix it ",
         "labels": ["bug"], "files": [{"path": "src/A.java", "lines": 12}, {"path": "src/B.java"}]},
        {"hash": "77b0", "author": "Ada Lovelace", "date": "2026-02-01", "message": "Merge"},
        {"hash": "99c1", "date": "2026-02-02", "message": "By nobody"}]}
      """;

  private static final String MEETING = """
      {"title": "Weekly Sync", "date": "2026-01-31", "people": ["Ada", " Grace Hopper "],
       "points": [{"text": "Ship on Friday", "by": "Ada", "topics": ["Release "], "decision": true},
                  {"text": "Nobody said this", "topics": []}]}
      """;

  @Nested
  class Commits extends AdapterContract {
    @Override
    protected Adapter adapter() {
      return new SpecAdapter(Spec.parse(example("commits.yaml")));
    }

    @Override
    protected List<Map<String, Object>> inputs() {
      return List.of(JsonData.of(COMMITS));
    }

    @Test
    void tieCommitsToFilesAndAuthors() {
      Emission emission = adapter().emit(JsonData.of(COMMITS));
      assertThat(nodes(emission))
          .contains(
              "repo:cairn {name=Cairn, url=}",
              "commit:cairn:4f2a {date=2026-01-31, labels=[bug], message=Fix it}",
              "commit:cairn:77b0 {date=2026-02-01, labels=[], message=Merge}",
              "person:ada-lovelace {name=Ada Lovelace}",
              "file:cairn:src/A.java {}",
              "file:cairn:src/B.java {}");
      assertThat(edges(emission))
          .containsExactlyInAnyOrder(
              "repo:cairn contains commit:cairn:4f2a 1.0",
              "repo:cairn contains commit:cairn:77b0 1.0",
              "repo:cairn contains commit:cairn:99c1 1.0",
              "commit:cairn:4f2a written_by person:ada-lovelace 1.0",
              "commit:cairn:77b0 written_by person:ada-lovelace 1.0",
              "commit:cairn:4f2a touches file:cairn:src/A.java 12.0",
              "commit:cairn:4f2a touches file:cairn:src/B.java 1.0");
      assertThat(emission.rejected())
          .extracting(Emission.Rejected::item)
          .containsExactly(
              "steps[1].for_each[2].steps[2].create_node",
              "steps[1].for_each[2].steps[3].create_edge");
    }

    @Test
    void askForTheirEnrichments() {
      assertThat(Spec.parse(example("commits.yaml")).enrichments())
          .containsExactly(
              "co_occurrence:touches:changed_together", "temporal:date:7d:about_the_same_time");
    }
  }

  @Nested
  class MeetingNotes extends AdapterContract {
    @Override
    protected Adapter adapter() {
      return new SpecAdapter(Spec.parse(example("meeting-notes.yaml")));
    }

    @Override
    protected List<Map<String, Object>> inputs() {
      return List.of(JsonData.of(MEETING));
    }

    @Test
    void knowWhoSaidWhat() {
      Emission emission = adapter().emit(JsonData.of(MEETING));
      String meeting = "meeting:2026-01-31:weekly-sync";
      String point = emission.edges().stream()
          .filter(edge -> edge.relation().equals("said"))
          .findFirst()
          .orElseThrow()
          .target();
      assertThat(point).matches("point:2026-01-31:[0-9a-f]{16}");
      assertThat(nodes(emission))
          .contains(
              meeting + " {date=2026-01-31, title=Weekly Sync, where=somewhere}",
              "person:ada {name=Ada}",
              "person:grace-hopper {name=Grace Hopper}",
              point + " {decision=true, place=0, text=Ship on Friday}",
              "concept:release {}");
      assertThat(edges(emission))
          .contains(
              "person:ada attended " + meeting + " 1.0",
              meeting + " contains " + point + " 1.0",
              "person:ada said " + point + " 1.0",
              point + " tagged_with concept:release 1.0")
          .hasSize(6);
      assertThat(emission.updates()).singleElement().satisfies(update -> {
        assertThat(update.id()).isEqualTo(meeting);
        assertThat(update.properties()).containsEntry("people", List.of("Ada", " Grace Hopper "));
      });
      assertThat(emission.rejected())
          .containsExactly(new Emission.Rejected(
              "steps[2].for_each[1].steps[2].create_edge",
              "source 'person:{{ point.by | slug }}': point.by is missing"));
    }
  }

  @Test
  void everyExampleIsTriedHere() throws IOException {
    try (var files = Files.list(root().resolve("examples/specs"))) {
      assertThat(files.map(file -> file.getFileName().toString()).collect(Collectors.toSet()))
          .isEqualTo(Set.of("commits.yaml", "meeting-notes.yaml"));
    }
  }

  @Test
  void theGuideShowsWhatReallyComesOut() {
    String guide = read("docs/guide/specs.md");
    List<String> blocks = blocks(guide);
    Emission emission = new SpecAdapter(Spec.parse(blocks.get(0))).emit(JsonData.of(blocks.get(1)));
    List<String> shown = new ArrayList<>();
    nodes(emission).forEach(node -> shown.add("node " + node));
    edges(emission).forEach(edge -> shown.add("edge " + edge));
    assertThat(blocks.get(2).lines()).containsExactlyElementsOf(shown);
    assertThat(emission.rejected())
        .extracting(rejected -> rejected.item() + ": " + rejected.reason())
        .containsExactly(blocks.get(3).strip());
    assertThatThrownBy(() -> Spec.parse("name: fragment\nkind: k\nsteps:\n  - create_nod: {}\n"))
        .hasMessage(blocks.get(4).strip());
  }

  @Test
  void theGuideNamesEveryStepFilterFieldAndLimit() {
    String guide = read("docs/guide/specs.md");
    assertThat(guide).contains(StepKind.labels()).contains(Filter.labels());
    for (StepKind kind : StepKind.values()) {
      assertThat(guide).contains(kind.fields());
    }
    assertThat(guide.replaceAll("\\s+", " "))
        .contains(
            YamlReader.LENGTH_MAX / 1024 + " KiB",
            StepReader.STEPS_MAX + " steps",
            StepReader.LOOPS_MAX + " loops",
            YamlReader.DEPTH_MAX + " levels",
            String.format(java.util.Locale.ROOT, "%,d items", Budget.ITEMS_MAX),
            String.format(java.util.Locale.ROOT, "%,d turns", Budget.TURNS_MAX));
  }

  private static List<String> nodes(Emission emission) {
    return emission.nodes().stream()
        .map(node -> node.id() + " " + node.properties())
        .toList();
  }

  private static List<String> edges(Emission emission) {
    return emission.edges().stream()
        .map(edge ->
            edge.source() + " " + edge.relation() + " " + edge.target() + " " + edge.contribution())
        .toList();
  }

  /** What stands between fences, in order. */
  private static List<String> blocks(String markdown) {
    List<String> blocks = new ArrayList<>();
    String[] parts = markdown.split("(?m)^```\\w*\\n", -1);
    for (int i = 1; i < parts.length; i += 2) {
      blocks.add(parts[i]);
    }
    return blocks;
  }

  private static String example(String name) {
    return read("examples/specs/" + name);
  }

  private static String read(String path) {
    try {
      return Files.readString(root().resolve(path));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The tests of a module run in its folder, right below the root. */
  private static Path root() {
    Path here = Path.of("").toAbsolutePath();
    return Files.isDirectory(here.resolve(".mvn")) ? here : here.getParent();
  }
}
