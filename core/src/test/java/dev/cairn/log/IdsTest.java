package dev.cairn.log;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Ids sort in the order they were made")
class IdsTest {

  @Test
  void evenManyWithinOneMillisecondAndWhenTheClockGoesBack() {
    Ids ids = new Ids(new Random(1));
    List<String> made = new ArrayList<>();
    for (int i = 0; i < 10_000; i++) {
      made.add(ids.next("en", i < 5_000 ? Journal.NOON : Journal.NOON.minusSeconds(60)));
    }
    assertThat(made).isSorted().doesNotHaveDuplicates();
  }

  @Test
  void theyAreVersion7Uuids() {
    UUID id = new Ids(new Random(1)).next(Instant.parse("2026-01-31T12:00:00.123Z"));
    assertThat(id.version()).isEqualTo(7);
    assertThat(id.variant()).isEqualTo(2);
    assertThat(Instant.ofEpochMilli(id.getMostSignificantBits() >>> 16))
        .isEqualTo("2026-01-31T12:00:00.123Z");
  }
}
