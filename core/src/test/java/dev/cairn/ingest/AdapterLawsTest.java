package dev.cairn.ingest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Label;
import net.jqwik.api.Property;

@Label("Adapters over any text")
class AdapterLawsTest {

  @Property
  void normalizingATagTwiceIsNormalizingItOnce(@ForAll String tag) {
    String once = FragmentAdapter.normalized(tag);
    assertThat(FragmentAdapter.normalized(once)).isEqualTo(once);
  }

  @Property(tries = 300)
  void everyTagIsSaidOrRejectedOrRepeated(@ForAll List<String> tags) {
    Emission emission = new FragmentAdapter().emit(Map.of("text", "x", "tags", tags));
    assertThat(emission.edges()).hasSize(emission.nodes().size() - 1);
    assertThat(emission.edges().size() + emission.rejected().size())
        .isLessThanOrEqualTo(tags.size());
    assertThat(emission.edges()).extracting(Emission.Edge::target).doesNotHaveDuplicates();
  }

  @Property(tries = 300)
  void anyItemIsReadOrRejected(@ForAll String id, @ForAll double contribution) {
    Map<String, Object> edge =
        Map.of("source", id, "target", "b", "relation", "r", "contribution", contribution);
    Emission emission = new EmissionAdapter().emit(Map.of("adapter", "x", "edges", List.of(edge)));
    assertThat(emission.edges().size() + emission.rejected().size()).isEqualTo(1);
    assertThat(emission.edges()).allSatisfy(read -> {
      assertThat(read.source()).isEqualTo(id);
      assertThat(read.contribution()).isEqualTo(contribution + 0.0);
    });
  }

  @Property(tries = 300)
  void theEdgesOfAnyDocumentHaveBothEnds(@ForAll String text) {
    String sound = text.replaceAll("\\p{Cs}", "");
    Emission emission = new DocumentAdapter()
        .emit(Map.of("uri", "a.md", "text", sound + "\n# A\n[x](" + sound + ")\n"));
    List<String> ids = emission.nodes().stream().map(Emission.Node::id).toList();
    assertThat(ids).doesNotHaveDuplicates();
    assertThat(emission.edges())
        .allSatisfy(edge -> assertThat(ids).contains(edge.source(), edge.target()));
  }
}
