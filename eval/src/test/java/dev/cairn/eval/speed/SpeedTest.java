package dev.cairn.eval.speed;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.eval.EvalLine;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** That everything runs and is told. How fast is no matter for a test. */
@DisplayName("Measuring speed")
class SpeedTest {
  @Test
  @Tag("slow")
  void appendGivesARatioWithItsGoal(@TempDir Path folder) throws Exception {
    Path file = folder.resolve("figures.json");
    Path work = folder.resolve("work");
    EvalLine line = EvalLine.run(
        "eval",
        "speed",
        "--quick",
        "--only",
        "append",
        "--json",
        "--out",
        file.toString(),
        "--work",
        work.toString());
    assertThat(line.exit()).as(line.err()).isZero();
    assertThat(line.err()).contains("measuring append").doesNotContain("measuring search");
    JsonNode result =
        JsonMapper.builder().build().readTree(line.out()).get("results").get(0);
    for (String number : new String[] {"value", "low", "high"}) {
      assertThat(result.get(number).asDouble()).isFinite().isPositive();
    }
    assertThat(result.get("goal").asString()).isEqualTo("≤ 1.30");
    JsonNode kept = JsonMapper.builder().build().readTree(Files.readString(file));
    assertThat(kept.get("results").get(0).get("rounds").size()).isEqualTo(Extent.QUICK.rounds());
    assertThat(work).isEmptyDirectory();
  }

  @Test
  void theSameSeedGivesTheSameTexts() {
    Texts one = new Texts(Texts.SEED);
    Texts two = new Texts(Texts.SEED);
    for (int i = 0; i < 100; i++) {
      assertThat(one.next()).isEqualTo(two.next());
    }
    assertThat(one.query()).isEqualTo(two.query()).isNotBlank();
  }

  @Test
  void textsAreAsLongAsTheyShould() {
    Texts texts = new Texts(Texts.SEED);
    assertThat(texts.ofBytes(512).getBytes(StandardCharsets.UTF_8)).hasSize(512);
    double words = Stream.generate(texts::next)
        .limit(1_000)
        .mapToInt(text -> text.split(" ", -1).length)
        .average()
        .orElseThrow();
    assertThat(words).isBetween(38.0, 42.0);
  }
}
