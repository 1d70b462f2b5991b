package dev.cairn.eval.crowd;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.eval.EvalLine;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

@DisplayName("Five writers on one data folder")
class CrowdTest {
  private static final String EXPORTED =
      "{\"position\":%d,\"type\":\"entry_logged\",\"payload\":\"{\\\"entry\\\":\\\"%s\\\"}\","
          + "\"texts\":[{\"text\":\"%s\"}]}";

  @Test
  @Tag("slow")
  void loseNothingDoubleNothingAndSeeEachOther(@TempDir Path work) {
    EvalLine line =
        EvalLine.run("eval", "crowd", "--entries", "60", "--json", "--work", work.toString());
    assertThat(line.exit()).as(line.err()).isZero();
    Map<String, Double> values = new HashMap<>();
    for (JsonNode result : JsonMapper.shared().readTree(line.out()).get("results")) {
      values.put(
          result.get("group").asString() + " " + result.get("metric").asString(),
          result.get("value").asDouble());
    }
    for (Mode mode : Mode.values()) {
      assertThat(values.get(mode.label() + " promised")).isEqualTo(306);
      assertThat(values.get(mode.label() + " problems")).isZero();
    }
    assertThat(work).isEmptyDirectory();
  }

  @Test
  void anEntryThatIsMissingIsLost() {
    Promise kept = new Promise("en_1", 2, "one", "w", 0);
    Promise gone = new Promise("en_2", 3, "two", "w", 0);
    Account account =
        Account.of(List.of(EXPORTED.formatted(2, "en_1", "one")), List.of(kept, gone));
    assertThat(account.lost()).isEqualTo(1);
    assertThat(account.doubled()).isZero();
    assertThat(account.problems()).hasSize(1);
  }

  @Test
  void aTextUnderTwoIdsIsDoubled() {
    Promise promise = new Promise("en_1", 2, "one", "w", 0);
    Account account = Account.of(
        List.of(EXPORTED.formatted(2, "en_1", "one"), EXPORTED.formatted(3, "en_2", "one")),
        List.of(promise));
    assertThat(account.lost()).isZero();
    assertThat(account.doubled()).isEqualTo(1);
    assertThat(account.problems()).anyMatch(each -> each.contains("nobody was promised"));
  }

  @Test
  void anEntryAtAnotherPlaceOrWithOtherWordsIsLost() {
    Promise promise = new Promise("en_1", 2, "one", "w", 0);
    for (String other :
        List.of(EXPORTED.formatted(9, "en_1", "one"), EXPORTED.formatted(2, "en_1", "another"))) {
      assertThat(Account.of(List.of(other), List.of(promise)).lost()).isEqualTo(1);
    }
  }

  @Test
  void everyEntryHasAWordOfItsOwn() {
    assertThat(Promise.word(1, 12)).isNotEqualTo(Promise.word(2, 11));
    assertThat(Promise.word(3, 1)).isNotEqualTo(Promise.word(1, 3));
  }
}
