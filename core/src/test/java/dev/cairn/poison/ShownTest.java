package dev.cairn.poison;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.decide.Recalled;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.json.JsonMapper;

@Tag("slow")
@DisplayName("Words from memory")
class ShownTest {
  static Stream<Poison> poisons() {
    return Poison.all();
  }

  @Test
  @DisplayName("of a corpus that is large enough to say something")
  void corpus() {
    assertThat(poisons()).hasSizeGreaterThanOrEqualTo(270);
    assertThat(poisons().map(Poison::toString)).doesNotHaveDuplicates();
  }

  @ParameterizedTest
  @MethodSource("poisons")
  @DisplayName("look harmless on one line")
  void line(Poison poison) {
    String line = Recalled.line(poison.text());
    assertThat(Shown.words(line)).as(line).isEmpty();
    assertThat(line).doesNotContain("\n");
    assertThat(Recalled.line(line)).isEqualTo(line);
  }

  @ParameterizedTest
  @MethodSource("poisons")
  @DisplayName("cannot close their fence, and look harmless in it")
  void fenced(Poison poison) {
    List<String> lines = Recalled.fenced(poison.text()).lines().toList();
    String fence = lines.get(0).replace("text", "");
    assertThat(fence).matches("`{3,}");
    assertThat(lines.get(lines.size() - 1)).isEqualTo(fence);
    List<String> inside = lines.subList(1, lines.size() - 1);
    assertThat(inside).noneMatch(line -> line.contains(fence));
    assertThat(Shown.words(String.join("\n", inside))).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("poisons")
  @DisplayName("are the same in JSON, with nothing hidden")
  void json(Poison poison) {
    JsonMapper mapper = JsonMapper.shared();
    String json = Recalled.escaped(mapper.writeValueAsString(poison.text()));
    assertThat(mapper.readValue(json, String.class)).isEqualTo(poison.text());
    assertThat(json)
        .doesNotContainPattern("[\\n\\p{Cf}\\p{Cc}\\x{2028}\\x{2029}\\x{3164}\\x{e0100}]");
  }

  @Test
  @DisplayName("keep what honest people write")
  void honest() {
    for (String text : List.of(
        "Use `List<String>` and a[0], not arrays.",
        "The build takes 3:20 minutes; a < b && c > d.",
        "नमस्ते दुनिया, क्‍ष 👩‍💻 ❤️ naïve café 日本語",
        "error: could not find `src/main.rs` at line 12",
        "Never push to main: use a branch.")) {
      assertThat(Recalled.line(text)).isEqualTo(text);
    }
  }
}
