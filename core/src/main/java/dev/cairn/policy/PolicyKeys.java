package dev.cairn.policy;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;

/** Which keys there are: those of {@link PolicyFile}, each with the component of a record that holds its value. */
public final class PolicyKeys {
  private static final Map<String, PolicyFile.Entry> ENTRIES = PolicyFile.entries();
  private static final List<PolicyKey> ALL = inOrder();

  private PolicyKeys() {}

  /** Every key there is, in the order of the records. */
  public static List<PolicyKey> all() {
    return ALL;
  }

  private static List<PolicyKey> inOrder() {
    Set<String> left = new TreeSet<>(ENTRIES.keySet());
    List<PolicyKey> keys = new ArrayList<>();
    for (RecordComponent area : Policy.class.getRecordComponents()) {
      for (RecordComponent number : area.getType().getRecordComponents()) {
        String key = key(area, number);
        keys.add(entry(key).key());
        left.remove(key);
      }
    }
    if (!left.isEmpty()) {
      throw new IllegalStateException("no record has a component for the policy keys " + left);
    }
    return List.copyOf(keys);
  }

  private static PolicyFile.Entry entry(String key) {
    PolicyFile.Entry entry = ENTRIES.get(key);
    if (entry == null) {
      throw new IllegalStateException("the policy file says nothing of " + key);
    }
    return entry;
  }

  /** The policy of a profile, as the files say it. */
  static Policy of(Profile profile) {
    Map<String, Object> values = new TreeMap<>();
    ENTRIES.forEach((key, entry) -> values.put(key, entry.value()));
    values.putAll(PolicyFile.differences(profile));
    Object[] records = Arrays.stream(Policy.class.getRecordComponents())
        .map(area -> create(area.getType(), values(area, number -> taken(values, number))))
        .toArray();
    return (Policy) create(Policy.class, records);
  }

  private static Object taken(Map<String, Object> values, String key) {
    Object value = values.get(key);
    if (value == null) {
      throw new IllegalStateException("the policy file says nothing of " + key);
    }
    return value;
  }

  private static Object[] values(RecordComponent area, Function<String, Object> given) {
    return Arrays.stream(area.getType().getRecordComponents())
        .map(number -> convert(key(area, number), number, given.apply(key(area, number))))
        .toArray();
  }

  static SortedMap<String, Object> read(Policy policy) {
    SortedMap<String, Object> values = new TreeMap<>();
    for (RecordComponent area : Policy.class.getRecordComponents()) {
      Object record = value(area, policy);
      for (RecordComponent number : area.getType().getRecordComponents()) {
        Object value = value(number, record);
        values.put(key(area, number), value instanceof Enum<?> name ? label(name) : value);
      }
    }
    return values;
  }

  static Policy change(Policy policy, Map<String, Object> changes) {
    Map<String, Object> pending = new TreeMap<>(changes);
    RecordComponent[] areas = Policy.class.getRecordComponents();
    Object[] records = new Object[areas.length];
    for (int i = 0; i < areas.length; i++) {
      records[i] = changeArea(areas[i], value(areas[i], policy), pending);
    }
    for (String unknown : pending.keySet()) {
      throw new PolicyRefused(unknown, "there is no policy key '" + unknown + "'; see `status`");
    }
    return (Policy) create(Policy.class, records);
  }

  private static Object changeArea(RecordComponent area, Object record, Map<String, Object> from) {
    RecordComponent[] numbers = area.getType().getRecordComponents();
    Object[] values = new Object[numbers.length];
    for (int i = 0; i < numbers.length; i++) {
      String key = key(area, numbers[i]);
      Object given = from.remove(key);
      values[i] = given == null ? value(numbers[i], record) : convert(key, numbers[i], given);
    }
    return create(area.getType(), values);
  }

  private static Object convert(String key, RecordComponent number, Object given) {
    if (number.getType().isEnum()) {
      return name(key, number.getType(), given);
    }
    if (!(given instanceof Number value)) {
      throw new PolicyRefused(key, key + " must be a number, was '" + given + "'");
    }
    PolicyKey bounds = entry(key).key();
    double d = value.doubleValue();
    if (!(d >= bounds.min() && d <= bounds.max())) {
      throw new PolicyRefused(
          key, key + " must lie in [" + bounds.min() + ", " + bounds.max() + "], was " + given);
    }
    if (number.getType() == double.class) {
      return d;
    }
    if (d != Math.rint(d)) {
      throw new PolicyRefused(key, key + " must be a whole number, was " + given);
    }
    return value.longValue();
  }

  private static Object name(String key, Class<?> type, Object given) {
    for (Object constant : type.getEnumConstants()) {
      if (label((Enum<?>) constant).equals(given)) {
        return constant;
      }
    }
    List<String> known =
        Arrays.stream(type.getEnumConstants()).map(c -> label((Enum<?>) c)).toList();
    throw new PolicyRefused(key, key + " must be one of " + known + ", was '" + given + "'");
  }

  private static String label(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }

  private static String key(RecordComponent area, RecordComponent number) {
    return area.getName() + "." + snake(number.getName());
  }

  private static String snake(String camel) {
    StringBuilder key = new StringBuilder(camel.length() + 4);
    for (int i = 0; i < camel.length(); i++) {
      char c = camel.charAt(i);
      if (Character.isUpperCase(c)) {
        key.append('_');
      }
      key.append(Character.toLowerCase(c));
    }
    return key.toString();
  }

  private static Object value(RecordComponent component, Object record) {
    try {
      return component.getAccessor().invoke(record);
    } catch (IllegalAccessException | InvocationTargetException e) {
      throw new IllegalStateException("cannot read " + component, e);
    }
  }

  private static Object create(Class<?> type, Object[] values) {
    Class<?>[] types = Arrays.stream(type.getRecordComponents())
        .map(RecordComponent::getType)
        .toArray(Class[]::new);
    try {
      Constructor<?> constructor = type.getDeclaredConstructor(types);
      return constructor.newInstance(values);
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof PolicyRefused refused) {
        throw refused;
      }
      throw new IllegalArgumentException(e.getCause());
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("cannot create " + type, e);
    }
  }
}
