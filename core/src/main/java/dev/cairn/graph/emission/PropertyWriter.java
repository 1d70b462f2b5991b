package dev.cairn.graph.emission;

import dev.cairn.graph.Properties;
import dev.cairn.log.Property;
import dev.cairn.log.TextRef;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** Turns property values into what the log keeps: short ones in the chain, long ones beside it. */
public final class PropertyWriter {
  /** Keys sorted: equal values have equal words. */
  private static final JsonMapper JSON = JsonMapper.builder()
      .enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS)
      .build();

  private final long inlineMax;
  private final Function<TextRef, @Nullable String> texts;
  private final Function<String, TextRef> keep;

  public PropertyWriter(
      long inlineMax, Function<TextRef, @Nullable String> texts, Function<String, TextRef> keep) {
    this.inlineMax = inlineMax;
    this.texts = texts;
    this.keep = keep;
  }

  List<Property> all(Map<String, Object> values) {
    return news("", new Properties(List.of()), values);
  }

  /** Only what the writer does not already have the last word on. */
  public List<Property> news(String writer, Properties there, Map<String, Object> values) {
    List<Property> news = new ArrayList<>();
    values.forEach((name, value) -> {
      String json = JSON.writeValueAsString(value);
      if (!there.holds(writer, name, json, texts)) {
        boolean isShort = json.length() <= inlineMax;
        news.add(isShort ? Property.of(name, json) : Property.of(name, keep.apply(json)));
      }
    });
    return news;
  }
}
