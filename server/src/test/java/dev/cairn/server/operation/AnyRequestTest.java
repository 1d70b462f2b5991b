package dev.cairn.server.operation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.Cairn;
import dev.cairn.Settings;
import dev.cairn.fault.CairnException;
import dev.cairn.fault.Code;
import dev.cairn.log.ContextName;
import dev.cairn.log.Via;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;
import net.jqwik.api.lifecycle.AfterContainer;
import net.jqwik.api.lifecycle.BeforeContainer;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Whatever is sent, the answer is an answer or a refusal, and a refusal has written nothing. */
class AnyRequestTest {
  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
  private static final Registry REGISTRY = new Registry();

  /** Not among them: what needs a file, and would write wherever chance points. */
  private static final List<String> OPERATIONS = REGISTRY.operations().stream()
      .filter(operation -> operation.stream() != Bound.Stream.UPLOAD)
      .map(Bound::name)
      .filter(name -> !name.equals("backup"))
      .toList();

  /** {@code unavailable} answers a position that lies ahead of the log. */
  private static final Set<Code> REFUSALS = Set.of(
      Code.INVALID_ARGUMENT, Code.TOO_LARGE, Code.NOT_FOUND, Code.CONFLICT, Code.UNAVAILABLE);

  private static Cairn cairn;

  @BeforeContainer
  static void open() {
    cairn = Cairn.open(Settings.inMemory());
    ask("start_episode", "{\"id\": \"e\"}");
  }

  @AfterContainer
  static void close() {
    cairn.close();
  }

  private static void ask(String operation, String request) {
    Caller caller =
        Caller.of(cairn, ContextName.DEFAULT, Via.PERSON).download(OutputStream.nullOutputStream());
    REGISTRY.answer(operation, request.getBytes(StandardCharsets.UTF_8), caller);
  }

  @Property(tries = 2000)
  void anyObjectIsAnsweredOrRefused(
      @ForAll("operations") String operation, @ForAll("objects") JsonNode request) {
    answeredOrRefused(operation, request.toString());
  }

  @Property(tries = 500)
  void anyTextIsAnsweredOrRefused(
      @ForAll("operations") String operation, @ForAll("scraps") String request) {
    answeredOrRefused(operation, request);
  }

  private static void answeredOrRefused(String operation, String request) {
    long before = position();
    try {
      ask(operation, request);
    } catch (CairnException e) {
      assertThat(REFUSALS).contains(e.code());
      assertThat(e.getMessage()).isNotBlank();
      assertThat(position()).as("a refusal writes nothing").isEqualTo(before);
    }
  }

  private static long position() {
    return cairn.contexts().contexts().stream()
        .mapToLong(item -> item.position())
        .sum();
  }

  @Provide
  Arbitrary<String> operations() {
    return Arbitraries.of(OPERATIONS);
  }

  /** Texts that look a little like JSON. */
  @Provide
  Arbitrary<String> scraps() {
    return Arbitraries.strings()
        .withChars("{}[]\",:0123456789.eE+-\\u truefalsn")
        .ofMaxLength(40);
  }

  /** Objects whose fields are mostly known and whose values are mostly wrong. */
  @Provide
  Arbitrary<JsonNode> objects() {
    List<String> known = REGISTRY.operations().stream()
        .flatMap(operation -> operation.allFields().stream())
        .map(FieldShape::name)
        .distinct()
        .toList();
    Arbitrary<String> names =
        Arbitraries.oneOf(Arbitraries.of(known), Arbitraries.strings().ofMaxLength(5));
    return Combinators.combine(names.list().ofMaxSize(5), values(2).list().ofSize(5))
        .as((keys, values) -> {
          ObjectNode object = NODES.objectNode();
          for (int i = 0; i < keys.size(); i++) {
            object.set(keys.get(i), values.get(i));
          }
          return object;
        });
  }

  private static Arbitrary<JsonNode> values(int depth) {
    Arbitrary<JsonNode> simple = Arbitraries.oneOf(
        Arbitraries.of(
                "e",
                "user",
                "tool",
                "repo:x",
                "default",
                "seed",
                "entries",
                "",
                "2026-01-31T12:00:00Z")
            .map(NODES::stringNode),
        Arbitraries.strings().ofMaxLength(20).map(NODES::stringNode),
        Arbitraries.longs().map(NODES::numberNode),
        Arbitraries.integers().between(-2, 5).map(NODES::numberNode),
        Arbitraries.doubles().map(NODES::numberNode),
        Arbitraries.of(true, false).map(NODES::booleanNode),
        Arbitraries.just(NODES.nullNode()));
    if (depth == 0) {
      return simple;
    }
    Arbitrary<JsonNode> lists = values(depth - 1).list().ofMaxSize(3).map(items -> {
      ArrayNode array = NODES.arrayNode();
      array.addAll(items);
      return array;
    });
    Arbitrary<JsonNode> objects = Arbitraries.maps(
            Arbitraries.strings().ofMaxLength(5), values(depth - 1))
        .ofMaxSize(3)
        .map(pairs -> {
          ObjectNode object = NODES.objectNode();
          pairs.forEach(object::set);
          return object;
        });
    return Arbitraries.frequencyOf(Tuple.of(6, simple), Tuple.of(1, lists), Tuple.of(1, objects));
  }
}
