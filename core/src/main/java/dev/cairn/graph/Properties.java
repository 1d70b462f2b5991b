package dev.cairn.graph;

import dev.cairn.log.Bytes;
import dev.cairn.log.Property;
import dev.cairn.log.TextId;
import dev.cairn.log.TextRef;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The values writers gave to the properties of one node or edge, the oldest first. The last writer of a
 * property has the say; what the others wrote is kept, so that taking one writer out brings it back.
 */
public record Properties(List<Said> all) {
  static final Properties NONE = new Properties(List.of());

  /** One writer's value. */
  public record Said(String writer, Property property, long position) {}

  public Properties {
    all = List.copyOf(all);
  }

  boolean isEmpty() {
    return all.isEmpty();
  }

  /** The values in force. */
  public Map<String, Said> current() {
    Map<String, Said> current = new TreeMap<>();
    all.forEach(said -> current.put(said.property().name(), said));
    return current;
  }

  /** The value in force of one property, as JSON; empty if there is none, or only a long text. */
  public Optional<String> json(String name) {
    for (int i = all.size() - 1; i >= 0; i--) {
      if (all.get(i).property().name().equals(name)) {
        return all.get(i).property().json();
      }
    }
    return Optional.empty();
  }

  /**
   * Whether writing this would change nothing: the same writer has the last word, and said just so.
   *
   * @param texts the words of a long value, or null if they were erased
   */
  public boolean holds(
      String writer, String name, String json, Function<TextRef, @Nullable String> texts) {
    Said said = current().get(name);
    if (said == null || !said.writer().equals(writer)) {
      return false;
    }
    Property there = said.property();
    return there
        .json()
        .map(json::equals)
        .orElseGet(() -> there
            .text()
            .filter(ref -> ref.codePoints() == json.codePointCount(0, json.length()))
            .map(ref -> json.equals(texts.apply(ref)))
            .orElse(false));
  }

  Properties with(String writer, List<Property> written, long position) {
    List<Said> changed = new ArrayList<>(all);
    for (Property property : written) {
      changed.removeIf(
          said -> said.writer().equals(writer) && said.property().name().equals(property.name()));
      changed.add(new Said(writer, property, position));
    }
    return new Properties(changed);
  }

  Properties without(String writer) {
    return new Properties(
        all.stream().filter(said -> !said.writer().equals(writer)).toList());
  }

  void write(DataOutput out) throws IOException {
    out.writeInt(all.size());
    for (Said said : all) {
      out.writeUTF(said.writer());
      out.writeUTF(said.property().name());
      out.writeLong(said.position());
      out.writeBoolean(said.property().json().isPresent());
      if (said.property().json().isPresent()) {
        out.writeUTF(said.property().json().get());
      } else {
        TextRef ref = said.property().text().orElseThrow();
        out.writeUTF(ref.id().value());
        out.writeUTF(ref.hash().hex());
        out.writeInt(ref.codePoints());
      }
    }
  }

  static Properties read(DataInput in) throws IOException {
    int size = in.readInt();
    List<Said> all = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      String writer = in.readUTF();
      String name = in.readUTF();
      long position = in.readLong();
      Property property =
          in.readBoolean() ? Property.of(name, in.readUTF()) : Property.of(name, text(in));
      all.add(new Said(writer, property, position));
    }
    return size == 0 ? NONE : new Properties(all);
  }

  private static TextRef text(DataInput in) throws IOException {
    return new TextRef(new TextId(in.readUTF()), Bytes.ofHex(in.readUTF()), in.readInt());
  }
}
