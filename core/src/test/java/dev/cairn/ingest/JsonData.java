package dev.cairn.ingest;

import java.util.Map;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/** Requests as a door hands them in. Without any double quotes, single ones stand for them. */
public final class JsonData {
  private static final JsonMapper JSON = JsonMapper.builder().build();

  private JsonData() {}

  public static Map<String, Object> of(String json) {
    String strict = json.indexOf('"') < 0 ? json.replace('\'', '"') : json;
    return JSON.readValue(strict, new TypeReference<Map<String, Object>>() {});
  }
}
