package dev.cairn.ingest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cairn.fault.CairnException;
import dev.cairn.fault.Code;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("The document adapter")
class DocumentAdapterTest extends AdapterContract {
  private static final String GUIDE = """
      Before all.

      # Guide
      See [setup](#install), [again](#install) and [the site](https://x.org/).
      ## Install
      Read [notes](../notes.md#top) first.
      ## Use
      Go to [nowhere](#gone).
      # End
      """;

  @Override
  protected Adapter adapter() {
    return new DocumentAdapter();
  }

  @Override
  protected List<Map<String, Object>> inputs() {
    return List.of(
        Map.of("uri", "docs/guide.md", "text", GUIDE),
        Map.of("uri", "a.txt", "text", "one\n\ntwo", "media_type", "text/plain"),
        Map.of(
            "uri", "x", "text", "# " + "long ".repeat(1_000) + "\n[a](" + "b".repeat(600) + ")"));
  }

  private static Emission emit(String uri, String text) {
    return new DocumentAdapter().emit(Map.of("uri", uri, "text", text));
  }

  @Test
  void saysWhatContainsFollowsAndLinks() {
    Emission emission = emit("docs/guide.md", GUIDE);
    assertThat(emission.root()).contains("doc:docs/guide.md");
    assertThat(emission.nodes())
        .extracting(node -> node.id() + " " + node.type().orElse("-"))
        .containsExactly(
            "doc:docs/guide.md document",
            "doc:docs/guide.md#guide section",
            "doc:docs/guide.md#install section",
            "doc:docs/guide.md#use section",
            "doc:docs/guide.md#end section",
            "url:https://x.org/ page",
            "doc:notes.md document");
    assertThat(emission.edges())
        .extracting(edge -> edge.source().replace("doc:docs/guide.md", "") + " " + edge.relation()
            + " " + edge.target().replace("doc:docs/guide.md", "") + " " + edge.contribution())
        .containsExactlyInAnyOrder(
            " contains #guide 1.0",
            "#guide contains #install 1.0",
            "#guide contains #use 1.0",
            " contains #end 1.0",
            "#use follows #install 1.0",
            "#end follows #guide 1.0",
            "#guide links_to #install 2.0",
            "#guide links_to url:https://x.org/ 1.0",
            "#install links_to doc:notes.md 1.0");
    assertThat(emission.rejected())
        .containsExactly(
            new Emission.Rejected("#use", "links to '#gone', but there is no such section"));
  }

  @Test
  void nodesKnowTitleLevelAndText() {
    Emission emission = emit("docs/guide.md", GUIDE);
    assertThat(emission.nodes().get(0).properties())
        .containsEntry("title", "Guide")
        .containsEntry("text", "Before all.");
    assertThat(emission.nodes().get(3).properties())
        .containsOnly(
            Map.entry("title", "Use"),
            Map.entry("level", 2L),
            Map.entry("text", "Go to [nowhere](#gone)."));
  }

  @Test
  void plainTextIsOneNode() {
    Emission emission = new DocumentAdapter()
        .emit(Map.of("uri", "a.txt", "text", "# one\ntwo\n\n \nthree", "media_type", "text/plain"));
    assertThat(emission.nodes())
        .singleElement()
        .satisfies(node -> assertThat(node.properties())
            .containsEntry("paragraphs", 2L)
            .containsEntry("text", "# one\ntwo\n\n \nthree"));
    assertThat(emission.edges()).isEmpty();
    assertThat(emission.root()).contains("doc:a.txt");
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
      {'text': ''}                                          | data.uri  | is missing
      {'uri': 'a'}                                          | data.text | is missing
      {'uri': 'a#b', 'text': ''}                            | data.uri  | names a part
      {'uri': ' a', 'text': ''}                             | data.uri  | white space
      {'uri': 'a', 'text': 7}                               | data.text | must be a string
      {'uri': 'a', 'text': '', 'media_type': 'text/html'}   | data.media_type | known: text/markdown, text/plain
      {'uri': 'a', 'text': '', 'url': 'b'}                  | data.url  | did you mean 'uri'?
      """)
  void refusesWhatIsUnusableAsAWhole(String json, String field, String message) {
    assertThatThrownBy(() -> new DocumentAdapter().emit(JsonData.of(json)))
        .isInstanceOfSatisfying(CairnException.class, e -> {
          assertThat(e.code()).isEqualTo(Code.INVALID_ARGUMENT);
          assertThat(e.field()).contains(field);
          assertThat(e).hasMessageContaining(message);
        });
  }

  @Test
  void tooManySectionsAreRefused() {
    assertThatThrownBy(() -> emit("a", "# x\n".repeat(10_001)))
        .isInstanceOf(CairnException.class)
        .hasMessageContaining("more than 10000 sections");
  }
}
