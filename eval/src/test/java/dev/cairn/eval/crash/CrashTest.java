package dev.cairn.eval.crash;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.eval.EvalLine;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

@DisplayName("Killing a writing process")
class CrashTest {
  @Test
  @Tag("slow")
  void losesNothingThatWasAcknowledged(@TempDir Path work) {
    EvalLine line =
        EvalLine.run("eval", "crash", "--rounds", "3", "--json", "--work", work.toString());
    assertThat(line.exit()).as(line.err()).isZero();
    JsonNode results = JsonMapper.builder().build().readTree(line.out()).get("results");
    for (JsonNode result : results) {
      boolean loss = result.get("metric").asString().equals("rounds_with_loss");
      assertThat(result.get("value").asDouble() == 0)
          .as(line.out())
          .isEqualTo(loss || isFree(result));
    }
    assertThat(work).isEmptyDirectory();
  }

  @ParameterizedTest
  @Tag("slow")
  @ValueSource(strings = {"consolidation", "checkpoint", "import", "model"})
  void losesNothingWhateverItDoesBesides(String during, @TempDir Path work) {
    EvalLine line = EvalLine.run(
        "eval",
        "crash",
        "--rounds",
        "2",
        "--writers",
        "4",
        "--during",
        during,
        "--work",
        work.toString());
    assertThat(line.exit()).as(line.err()).isZero();
    assertThat(work).isEmptyDirectory();
  }

  @Test
  void aDeedSurvivesThePipe() {
    Deed deed = new Deed(During.IMPORT, "imported-1-2", 205);
    assertThat(Deed.parse(deed.line())).contains(deed);
    assertThat(Deed.parse("did import imported-1")).isEmpty();
    assertThat(Deed.parse("ack 1 2 3 4")).isEmpty();
  }

  /** What was in flight may be kept or not, and not every kind of work promises more than entries. */
  private static boolean isFree(JsonNode result) {
    return Set.of("in_flight_kept", "deeds").contains(result.get("metric").asString())
        && result.get("value").asDouble() == 0;
  }

  @Test
  void aPromiseSurvivesThePipe() {
    Promise promise = new Promise(new Said(3, 7, 42), "en_1", "ab12", 99);
    assertThat(Promise.parse(promise.line())).contains(promise);
    assertThat(Promise.parse("ack 3 7")).isEmpty();
    assertThat(Promise.parse("closing")).isEmpty();
  }

  @Test
  void aTextIsKnownToTheLastLetter() {
    Said said = new Said(3, 7, 50);
    assertThat(Said.recognise(said.text())).contains(said);
    assertThat(Said.recognise(said.text() + "x")).isEmpty();
    assertThat(Said.recognise("hello")).isEmpty();
  }
}
