package dev.cairn.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.cairn.fault.CairnException;
import dev.cairn.fault.Code;
import dev.cairn.operation.Search;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Whatever is searched for")
class HostileQueryTest {
  private static final int QUERY_MAX = 10_000;

  private final SearchTester tester = new SearchTester();

  @BeforeEach
  void write() {
    tester.log.user("Ada: Never force-push to main, I said on 8 May 2023."); // e2
    tester.log.user("東京へ行きました"); // e3
    tester.log.user("ذهبت إلى القاهرة"); // e4
    tester.log.user("shipped 🚀 it"); // e5
    tester.log.user("to be or not to be"); // e6
    tester.log.user("grep -E '(a|b)*' title:deploy AND (main)"); // e7
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "東京 | e3",
        "القاهرة | e4",
        "to be or not to be | e6",
        "title:deploy^2 | e7",
        "+main -push | e2",
        "MAIN OR | e2",
        "shipped 🚀🚀🚀 | e5",
        "ma\u0000in main | e2"
      })
  void findsWhatWordsThereAre(String query, String id) {
    assertThat(SearchTester.ids(tester.search(query))).contains(id);
  }

  static Stream<String> odd() {
    return Stream.of(
        "*",
        "?",
        "(((((",
        "a* OR b~2 AND [x TO y]",
        "\"unclosed",
        "\\",
        "/.*/",
        "(a+)+$",
        "{\"query\": null}",
        "'; DROP TABLE events; --",
        "../../etc/passwd",
        "%s%n%d",
        "\uD800",
        "\uDC00 \uD83D",
        "\u202Emain",
        "🚀",
        "2023-99-99 99 may 0 march last last",
        "(".repeat(QUERY_MAX),
        "may ".repeat(QUERY_MAX / 4),
        "a ".repeat(QUERY_MAX / 2),
        "a.b".repeat(QUERY_MAX / 3),
        "🚀".repeat(QUERY_MAX),
        "東".repeat(QUERY_MAX),
        "Ada: ".repeat(QUERY_MAX / 5));
  }

  @ParameterizedTest
  @MethodSource("odd")
  void isAnsweredWithScoresThatAreExplained(String query) {
    List<Search.Result> results = tester.search(query);
    for (Search.Result each : results) {
      assertThat(each.score()).isFinite().isEqualTo(each.why().value());
    }
    assertThat(results).hasSizeLessThanOrEqualTo(6);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "\n\t", "\u2003"})
  void isRefusedIfItIsNothing(String query) {
    assertRefused(query, Code.INVALID_ARGUMENT, "say what to look for");
  }

  @ParameterizedTest
  @ValueSource(strings = {"x", "may ", "東", "🚀", "(a+)+"})
  void isRefusedIfItIsTooLong(String part) {
    assertRefused(part.repeat(100_000 / part.length()), Code.TOO_LARGE, "at most 10000");
  }

  private void assertRefused(String query, Code code, String says) {
    CairnException refusal = catchThrowableOfType(CairnException.class, () -> tester.search(query));
    assertThat(refusal.code()).isEqualTo(code);
    assertThat(refusal.field()).contains("query");
    assertThat(refusal).hasMessageContaining(says);
  }
}
