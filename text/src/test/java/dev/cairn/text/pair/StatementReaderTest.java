package dev.cairn.text.pair;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A statement is read")
class StatementReaderTest {
  @ParameterizedTest
  @DisplayName("by the vector of its plain text, which whoever keeps vectors can know beforehand")
  @ValueSource(
      strings = {
        "**Line length**: keep lines below 100 characters.",
        "- Use `rg`, not `grep`.",
        "Wrap   prose\nat 80 columns. Never wrap tables."
      })
  void asksForThePlainText(String written) {
    List<String> asked = new ArrayList<>();

    Statement statement = StatementReader.read(written, text -> {
      asked.add(text);
      return null;
    });

    assertThat(asked).containsExactly(StatementReader.plain(written));
    assertThat(statement.text()).isEqualTo(StatementReader.plain(written)).doesNotContain("**");
  }
}
