package dev.cairn.server.operation;

import dev.cairn.fault.CairnException;
import dev.cairn.fault.Code;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Reads a request strictly: one JSON object, nothing behind it, no key twice, not too deep, not too large.
 *
 * <p>The tree is built here and not by the library, because a refusal must name the path of the field.
 */
public final class RequestReader {
  public static final int BYTES_MAX = 20 * 1024 * 1024;
  static final int DEPTH_MAX = 64;

  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  /** Making one takes longer than most requests; it holds no state of theirs. */
  private static final JsonMapper MAPPER = JsonMapper.builder(JsonFactory.builder()
          .streamReadConstraints(
              StreamReadConstraints.builder().maxStringLength(BYTES_MAX).build())
          .build())
      .build();

  public ObjectNode read(byte[] bytes) {
    if (bytes.length > BYTES_MAX) {
      throw tooLarge();
    }
    return read(Utf8.withoutMark(Utf8.decode(null, "the request", bytes)));
  }

  static CairnException tooLarge() {
    return new CairnException(
        Code.TOO_LARGE, null, "the request has more than %,d bytes; split it".formatted(BYTES_MAX));
  }

  private ObjectNode read(String json) {
    try (JsonParser parser = MAPPER.createParser(json)) {
      JsonToken first = parser.nextToken();
      if (first == null) {
        throw refused(null, "the request is empty; it must be a JSON object, such as {}");
      }
      JsonNode node = node(parser, "", 0);
      if (parser.nextToken() != null) {
        throw refused(null, "there is more behind the end of the JSON object" + at(parser));
      }
      if (node instanceof ObjectNode object) {
        return object;
      }
      throw refused(
          null, "the request must be a JSON object, was " + Values.kind(node).strip());
    } catch (JacksonException e) {
      throw refused(
          null, "the request is not JSON: " + e.getOriginalMessage() + at(e.getLocation()));
    }
  }

  private static JsonNode node(JsonParser parser, String path, int depth) {
    if (depth > DEPTH_MAX) {
      throw refused(path, "the request is nested deeper than " + DEPTH_MAX + " levels");
    }
    return switch (parser.currentToken()) {
      case START_OBJECT -> object(parser, path, depth);
      case START_ARRAY -> array(parser, path, depth);
      case VALUE_STRING -> NODES.stringNode(encodable(path, parser.getString()));
      case VALUE_NUMBER_INT -> whole(parser);
      case VALUE_NUMBER_FLOAT -> decimal(parser, path);
      case VALUE_TRUE -> NODES.booleanNode(true);
      case VALUE_FALSE -> NODES.booleanNode(false);
      case VALUE_NULL -> NODES.nullNode();
      default -> throw refused(path, "the request is not JSON" + at(parser));
    };
  }

  private static ObjectNode object(JsonParser parser, String path, int depth) {
    ObjectNode object = NODES.objectNode();
    while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
      String name = encodable(path, parser.currentName());
      String full = path.isEmpty() ? name : path + "." + name;
      parser.nextToken();
      JsonNode value = node(parser, full, depth + 1);
      if (object.has(name)) {
        throw refused(full, "field '" + name + "' is there twice; keep one");
      }
      object.set(name, value);
    }
    return object;
  }

  private static ArrayNode array(JsonParser parser, String path, int depth) {
    ArrayNode array = NODES.arrayNode();
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      array.add(node(parser, path + "[" + array.size() + "]", depth + 1));
    }
    return array;
  }

  private static JsonNode whole(JsonParser parser) {
    return parser.getNumberType() == JsonParser.NumberType.BIG_INTEGER
        ? NODES.numberNode(parser.getBigIntegerValue())
        : NODES.numberNode(parser.getLongValue());
  }

  private static JsonNode decimal(JsonParser parser, String path) {
    double value = parser.getDoubleValue();
    if (!Double.isFinite(value)) {
      throw refused(path, path + " is too large for a number: " + parser.getString());
    }
    return NODES.numberNode(value);
  }

  /** JSON can spell half a character as an escape; nothing behind this door could write it down. */
  private static String encodable(String path, String text) {
    if (text.codePoints().anyMatch(c -> Character.getType(c) == Character.SURROGATE)) {
      throw refused(path, path + " holds a lone surrogate, which is no character");
    }
    return text;
  }

  private static String at(JsonParser parser) {
    return at(parser.currentTokenLocation());
  }

  private static String at(@Nullable TokenStreamLocation location) {
    return location == null || location.getLineNr() < 1
        ? ""
        : " (line " + location.getLineNr() + ", column " + location.getColumnNr() + ")";
  }

  private static CairnException refused(@Nullable String path, String message) {
    String field = path == null || path.isEmpty() ? null : path;
    return new CairnException(Code.INVALID_ARGUMENT, field, message);
  }
}
