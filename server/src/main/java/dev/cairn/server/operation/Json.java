package dev.cairn.server.operation;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.cairn.explain.Explanation;
import java.nio.charset.StandardCharsets;
import java.util.List;
import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.SerializationConfig;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.cfg.DateTimeFeature;
import tools.jackson.databind.cfg.EnumFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.ser.BeanPropertyWriter;
import tools.jackson.databind.ser.ValueSerializerModifier;

/**
 * Writes answers: snake_case fields in the order of the record, what is absent left out. Of what was
 * {@link Answered} explanations are left out too unless they were asked for: nine tenths of an answer are
 * explanations, and whoever reads it pays for them.
 */
public final class Json {
  /** The field of every answer that tells what its reader should know first. */
  public static final String NOTICE = "notice";

  private static final JsonMapper EXPLAINED = JsonMapper.builder()
      .propertyNamingStrategy(new FieldNames())
      .changeDefaultPropertyInclusion(
          value -> value.withValueInclusion(JsonInclude.Include.NON_ABSENT))
      .enable(EnumFeature.WRITE_ENUMS_TO_LOWERCASE)
      .disable(DateTimeFeature.WRITE_DATES_AS_TIMESTAMPS)
      .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
      .build();
  private static final JsonMapper BRIEF = EXPLAINED
      .rebuild()
      .addModule(new SimpleModule().setSerializerModifier(new Unexplained()))
      .build();

  /** On one line, for programs. */
  public String compact(Object answer) {
    return mapper(answer).writeValueAsString(value(answer));
  }

  /** On many lines, for people. */
  public String indented(Object answer) {
    return mapper(answer)
        .writer()
        .with(SerializationFeature.INDENT_OUTPUT)
        .writeValueAsString(value(answer));
  }

  public byte[] bytes(Object answer) {
    return compact(answer).getBytes(StandardCharsets.UTF_8);
  }

  /** As a tree, for doors that build a larger document around it. */
  public JsonNode tree(Object answer) {
    return mapper(answer).valueToTree(value(answer));
  }

  private static JsonMapper mapper(Object answer) {
    return answer instanceof Answered answered && !answered.why() ? BRIEF : EXPLAINED;
  }

  private static Object value(Object answer) {
    if (!(answer instanceof Answered answered)) {
      return answer;
    }
    return answered
        .notice()
        .<Object>map(notice -> noticed(mapper(answer).valueToTree(answered.answer()), notice))
        .orElse(answered.answer());
  }

  /** The same document, with a notice before any it has. */
  private static JsonNode noticed(JsonNode document, String notice) {
    if (document instanceof ObjectNode object) {
      String own = object.path(NOTICE).asString("");
      object.put(NOTICE, own.isEmpty() ? notice : notice + "; " + own);
    }
    return document;
  }

  /** Leaves out every field that holds an explanation. */
  private static final class Unexplained extends ValueSerializerModifier {
    private static final long serialVersionUID = 1L;

    @Override
    public List<BeanPropertyWriter> changeProperties(
        SerializationConfig config,
        BeanDescription.Supplier description,
        List<BeanPropertyWriter> properties) {
      return properties.stream()
          .filter(property -> !explains(property.getType()))
          .toList();
    }

    private static boolean explains(JavaType type) {
      JavaType held = type.isReferenceType() ? type.getReferencedType() : type;
      return held.hasRawClass(Explanation.class);
    }
  }
}
