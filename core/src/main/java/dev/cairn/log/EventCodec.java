package dev.cairn.log;

import static java.util.Objects.requireNonNull;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.Nulls;
import dev.cairn.fault.CairnException;
import dev.cairn.fault.Code;
import java.time.Instant;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.EnumNamingStrategies;
import tools.jackson.databind.ObjectReader;
import tools.jackson.databind.PropertyNamingStrategies;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.node.ObjectNode;

/** Event records to payload bytes and back. JSON, because a log outlives the program that wrote it. */
public final class EventCodec {
  /** What a payload looks like: its type's name, version and bytes. */
  public record Encoded(String type, int version, Bytes payload) {}

  /** How {@link DamageEvent.Quarantined} is called in a log. */
  public static final String QUARANTINED = EventType.QUARANTINED.label();

  private final JsonMapper mapper;
  private final Map<Class<? extends LogEvent>, EventType> byRecord = new HashMap<>();
  private final Map<String, EventType> byLabel = new HashMap<>();
  private final Map<EventType, ObjectReader> readers = new EnumMap<>(EventType.class);
  private final Map<String, Upcaster> upcasters = new HashMap<>();

  public EventCodec() {
    this(List.of());
  }

  /** With the given upcasters, one for every version that is no longer current. */
  public EventCodec(List<Upcaster> upcasters) {
    mapper = withoutNulls();
    for (EventType type : EventType.values()) {
      byRecord.put(type.record(), type);
      byLabel.put(type.label(), type);
      readers.put(type, mapper.readerFor(type.record()));
    }
    upcasters.forEach(up -> this.upcasters.put(up.type() + "@" + up.from(), up));
  }

  public Encoded encode(LogEvent event) {
    EventType type = byRecord.get(event.getClass());
    if (type == null) {
      throw new IllegalStateException(event.getClass() + " has no EventType");
    }
    return new Encoded(type.label(), type.version(), Bytes.of(mapper.writeValueAsBytes(event)));
  }

  /** The event of a row; one whose payload cannot be read is {@link DamageEvent.Quarantined}. */
  public Recorded decode(StoredEvent stored) {
    try {
      return decodeStrictly(stored);
    } catch (CairnException e) {
      if (e.code() != Code.CORRUPT) {
        throw e;
      }
      String problem = String.valueOf(e.getMessage());
      return new Recorded(
          stored.position(),
          stored.recordedAt(),
          new DamageEvent.Quarantined(stored.recordedAt(), problem));
    }
  }

  /** The same, refusing a payload that cannot be read. */
  public Recorded decodeStrictly(StoredEvent stored) {
    return new Recorded(stored.position(), stored.recordedAt(), event(stored));
  }

  private LogEvent event(StoredEvent stored) {
    EventType type = byLabel.get(stored.type());
    if (type == null || stored.version() > type.version()) {
      throw CairnException.unavailable(
          "event %d is a '%s' of version %d, which this Cairn does not know; use a newer one"
              .formatted(stored.position(), stored.type(), stored.version()),
          null);
    }
    ObjectReader reader = requireNonNull(readers.get(type));
    try {
      return stored.version() == type.version()
          ? reader.readValue(stored.payload().array())
          : reader.readValue(upcast(stored, type));
    } catch (JacksonException e) {
      throw CairnException.corrupt(
          "event %d cannot be read: %s".formatted(stored.position(), e.getOriginalMessage()), e);
    }
  }

  private ObjectNode upcast(StoredEvent stored, EventType type) {
    ObjectNode payload = (ObjectNode) mapper.readTree(stored.payload().array());
    for (int version = stored.version(); version < type.version(); version++) {
      Upcaster next = upcasters.get(stored.type() + "@" + version);
      if (next == null) {
        throw new IllegalStateException("no upcaster for " + stored.type() + " from " + version);
      }
      payload = next.apply(payload);
    }
    return payload;
  }

  /** How events are written; states that keep parts of events are written so too. */
  public static JsonMapper mapper() {
    SimpleModule module = new SimpleModule("cairn-log");
    module.addSerializer(Instant.class, new InstantWriter());
    module.addDeserializer(Instant.class, new InstantReader());
    module.addSerializer(Bytes.class, new BytesWriter());
    module.addDeserializer(Bytes.class, new BytesReader());
    return JsonMapper.builder()
        .addModule(module)
        .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
        .enumNamingStrategy(EnumNamingStrategies.SNAKE_CASE)
        .changeDefaultPropertyInclusion(
            value -> value.withValueInclusion(JsonInclude.Include.NON_ABSENT))
        .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
        .build();
  }

  /** What may be absent is an Optional. A null elsewhere is damage, and must not get as far as those who use it. */
  private static JsonMapper withoutNulls() {
    return mapper()
        .rebuild()
        .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
        .changeDefaultNullHandling(nulls -> nulls.withContentNulls(Nulls.FAIL))
        .build();
  }

  private static final class InstantWriter extends ValueSerializer<Instant> {
    @Override
    public void serialize(Instant value, JsonGenerator out, SerializationContext context) {
      out.writeNumber(Chain.micros(value));
    }
  }

  private static final class InstantReader extends ValueDeserializer<Instant> {
    @Override
    public Instant deserialize(JsonParser in, DeserializationContext context) {
      return Chain.instant(in.getLongValue());
    }
  }

  private static final class BytesWriter extends ValueSerializer<Bytes> {
    @Override
    public void serialize(Bytes value, JsonGenerator out, SerializationContext context) {
      out.writeBinary(value.array());
    }
  }

  private static final class BytesReader extends ValueDeserializer<Bytes> {
    @Override
    public Bytes deserialize(JsonParser in, DeserializationContext context) {
      return Bytes.of(in.getBinaryValue());
    }
  }
}
