package dev.cairn.card.extract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("Of an episode is kept")
class ExtractionTest {
  static Stream<Labelled> cases() {
    return Stream.of("tactic.txt", "negative_result.txt", "terminal.txt", "hostile.txt")
        .flatMap(file -> Labelled.read(file).stream());
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("cases")
  void whatAReaderWouldKeep(Labelled labelled) {
    assertThat(labelled.found()).isEqualTo(labelled.expected().stream().sorted().toList());
    List<String> statements =
        Extractions.of(labelled.lines()).stream().map(Proposal::statement).toList();
    assertThat(statements).containsAll(labelled.says());
  }
}
