package dev.cairn.server.operation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.explain.Explanation;
import dev.cairn.log.ContextName;
import dev.cairn.log.Role;
import dev.cairn.operation.Contexts;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Answers as JSON")
class JsonTest {
  private final Json json = new Json();

  /** Everything an answer may hold. */
  record Everything(
      String firstWord,
      Role role,
      Optional<String> there,
      Optional<String> absent,
      OptionalInt number,
      OptionalInt noNumber,
      OptionalLong large,
      Instant when,
      double score,
      Map<String, Object> policy,
      List<String> nothing) {}

  @Test
  void areSnakeCaseInTheOrderOfTheRecordWithoutWhatIsAbsent() {
    Everything answer = new Everything(
        "é",
        Role.USER,
        Optional.of("x"),
        Optional.empty(),
        OptionalInt.of(3),
        OptionalInt.empty(),
        OptionalLong.of(1L << 40),
        Instant.parse("2026-01-31T12:00:00.5Z"),
        0.25,
        Map.of("Some.Key", 1),
        List.of());
    assertThat(json.compact(answer))
        .isEqualTo("{\"first_word\":\"é\",\"role\":\"user\",\"there\":\"x\",\"number\":3,"
            + "\"large\":1099511627776,\"when\":\"2026-01-31T12:00:00.500Z\",\"score\":0.25,"
            + "\"policy\":{\"Some.Key\":1},\"nothing\":[]}");
  }

  @Test
  void idsAreTheirStrings() {
    Contexts.Item item = new Contexts.Item(new ContextName("a"), 1, Instant.EPOCH);
    assertThat(json.compact(item))
        .isEqualTo("{\"context\":\"a\",\"position\":1,\"recorded_at\":\"1970-01-01T00:00:00Z\"}");
  }

  @Test
  void anExplanationKeepsItsOperationAndParts() {
    Explanation why =
        Explanation.product("both", Explanation.leaf(0.5, "one"), Explanation.leaf(4, "two"));
    assertThat(json.compact(why))
        .isEqualTo("{\"value\":2.0,\"op\":\"product\",\"because\":\"both\",\"parts\":["
            + "{\"value\":0.5,\"op\":\"leaf\",\"because\":\"one\",\"parts\":[]},"
            + "{\"value\":4.0,\"op\":\"leaf\",\"because\":\"two\",\"parts\":[]}]}");
  }

  @Test
  void anErrorHasNothingButCodeMessageAndField() {
    Failure failure = Failure.of(dev.cairn.fault.CairnException.invalid("text", "no"));
    assertThat(json.compact(failure))
        .isEqualTo(
            "{\"error\":{\"code\":\"invalid_argument\",\"message\":\"no\",\"field\":\"text\"}}");
    assertThat(json.compact(Failure.of(new IllegalStateException("x"))))
        .contains("\"code\":\"internal\"", "bug")
        .doesNotContain("field");
  }
}
