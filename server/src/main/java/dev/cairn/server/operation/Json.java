package dev.cairn.server.operation;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.nio.charset.StandardCharsets;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.PropertyNamingStrategies;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.cfg.DateTimeFeature;
import tools.jackson.databind.cfg.EnumFeature;
import tools.jackson.databind.json.JsonMapper;

/** Writes answers: snake_case fields in the order of the record, what is absent left out. */
public final class Json {
  private static final JsonMapper COMPACT = JsonMapper.builder()
      .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
      .changeDefaultPropertyInclusion(
          value -> value.withValueInclusion(JsonInclude.Include.NON_ABSENT))
      .enable(EnumFeature.WRITE_ENUMS_TO_LOWERCASE)
      .disable(DateTimeFeature.WRITE_DATES_AS_TIMESTAMPS)
      .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
      .build();
  private static final JsonMapper INDENTED =
      COMPACT.rebuild().enable(SerializationFeature.INDENT_OUTPUT).build();

  /** On one line, for programs. */
  public String compact(Object answer) {
    return COMPACT.writeValueAsString(answer);
  }

  /** On many lines, for people. */
  public String indented(Object answer) {
    return INDENTED.writeValueAsString(answer);
  }

  public byte[] bytes(Object answer) {
    return compact(answer).getBytes(StandardCharsets.UTF_8);
  }

  /** As a tree, for doors that build a larger document around it. */
  public JsonNode tree(Object answer) {
    return COMPACT.valueToTree(answer);
  }
}
