package dev.cairn.log;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.fault.CairnException;
import dev.cairn.fault.Code;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

@DisplayName("A payload that lost something")
class NullFieldsTest {
  private static final JsonMapper JSON = EventCodec.mapper();

  private final EventCodec codec = new EventCodec();

  static Stream<LogEvent> oneOfEach() {
    return EventCodecTest.oneOfEach();
  }

  /** Each part of it in turn is null, or not there: either that may be, or the row is damaged. */
  @ParameterizedTest
  @MethodSource("oneOfEach")
  void isRefusedOrReadWithoutNulls(LogEvent event) {
    EventCodec.Encoded encoded = codec.encode(event);
    List<byte[]> damaged = new ArrayList<>();
    JsonNode whole = JSON.readTree(encoded.payload().array());
    changes(whole, () -> damaged.add(JSON.writeValueAsBytes(whole)));
    assertThat(damaged).isNotEmpty();
    for (byte[] payload : damaged) {
      read(encoded, payload, decoded -> {
        requireNoNull(decoded);
        assertThat(decoded.texts()).doesNotContainNull();
        assertThat(decoded.evidence()).doesNotContainNull();
        codec.encode(decoded);
      });
    }
  }

  @Test
  void isDamagedWhereItNamesItsText() {
    EventCodec.Encoded encoded = codec.encode(new LogEvent.EpisodeStarted(
        new EpisodeId("monday"),
        Journal.NOON,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.of(new TextRef(new TextId("tx_1"), Bytes.zeros(Chain.HASH_BYTES), 5)),
        Optional.empty()));
    String payload = new String(encoded.payload().array(), java.nio.charset.StandardCharsets.UTF_8);
    for (String without : List.of("\"il\":\"tx_1\"", "\"id\":null")) {
      byte[] bytes = payload
          .replace("\"id\":\"tx_1\"", without)
          .getBytes(java.nio.charset.StandardCharsets.UTF_8);
      assertThat(codec.decode(row(encoded, bytes)).event())
          .isInstanceOf(DamageEvent.Quarantined.class);
    }
  }

  private void read(EventCodec.Encoded encoded, byte[] payload, Consumer<LogEvent> check) {
    LogEvent event;
    try {
      event = codec.decodeStrictly(row(encoded, payload)).event();
    } catch (CairnException e) {
      assertThat(e.code()).isEqualTo(Code.CORRUPT);
      return;
    }
    check.accept(event);
  }

  private static StoredEvent row(EventCodec.Encoded encoded, byte[] payload) {
    return new StoredEvent(
        1,
        new UUID(0, 1),
        Journal.NOON,
        encoded.type(),
        encoded.version(),
        0,
        Optional.empty(),
        Bytes.of(payload),
        Bytes.EMPTY);
  }

  /** Runs {@code each} with every single part of a tree missing in turn; the tree is as before afterwards. */
  private static void changes(JsonNode tree, Runnable each) {
    if (tree instanceof ObjectNode object) {
      for (String name : List.copyOf(object.propertyNames())) {
        JsonNode value = object.get(name);
        object.putNull(name);
        each.run();
        object.remove(name);
        each.run();
        object.set(name, value);
        changes(value, each);
      }
    } else if (tree instanceof ArrayNode array) {
      for (int i = 0; i < array.size(); i++) {
        JsonNode value = array.get(i);
        array.setNull(i);
        each.run();
        array.set(i, value);
        changes(value, each);
      }
    }
  }

  private static void requireNoNull(Object value) {
    assertThat(value).isNotNull();
    if (value instanceof Optional<?> optional) {
      optional.ifPresent(NullFieldsTest::requireNoNull);
    } else if (value instanceof Collection<?> all) {
      all.forEach(NullFieldsTest::requireNoNull);
    } else if (value instanceof Map<?, ?> map) {
      map.keySet().forEach(NullFieldsTest::requireNoNull);
      map.values().forEach(NullFieldsTest::requireNoNull);
    } else if (value instanceof Record) {
      components(value).forEach(NullFieldsTest::requireNoNull);
    }
  }

  private static List<Object> components(Object holder) {
    List<Object> values = new ArrayList<>();
    for (RecordComponent component : holder.getClass().getRecordComponents()) {
      try {
        values.add(component.getAccessor().invoke(holder));
      } catch (ReflectiveOperationException e) {
        throw new AssertionError(component.toString(), e);
      }
    }
    return values;
  }
}
