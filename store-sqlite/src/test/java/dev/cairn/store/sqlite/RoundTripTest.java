package dev.cairn.store.sqlite;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.log.Bytes;
import dev.cairn.log.ContextName;
import dev.cairn.log.EventLog;
import dev.cairn.log.EventLog.Sealed;
import dev.cairn.log.Head;
import dev.cairn.log.StoredEvent;
import dev.cairn.log.TextId;
import dev.cairn.store.sqlite.Packing.Packed;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Label;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.Size;
import net.jqwik.api.lifecycle.AfterContainer;
import net.jqwik.api.lifecycle.BeforeContainer;

@Label("What goes into the file comes out of it")
class RoundTripTest {
  private static Path folder;
  private static EventLog log;
  private static int contexts;

  @BeforeContainer
  static void open() throws Exception {
    folder = Files.createTempDirectory("cairn-round-trip");
    log = SqliteEventLog.open(folder.resolve("cairn.db"), SqliteOptions.DEFAULT);
  }

  @AfterContainer
  static void close() throws Exception {
    log.close();
    try (Stream<Path> all = Files.walk(folder)) {
      all.sorted(Comparator.reverseOrder()).forEach(path -> path.toFile().delete());
    }
  }

  @Provide
  Arbitrary<String> unicode() {
    return Arbitraries.strings()
        .ofMaxLength(40)
        .filter(
            text -> text.codePoints().noneMatch(c -> Character.getType(c) == Character.SURROGATE));
  }

  @Provide
  Arbitrary<Instant> instants() {
    return Arbitraries.longs()
        .between(-62_000_000_000_000_000L, 250_000_000_000_000_000L)
        .map(micros -> Instant.EPOCH.plus(micros, ChronoUnit.MICROS));
  }

  @Property(tries = 300)
  void everyEventByteForByte(
      @ForAll("instants") Instant recorded,
      @ForAll("unicode") String type,
      @ForAll int version,
      @ForAll int more,
      @ForAll("unicode") String key,
      @ForAll boolean keyed,
      @ForAll long id,
      @ForAll @Size(max = 3000) byte[] payload,
      @ForAll @Size(32) byte[] hash) {
    ContextName context = new ContextName("c" + contexts++);
    Optional<String> maybeKey = keyed ? Optional.of(key) : Optional.empty();
    StoredEvent event = new StoredEvent(
        1,
        new UUID(id, ~id),
        recorded,
        type,
        version,
        more,
        maybeKey,
        Bytes.of(payload),
        Bytes.of(hash));
    log.transact(context, Head.EMPTY, turn -> List.of(new Sealed(event, List.of())));
    assertThat(log.read(context, 1, 2)).containsExactly(event);
    assertThat(log.head(context)).isEqualTo(Head.of(event));
  }

  @Property(tries = 300)
  void everyTextPackedOrNot(@ForAll @Size(max = 200) byte[] bytes, @ForAll("repeats") int repeats) {
    byte[] raw = new byte[bytes.length * repeats];
    for (int i = 0; i < raw.length; i++) {
      raw[i] = bytes[i % bytes.length];
    }
    Packing packing = new Packing();
    Packed packed = packing.pack(raw);
    assertThat(packing.unpack(new TextId("t"), packed, raw.length)).isEqualTo(raw);
    assertThat(packed.data()).hasSizeLessThanOrEqualTo(raw.length);
    packing.close();
  }

  @Provide
  Arbitrary<Integer> repeats() {
    return Arbitraries.integers().between(1, 50);
  }
}
