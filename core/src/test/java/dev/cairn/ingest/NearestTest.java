package dev.cairn.ingest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("The nearest word")
class NearestTest {
  private static final List<String> KNOWN = List.of("nodes", "edges", "adapter");

  @ParameterizedTest(name = "{0}{1}")
  @CsvSource(delimiter = '|', textBlock = """
      node      | ; did you mean 'nodes'?
      ndoes     | ; did you mean 'nodes'?
      adaptor   | ; did you mean 'adapter'?
      weight    | ; known: nodes, edges, adapter
      """)
  void isSuggestedIfItIsNear(String given, String hint) {
    assertThat(Nearest.hint(given, KNOWN)).isEqualTo(hint);
  }
}
