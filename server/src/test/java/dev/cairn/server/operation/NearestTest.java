package dev.cairn.server.operation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Suggestions for misspelt names")
class NearestTest {
  private static final List<String> KNOWN =
      List.of("start_episode", "search", "log", "end_episode");

  @ParameterizedTest
  @CsvSource({
    "serach,search",
    "lgo,log",
    "start,start_episode",
    "Search,search",
    "end_epsiode,end_episode"
  })
  void findTheNameThatWasMeant(String given, String meant) {
    assertThat(Nearest.of(given, KNOWN)).contains(meant);
  }

  @ParameterizedTest
  @CsvSource({"frobnicate", "x", "zzz"})
  void stayAwayWhenNothingIsNear(String given) {
    assertThat(Nearest.of(given, KNOWN)).isEmpty();
    assertThat(Nearest.hint(given, KNOWN)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"kitten,sitting,3", "ab,ba,1", "'',abc,3", "same,same,0"})
  void countSlips(String a, String b, int slips) {
    assertThat(Nearest.distance(a, b)).isEqualTo(slips);
  }
}
