package dev.cairn.ingest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cairn.fault.CairnException;
import dev.cairn.log.EpisodeId;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The entities adapter")
class EntitiesAdapterTest extends AdapterContract {
  private static final EpisodeId MONDAY = new EpisodeId("monday");

  @Override
  protected Adapter adapter() {
    return adapter(64, "We met Ada in Paris.", "The guitar of Ada is in the park.");
  }

  @Override
  protected List<Map<String, Object>> inputs() {
    return List.of(Map.of(), Map.of("episode", "monday"));
  }

  private static Adapter adapter(long most, String... entries) {
    ConceptTally tally = new ConceptTally(1_000);
    List.of(entries).forEach(tally::add);
    return new EntitiesAdapter(MONDAY, tally, most);
  }

  @Test
  void joinsAnEpisodeToWhatItsEntriesSpeakOf() {
    Emission emission = adapter().emit(Map.of());
    assertThat(emission.root()).contains("episode:monday");
    assertThat(emission.nodes().get(0).type()).contains("episode");
    assertThat(emission.edges())
        .extracting(Emission.Edge::target)
        .containsExactly("concept:ada", "concept:paris", "concept:guitar", "concept:park");
    assertThat(emission.edges())
        .extracting(Emission.Edge::contribution)
        .containsExactly(2.0, 1.0, 1.0, 1.0);
    assertThat(emission.edges()).allSatisfy(edge -> {
      assertThat(edge.source()).isEqualTo("episode:monday");
      assertThat(edge.relation()).isEqualTo("mentions");
    });
  }

  @Test
  void saysHowAConceptWasMetUnlessItIsAPlainPhrase() {
    Emission emission = adapter().emit(Map.of());
    assertThat(emission.nodes().get(1).properties()).containsExactly(Map.entry("name", true));
    assertThat(emission.nodes().get(3).id()).isEqualTo("concept:guitar");
    assertThat(emission.nodes().get(3).properties()).isEmpty();
  }

  @Test
  void keepsTheStrongestAndNamesBeforePhrases() {
    Emission emission =
        adapter(2, "The guitar of Ada is in the park.", "We met Ada in Paris.").emit(Map.of());
    assertThat(emission.edges())
        .extracting(Emission.Edge::target)
        .containsExactly("concept:ada", "concept:paris");
  }

  @Test
  void ofNothingItSaysNothingButStillSpeaksForTheEpisode() {
    Emission emission = adapter(64, "Yes.", "No.").emit(Map.of());
    assertThat(emission.nodes()).isEmpty();
    assertThat(emission.edges()).isEmpty();
    assertThat(emission.root()).contains("episode:monday");
  }

  @Test
  void readsTheBeginningOfALongEntryAndNeverHalfALetter() {
    ConceptTally tally = new ConceptTally(12);
    tally.add("We saw Ada 👍 and Paris.");
    assertThat(new EntitiesAdapter(MONDAY, tally, 9).emit(Map.of()).edges())
        .extracting(Emission.Edge::target)
        .containsExactly("concept:ada");
    assertThat(tally.entries()).isEqualTo(1);
  }

  @Test
  void aCopyGoesOnByItself() {
    ConceptTally tally = new ConceptTally(100);
    tally.add("We met Ada.");
    ConceptTally copy = tally.copy();
    copy.add("We met Ada and Bob.");
    copy.addErased();
    assertThat(copy.entries()).isEqualTo(3);
    assertThat(tally.entries()).isEqualTo(1);
    assertThat(tally.strongest(9)).hasSize(1);
    assertThat(copy.strongest(9).get(0).entries()).isEqualTo(2);
  }

  @Test
  void takesAnEpisodeOrNone() {
    assertThat(EntitiesAdapter.asked(Map.of())).isEmpty();
    assertThat(EntitiesAdapter.asked(Map.of("episode", "monday"))).contains(MONDAY);
    assertThatThrownBy(() -> EntitiesAdapter.asked(Map.of("episodes", "monday")))
        .isInstanceOf(CairnException.class)
        .hasMessageContaining("did you mean 'episode'?");
  }
}
