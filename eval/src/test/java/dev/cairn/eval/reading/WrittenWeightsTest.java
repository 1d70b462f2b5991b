package dev.cairn.eval.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The shipped weights also learn from rows that are not here. What is here must give the same bits on every
 * machine and every Java, or nobody could tell a changed trainer from a changed platform.
 */
@Tag("slow")
@DisplayName("Training on the project's own sentences alone")
class WrittenWeightsTest {
  private static final String PINS =
      "src/test/resources/dev/cairn/eval/reading/written-weights.sha256";
  private static final Path WRITTEN = Path.of("..", "text", "src", "train");

  @ParameterizedTest
  @EnumSource
  @DisplayName("gives the bits that are pinned")
  void givesThePinnedBits(ReaderName reader) throws IOException {
    String line = reader + " " + reader.ofWritten(WRITTEN).sha256();
    assertThat(Files.readAllLines(Path.of(PINS)))
        .as(
            "If the sentences or the training were changed on purpose, renew the pins from the root:%n"
                + "./cairn eval train-reader --written-only > eval/%s",
            PINS)
        .contains(line);
  }
}
