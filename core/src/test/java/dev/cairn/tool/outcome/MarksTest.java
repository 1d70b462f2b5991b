package dev.cairn.tool.outcome;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Marks of arguments")
class MarksTest {

  @Test
  void areNoneForNoArguments() {
    assertThat(Marks.of(Map.of())).isEmpty();
  }

  @Test
  void doNotDependOnTheOrderOfNames() {
    Map<String, Object> one = new LinkedHashMap<>();
    one.put("kind", "Pod");
    one.put("name", "web");
    Map<String, Object> other = new LinkedHashMap<>();
    other.put("name", "web");
    other.put("kind", "Pod");
    assertThat(Marks.of(one)).isEqualTo(Marks.of(other)).hasSize(3);
  }

  @Test
  void areTheCallFirstAndThenEachValue() {
    List<Integer> pod = Marks.of(Map.of("kind", "Pod", "name", "web"));
    List<Integer> route = Marks.of(Map.of("kind", "Route", "name", "web"));
    assertThat(pod.get(0)).isNotEqualTo(route.get(0));
    assertThat(pod.get(1)).isNotEqualTo(route.get(1));
    assertThat(pod.get(2)).isEqualTo(route.get(2));
  }

  @Test
  void tellTheSameValueUnderAnotherNameApart() {
    assertThat(Marks.of(Map.of("from", "a")).get(1))
        .isNotEqualTo(Marks.of(Map.of("to", "a")).get(1));
  }

  @Test
  void haveTwelveBits() {
    for (int i = 0; i < 1_000; i++) {
      assertThat(Marks.of(Map.of("n", i))).allMatch(mark -> mark >= 0 && mark < 4_096);
    }
  }

  @Test
  void readListsAndWhatIsNested() {
    assertThat(Marks.of(Map.of("sources", List.of(Map.of("path", "a.pdf")))))
        .isNotEqualTo(Marks.of(Map.of("sources", List.of(Map.of("path", "b.pdf")))));
  }

  @Test
  void passOverLongTextsButKnowTheCallAgain() {
    assertThat(Marks.of(Map.of("text", "x".repeat(200)))).hasSize(1);
    assertThat(Marks.of(Map.of("text", "x".repeat(200))))
        .isNotEqualTo(Marks.of(Map.of("text", "x".repeat(201))));
  }

  @Test
  void endSomewhereHoweverDeepArgumentsAre() {
    Map<String, Object> deep = Map.of("end", 1);
    for (int i = 0; i < 10_000; i++) {
      deep = Map.of("in", deep);
    }
    assertThat(Marks.of(deep)).isNotEmpty();
  }

  @Test
  void takeWhatIsMissingForAValue() {
    Map<String, Object> missing = new LinkedHashMap<>();
    missing.put("name", null);
    assertThat(Marks.of(missing)).isNotEmpty();
    assertThat(Marks.of(Map.of("list", new ArrayList<>(Collections.nCopies(3, null)))))
        .isNotEmpty();
  }
}
