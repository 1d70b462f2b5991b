package dev.cairn.eval.suite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A report of quality")
class QualityReportTest {
  private static Measured question(String unit, String group, Map<String, Double> values) {
    return new Measured("set", unit + group, unit, List.of(group), values, Map.of());
  }

  private static List<Score> scores(boolean folds) {
    return new Scores(new Bootstrap(1, 10), folds)
        .of(List.of(
            question("trip", "b", Map.of("R@1", 1.0)),
            question("trip", "a", Map.of("R@1", 1.0)),
            question("desk", "a", Map.of("newer_first", 0.0))));
  }

  @Test
  void isExactlyTheDocumentThatProgramsExpect() {
    assertThat(new QualityReport("memory", scores(false).subList(0, 1), List.of("note")).json())
        .isEqualTo("{\"suite\":\"memory\",\"results\":[{\"set\":\"set\",\"group\":\"all\","
            + "\"metric\":\"R@1\",\"value\":1.0,\"low\":1.0,\"high\":1.0,\"n\":2}]}");
  }

  @Test
  void tellsAllBeforeTheGroups() {
    assertThat(scores(false))
        .extracting(score -> score.group() + " " + score.metric() + " " + score.n())
        .containsExactly("all R@1 2", "all newer_first 1", "a R@1 1", "a newer_first 1", "b R@1 1");
  }

  @Test
  void tellsFoldsOnRequest() {
    assertThat(scores(true))
        .extracting(Score::group)
        .contains("fold_" + Folds.of("set", "trip"), "fold_" + Folds.of("set", "desk"));
  }

  @Test
  void printsGroupsUnderEachOtherWithIntervals() {
    String text = new QualityReport("memory", scores(false), List.of("seed 1")).text();
    assertThat(text).isEqualTo("""
        set  n  R@1                newer_first
        all  2  1.000 (1.00–1.00)  0.000 (0.00–0.00) n=1
        a    1  1.000 (1.00–1.00)  0.000 (0.00–0.00)
        b    1  1.000 (1.00–1.00)

        seed 1
        """);
    assertThat(new QualityReport("memory", scores(false), List.of()).markdown())
        .startsWith("| set | n | R@1 | newer_first |\n|---|---|---|---|\n| all | 2 | 1.000");
  }

  @Test
  void refusesAFigureThatIsNone() {
    Measures measures = new Measures();
    measures.put("R@1", 1);
    assertThatThrownBy(() -> measures.put("R@1", 1)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> measures.put("MRR", Double.NaN))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
