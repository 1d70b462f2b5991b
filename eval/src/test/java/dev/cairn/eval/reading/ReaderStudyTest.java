package dev.cairn.eval.reading;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.eval.EvalLine;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** On a few outputs made up here: that every study runs and is told. How good the reader is, rows of data tell. */
@DisplayName("Studying a reader")
class ReaderStudyTest {
  private static final String ROW = """
      {"id": "%s-%s", "source": "%s", "tool": "bash", "command": "make", "text": "%s", "label": "%s", "error_quote": "%s"}
      """;
  private static final String WRITTEN = """
      @failed make all
      cc -c main.c
      » main.c:3: error: unknown type name
      @ok make all
      cc -c main.c
      done
      """;

  @TempDir
  Path folder = Path.of("");

  @BeforeEach
  void writeRows() throws IOException {
    StringBuilder rows = new StringBuilder();
    for (String source : new String[] {"one", "two", "three", "four"}) {
      String error = "main.c:7: error: no such file";
      rows.append(ROW.formatted(source, "bad", source, "cc main.c\\n" + error, "failed", error));
      rows.append(ROW.formatted(source, "good", source, "cc main.c\\nall built", "ok", ""));
    }
    Path set = Files.createDirectories(folder.resolve("data/tool_outputs"));
    Files.writeString(set.resolve("rows.jsonl"), rows);
    Path written = Files.createDirectories(folder.resolve("written"));
    Files.writeString(written.resolve("outputs.txt"), WRITTEN);
  }

  private EvalLine study(String reader, String... more) {
    String[] all = new String[7 + more.length];
    all[0] = "eval";
    all[1] = "reader-study";
    all[2] = reader;
    all[3] = "--data";
    all[4] = folder.resolve("data").toString();
    all[5] = "--written";
    all[6] = folder.resolve("written").toString();
    System.arraycopy(more, 0, all, 7, more.length);
    return EvalLine.run(all);
  }

  @ParameterizedTest
  @ValueSource(strings = {"folds", "sources", "ablation", "curve", "controls"})
  void everyStudyTellsFiguresWithIntervals(String study) {
    EvalLine line = study("outputs", "--study", study, "--json");
    assertThat(line.exit()).as(line.err()).isZero();
    JsonNode results = JsonMapper.builder().build().readTree(line.out()).get("results");
    assertThat(results).isNotEmpty();
    for (JsonNode result : results) {
      assertThat(result.get("set").asString()).isEqualTo("tool_outputs");
      double value = result.get("value").asDouble();
      assertThat(value)
          .isBetween(result.get("low").asDouble(), result.get("high").asDouble());
      assertThat(result.get("n").asInt()).isPositive();
    }
  }

  @Test
  void withoutAStudyItGoesByFolds() {
    EvalLine line = study("outputs");
    assertThat(line.exit()).as(line.err()).isZero();
    assertThat(line.out())
        .contains("heard", "false_alarm", "auc", "reader: outputs, study: folds")
        .contains("by words alone");
  }

  @Test
  void aStudyTheReaderDoesNotHaveNamesTheOptionAndWhatThereIs() {
    EvalLine line = study("outputs", "--study", "open");
    assertThat(line.exit()).isEqualTo(2);
    assertThat(line.err()).contains("outputs", "'open'", "--study takes folds, sources, ablation");
  }

  @Test
  void aStudyNobodyHasNamesTheOptionAndAllThereAre() {
    EvalLine line = study("outputs", "--study", "flying");
    assertThat(line.exit()).isEqualTo(2);
    assertThat(line.err()).contains("--study", "flying", "folds", "sources", "ablation", "curve");
  }

  @Test
  void aReaderThatIsNotThereNamesThoseThatAre() {
    EvalLine line = study("weather");
    assertThat(line.exit()).isEqualTo(2);
    assertThat(line.err()).contains("weather", "sentences", "pairs", "guards", "outputs");
  }

  @Test
  void aFolderWithoutRowsIsSaid() {
    EvalLine line = EvalLine.run(
        "eval",
        "reader-study",
        "outputs",
        "--data",
        folder.resolve("written").toString(),
        "--written",
        folder.resolve("written").toString());
    assertThat(line.exit()).isEqualTo(2);
    assertThat(line.err()).contains("tool_outputs");
  }
}
