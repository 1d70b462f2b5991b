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

@DisplayName("The fragment adapter")
class FragmentAdapterTest extends AdapterContract {
  @Override
  protected Adapter adapter() {
    return new FragmentAdapter();
  }

  @Override
  protected List<Map<String, Object>> inputs() {
    return List.of(
        JsonData.of("{'text': 'A walk', 'tags': ['#Travel', 'avignon'], 'source': 'notes.md'}"),
        JsonData.of("{'text': 'A walk', 'tags': ['', 7, null, 'x'], 'date': '2026-01-31'}"));
  }

  private static Emission emit(String json) {
    return new FragmentAdapter().emit(JsonData.of(json));
  }

  @Test
  void tiesTheTextToEachOfItsTags() {
    Emission emission = emit(
        "{'text': 'A walk', 'tags': ['#Travel', 'avignon'], 'source': 'n.md', 'date': '2026-01-31'}");
    Emission.Node fragment = emission.nodes().get(0);
    assertThat(fragment.id()).matches("fragment:[0-9a-f]{16}");
    assertThat(fragment.type()).contains("fragment");
    assertThat(fragment.dimension()).contains("structure");
    assertThat(fragment.properties())
        .containsOnly(
            Map.entry("text", "A walk"),
            Map.entry("source", "n.md"),
            Map.entry("date", "2026-01-31"));
    assertThat(emission.nodes().subList(1, 3))
        .extracting(Emission.Node::id)
        .containsExactly("concept:travel", "concept:avignon");
    assertThat(emission.nodes().get(1).dimension()).contains("semantic");
    assertThat(emission.edges()).allSatisfy(edge -> {
      assertThat(edge.source()).isEqualTo(fragment.id());
      assertThat(edge.relation()).isEqualTo("tagged_with");
      assertThat(edge.contribution()).isEqualTo(1.0);
    });
    assertThat(emission.edges())
        .extracting(Emission.Edge::target)
        .containsExactly("concept:travel", "concept:avignon");
  }

  @Test
  void theIdIsMadeOfTextSourceAndDateButNotOfTags() {
    String plain = id("{'text': 'ab', 'tags': []}");
    assertThat(id("{'text': 'ab', 'tags': ['x']}")).isEqualTo(plain);
    assertThat(List.of(
            plain,
            id("{'text': 'a', 'tags': [], 'source': 'b'}"),
            id("{'text': 'ab', 'tags': [], 'source': 'b'}"),
            id("{'text': 'ab', 'tags': [], 'date': '2026-01-31'}"),
            id("{'text': 'ab', 'tags': [], 'source': '2026-01-31'}")))
        .doesNotHaveDuplicates();
  }

  private static String id(String json) {
    return emit(json).nodes().get(0).id();
  }

  @ParameterizedTest(name = "{0} is {1}")
  @CsvSource(quoteCharacter = '`', textBlock = """
      #Travel,        travel
      ##Travel,       travel
      ` # New York `, new york
      ＃ｔｒａｖｅｌ,  travel
      STRASSE,        strasse
      ﬁne,            fine
      c#,             c#
      """)
  void aTagHasOneForm(String written, String tag) {
    assertThat(FragmentAdapter.normalized(written)).isEqualTo(tag);
  }

  @Test
  void saysATagOnceAndRejectsWhatIsNone() {
    Emission emission = emit("{'text': 'x', 'tags': ['#a', 'A', ' # ', 7, null, 'b\\u0000']}");
    assertThat(emission.edges()).extracting(Emission.Edge::target).containsExactly("concept:a");
    assertThat(emission.rejected())
        .extracting(Emission.Rejected::item)
        .containsExactly("tags[2]", "tags[3]", "tags[4]", "tags[5]");
    assertThat(emission.rejected().get(0).reason()).contains("' # ' is blank");
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
      {'tags': []}                                       | data.text   | is missing
      {'text': ' ', 'tags': []}                          | data.text   | is blank
      {'text': 'x'}                                      | data.tags   | is missing
      {'text': 'x', 'tags': 'a'}                         | data.tags   | must be a list
      {'text': 'x', 'tags': [], 'tag': 1}                | data.tag    | did you mean 'tags'?
      {'text': '\\ud800', 'tags': []}                    | data.text   | lone surrogate
      {'text': 'x', 'tags': [], 'source': ''}            | data.source | is empty
      {'text': 'x', 'tags': [], 'date': 'yesterday'}     | data.date   | not 'yesterday'
      {'text': 'x', 'tags': [], 'date': '2026-02-30'}    | data.date   | not '2026-02-30'
      {'text': 'x', 'tags': [], 'date': '2026-01-31T12:00'} | data.date | with its zone
      """)
  void refusesWhatIsUnusableAsAWhole(String json, String field, String message) {
    assertThatThrownBy(() -> emit(json)).isInstanceOfSatisfying(CairnException.class, e -> {
      assertThat(e.code()).isEqualTo(Code.INVALID_ARGUMENT);
      assertThat(e.field()).contains(field);
      assertThat(e).hasMessageContaining(message);
    });
  }

  @ParameterizedTest
  @CsvSource({"2026-01-31", "2026-01-31T12:00:00Z", "2026-01-31T12:00:00.5+02:00"})
  void takesDatesAndTimes(String date) {
    assertThat(emit("{'text': 'x', 'tags': [], 'date': '" + date + "'}")
            .nodes()
            .get(0)
            .properties())
        .containsEntry("date", date);
  }

  @Test
  void textBeyondWhatAPropertyHoldsIsTooLarge() {
    assertThatThrownBy(() -> new FragmentAdapter()
            .emit(Map.of("text", "x".repeat(Values.SIZE_MAX + 1), "tags", List.of())))
        .isInstanceOfSatisfying(
            CairnException.class, e -> assertThat(e.code()).isEqualTo(Code.TOO_LARGE));
  }
}
