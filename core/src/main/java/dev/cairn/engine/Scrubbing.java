package dev.cairn.engine;

import dev.cairn.log.Scrubber;
import dev.cairn.log.Scrubber.Scrubbed;
import dev.cairn.policy.Switch;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Takes the secrets out of a request before anything is made of it: every text of the record, also inside maps, lists
 * and records of its own. Names of things ({@code EpisodeId} and the like) are left alone.
 */
public final class Scrubbing {
  private static final String REQUESTS = "dev.cairn.operation";

  private final Memory memory;
  private final Scrubber scrubber;

  public Scrubbing(Memory memory, Scrubber scrubber) {
    this.memory = memory;
    this.scrubber = scrubber;
  }

  /**
   * What may be stored of a request.
   *
   * @param found how many secrets it held, by kind
   */
  public record Clean<R>(R request, SortedMap<String, Long> found) {}

  public <R extends Record> Clean<R> of(R request) {
    SortedMap<String, Long> found = new TreeMap<>();
    R clean = isOn() ? type(request, new Walk(scrubber, found).record(request)) : request;
    return new Clean<>(clean, found);
  }

  public String text(String text) {
    return texts().apply(text);
  }

  /** As it is switched now: a command cannot ask in its turn, where taking the read lock deadlocks. */
  public UnaryOperator<String> texts() {
    return isOn() ? text -> scrubber.scrub(text).text() : UnaryOperator.identity();
  }

  /** A switch that stands on "off" is looked at again: another process may have turned it on. */
  private boolean isOn() {
    if (policy() == Switch.ON) {
      return true;
    }
    memory.freshen();
    return policy() == Switch.ON;
  }

  private Switch policy() {
    return memory.look(() -> memory.state().policy().policy().log().scrub());
  }

  @SuppressWarnings("unchecked")
  private static <R extends Record> R type(R like, Object made) {
    return (R) like.getClass().cast(made);
  }

  /** One way through a request. What holds no secret is handed back as it is, not copied. */
  private record Walk(Scrubber scrubber, SortedMap<String, Long> found) {
    private @Nullable Object value(@Nullable String name, @Nullable Object value) {
      if (value instanceof String text) {
        return counted(name == null ? scrubber.scrub(text) : scrubber.scrub(name, text));
      }
      if (value instanceof Optional<?> maybe) {
        return maybe.isEmpty() ? maybe : Optional.ofNullable(value(name, maybe.get()));
      }
      if (value instanceof List<?> list) {
        List<@Nullable Object> clean = new ArrayList<>();
        list.forEach(each -> clean.add(value(name, each)));
        return clean.equals(list) ? list : clean;
      }
      if (value instanceof Map<?, ?> map) {
        Map<@Nullable Object, @Nullable Object> clean = new LinkedHashMap<>();
        map.forEach((key, each) -> clean.put(value(null, key), value(String.valueOf(key), each)));
        return clean.equals(map) ? map : clean;
      }
      return value instanceof Record request && request.getClass().getName().startsWith(REQUESTS)
          ? record(request)
          : value;
    }

    private String counted(Scrubbed scrubbed) {
      scrubbed.found().forEach((kind, count) -> found.merge(kind, count, Long::sum));
      return scrubbed.text();
    }

    private Object record(Record record) {
      RecordComponent[] components = record.getClass().getRecordComponents();
      @Nullable Object[] values = new Object[components.length];
      boolean same = true;
      try {
        for (int i = 0; i < components.length; i++) {
          Object before = components[i].getAccessor().invoke(record);
          values[i] = value(null, before);
          same &= values[i] == before || (values[i] != null && values[i].equals(before));
        }
        Class<?>[] types =
            Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
        return same ? record : record.getClass().getDeclaredConstructor(types).newInstance(values);
      } catch (InvocationTargetException e) {
        if (e.getCause() instanceof RuntimeException refused) {
          throw refused;
        }
        throw new IllegalStateException("cannot scrub " + record.getClass(), e);
      } catch (ReflectiveOperationException e) {
        throw new IllegalStateException("cannot scrub " + record.getClass(), e);
      }
    }
  }
}
