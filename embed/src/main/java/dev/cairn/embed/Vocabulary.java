package dev.cairn.embed;

import dev.cairn.fault.CairnException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.Map;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The pieces of words a model knows, each with its number, read from the file beside the model. */
final class Vocabulary {
  private final Map<String, Integer> ids;

  private Vocabulary(Map<String, Integer> ids) {
    this.ids = ids;
  }

  static Vocabulary read(InputStream json) {
    try {
      JsonNode root = new JsonMapper().readTree(json);
      expect(root, "BertNormalizer", "/normalizer/type");
      expect(root, "true", "/normalizer/lowercase");
      expect(root, "BertPreTokenizer", "/pre_tokenizer/type");
      expect(root, "WordPiece", "/model/type");
      Map<String, Integer> ids = new HashMap<>();
      for (Map.Entry<String, JsonNode> piece : root.at("/model/vocab").properties()) {
        ids.put(piece.getKey(), piece.getValue().intValue());
      }
      return new Vocabulary(ids);
    } catch (JacksonException e) {
      throw CairnException.corrupt("the tokenizer file beside the model cannot be read", e);
    }
  }

  /** The way of cutting words is ours, so it must be the one the model was trained with. */
  private static void expect(JsonNode root, String value, String at) {
    String found = root.at(at).asString("");
    if (!found.equals(value)) {
      throw CairnException.corrupt(
          "the tokenizer file says " + at + " is '" + found + "', expected '" + value + "'", null);
    }
  }

  /** The number of a piece, or -1. */
  int find(String piece) {
    return ids.getOrDefault(piece, -1);
  }

  /** The number of a piece that must be there. */
  int mark(String piece) {
    int id = find(piece);
    if (id < 0) {
      throw CairnException.corrupt("the tokenizer file lacks " + piece, null);
    }
    return id;
  }
}
