package dev.cairn.ingest;

import dev.cairn.fault.CairnException;
import dev.cairn.log.Bytes;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.text.Normalizer;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.format.DateTimeParseException;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/** A piece of text with tags: one node for the text, one per tag, and an edge from the text to each. */
public final class FragmentAdapter implements Adapter {
  private static final String NAME = "fragment";
  private static final int HASH_LETTERS = 16;

  @Override
  public String id() {
    return NAME;
  }

  @Override
  public String kind() {
    return NAME;
  }

  @Override
  public Emission emit(Map<String, Object> data) {
    Input input = Input.of(data, "text", "tags", "source", "date");
    SortedMap<String, Object> properties = properties(input);
    String fragment = "fragment:" + hash(properties);
    Gathering gathering = new Gathering();
    gathering.node(
        NAME,
        Map.of("id", fragment, "type", NAME, "dimension", "structure", "properties", properties));
    List<?> tags = input.list("tags");
    Set<String> seen = new HashSet<>();
    for (int i = 0; i < tags.size(); i++) {
      tag(gathering, seen, fragment, "tags[" + i + "]", tags.get(i));
    }
    return gathering.emission(NAME, Optional.empty());
  }

  private static SortedMap<String, Object> properties(Input input) {
    SortedMap<String, Object> properties = new TreeMap<>();
    properties.put("text", text(input));
    input.optionalKey("source").ifPresent(source -> properties.put("source", source));
    input.optionalKey("date").ifPresent(date -> properties.put("date", checkedDate(date)));
    return properties;
  }

  private static String text(Input input) {
    String text = input.text("text");
    if (text.isBlank()) {
      throw Input.invalid("text", "is blank; give the words of the fragment");
    }
    if (text.getBytes(StandardCharsets.UTF_8).length > Values.SIZE_MAX) {
      throw CairnException.tooLarge(
          "data.text",
          "text is over " + Values.SIZE_MAX / 1024 + " KiB; ingest it as a document instead");
    }
    return text;
  }

  private static String checkedDate(String date) {
    try {
      if (date.length() == "2000-01-01".length()) {
        LocalDate.parse(date);
      } else {
        OffsetDateTime.parse(date);
      }
      return date;
    } catch (DateTimeParseException wrong) {
      throw Input.invalid(
          "date",
          "must be a date or a time with its zone (2026-01-31 or 2026-01-31T12:00:00Z), not "
              + Shown.of(date));
    }
  }

  /** Each part goes in with its length, or "a" and "bc" would hash as "ab" and "c" do. */
  private static String hash(SortedMap<String, Object> properties) {
    MessageDigest digest = Bytes.sha256();
    for (String part : List.of("text", "source", "date")) {
      Object value = properties.get(part);
      byte[] bytes =
          value == null ? new byte[0] : value.toString().getBytes(StandardCharsets.UTF_8);
      digest.update((bytes.length + ":").getBytes(StandardCharsets.UTF_8));
      digest.update(bytes);
    }
    return Bytes.of(digest.digest()).hex().substring(0, HASH_LETTERS);
  }

  private static void tag(
      Gathering gathering, Set<String> seen, String fragment, String item, Object raw) {
    if (!(raw instanceof String written)) {
      gathering.reject(item, "a tag must be a string, not " + Shown.of(raw));
      return;
    }
    String tag = normalized(written);
    if (tag.isEmpty()) {
      gathering.reject(item, "tag " + Shown.of(written) + " is blank; leave it out");
      return;
    }
    String concept = "concept:" + tag;
    Map<String, Object> node = Map.of("id", concept, "type", "concept", "dimension", "semantic");
    if (seen.add(tag) && gathering.node(item, node)) {
      gathering.edge(
          item,
          Map.of(
              "source",
              fragment,
              "target",
              concept,
              "relation",
              "tagged_with",
              "contribution",
              1.0));
    }
  }

  /** One tag, however it is written: {@code #Travel} and {@code travel} are the same. */
  static String normalized(String tag) {
    String one = Normalizer.normalize(tag, Normalizer.Form.NFKC).toLowerCase(Locale.ROOT);
    // Lowering a letter can part it again: the Turkish capital I with a dot becomes two characters.
    one = Normalizer.normalize(one, Normalizer.Form.NFKC);
    int start = 0;
    while (start < one.length()
        && (one.charAt(start) == '#' || Character.isWhitespace(one.charAt(start)))) {
      start++;
    }
    return one.substring(start).strip();
  }
}
