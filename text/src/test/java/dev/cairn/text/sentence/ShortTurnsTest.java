package dev.cairn.text.sentence;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.text.SentenceVectors;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** How many turns of a few words are read rightly; single ones may go wrong. */
class ShortTurnsTest {
  private static final double WISHES_KEPT_MIN = 0.85;
  private static final double OTHERS_KEPT_MAX = 0.03;

  private final SentenceReader reader = SentenceReader.shipped();

  @Test
  void mostLastingWishesAreKept() throws IOException {
    assertThat(keptOf("K\t")).isGreaterThanOrEqualTo(WISHES_KEPT_MIN);
  }

  @Test
  void hardlyAnythingElseIsKept() throws IOException {
    assertThat(keptOf("P\t")).isLessThanOrEqualTo(OTHERS_KEPT_MAX);
  }

  private double keptOf(String kind) throws IOException {
    List<String> turns = lines().stream()
        .filter(line -> line.startsWith(kind))
        .map(line -> line.substring(line.lastIndexOf('\t') + 1))
        .toList();
    return turns.stream().filter(this::isKept).count() / (double) turns.size();
  }

  private boolean isKept(String turn) {
    return reader.read(turn, SentenceVectors.NONE).sentences().stream()
        .anyMatch(each -> each.hearing() == Hearing.KEPT);
  }

  private static List<String> lines() throws IOException {
    try (InputStream in = Objects.requireNonNull(
        ShortTurnsTest.class.getResourceAsStream("short-turns.txt"), "short-turns.txt")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    }
  }
}
