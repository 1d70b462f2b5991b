package dev.cairn.log;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.api.Test;

/** The hash chain covers every stored byte. */
class ChainTest {
  private static final StoredEvent ROW = Chain.seal(
      Head.EMPTY,
      new UUID(1, 2),
      Instant.parse("2026-01-31T12:00:00.123456Z"),
      "entry_logged",
      1,
      0,
      Optional.of("key"),
      Bytes.of("{\"a\":1}".getBytes(StandardCharsets.UTF_8)));

  @Test
  void theHashIsPinned() {
    // Golden: if this changes, no log written before verifies any more.
    assertThat(ROW.hash().hex())
        .isEqualTo("85d8dc2105fe2c46a87297ca8d52f61fb39dba449f29535d5479941a31ea7f1f");
  }

  @Test
  void everyFieldCounts() {
    Bytes zero = Head.EMPTY.hash();
    assertThat(new Bytes[] {
          Chain.hash(ROW.hash(), ROW),
          hash(2, ROW.id(), ROW.recordedAt(), "entry_logged", 1, 0, "key"),
          hash(1, new UUID(1, 3), ROW.recordedAt(), "entry_logged", 1, 0, "key"),
          hash(1, ROW.id(), ROW.recordedAt().plusNanos(1_000), "entry_logged", 1, 0, "key"),
          hash(1, ROW.id(), ROW.recordedAt(), "entry_loggedk", 1, 0, "ey"),
          hash(1, ROW.id(), ROW.recordedAt(), "entry_logged", 2, 0, "key"),
          hash(1, ROW.id(), ROW.recordedAt(), "entry_logged", 1, 1, "key"),
          hash(1, ROW.id(), ROW.recordedAt(), "entry_logged", 1, 0, "kez"),
          hash(1, ROW.id(), ROW.recordedAt(), "entry_logged", 1, 0, null),
          hash(1, ROW.id(), ROW.recordedAt(), "entry_logged", 1, 0, ""),
        })
        .doesNotContain(ROW.hash())
        .doesNotHaveDuplicates();
    assertThat(Chain.hash(zero, ROW)).isEqualTo(ROW.hash());
  }

  private static Bytes hash(
      long position, UUID id, Instant at, String type, int version, int more, String key) {
    return Chain.hash(
        Head.EMPTY.hash(),
        new StoredEvent(
            position,
            id,
            at,
            type,
            version,
            more,
            Optional.ofNullable(key),
            ROW.payload(),
            Bytes.EMPTY));
  }

  @Property
  void microsecondsSurvive(
      @ForAll @LongRange(min = -62_135_596_800_000_000L, max = 253_402_300_799_000_000L)
          long micros) {
    assertThat(Chain.micros(Chain.instant(micros))).isEqualTo(micros);
  }
}
