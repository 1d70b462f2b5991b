package dev.cairn.eval.memory;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Times as people write them")
class WrittenTimeTest {
  @ParameterizedTest
  @CsvSource(delimiter = ';', textBlock = """
      2023-01-20T16:04:00;         2023-01-20T16:04:00Z
      2023-01-20T16:04:00Z;        2023-01-20T16:04:00Z
      2023-01-20T16:04:00+02:00;   2023-01-20T14:04:00Z
      2023-01-20;                  2023-01-20T00:00:00Z
      4:04 pm on 2 January, 2023;  2023-01-02T16:04:00Z
      March-03-2024;               2024-03-03T00:00:00Z
      2023/05/20 (Sat) 02:21;      2023-05-20T02:21:00Z
      2024年04月01日 周一 08:43;      2024-04-01T08:43:00Z
      """)
  void areRead(String written, String time) {
    assertThat(WrittenTime.read(written)).contains(Instant.parse(time));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "some day", "2023-13-45", "2023-01-20 and more"})
  void orNot(String written) {
    assertThat(WrittenTime.read(written)).isEmpty();
  }

  @Test
  void theFirstThatCanBeReadCounts() {
    assertThat(WrittenTime.first(Optional.of("soon"), Optional.of("March-03-2024")))
        .contains(Instant.parse("2024-03-03T00:00:00Z"));
  }
}
