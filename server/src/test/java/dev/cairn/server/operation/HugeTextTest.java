package dev.cairn.server.operation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.Cairn;
import dev.cairn.Settings;
import dev.cairn.fault.CairnException;
import dev.cairn.fault.Code;
import dev.cairn.log.ContextName;
import dev.cairn.log.Via;
import dev.cairn.operation.Operation.Kind;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** A megabyte in any text of any request is answered briefly or refused by name. */
@Tag("slow")
@DisplayName("A huge text in any field")
class HugeTextTest {
  private static final Registry REGISTRY = new Registry();
  private static final int CHARACTERS = 1024 * 1024;

  /** Whoever asks pays for the answer in tokens, so nothing huge is echoed. */
  private static final int ANSWER_MAX = 64 * 1024;

  private static final int REFUSAL_MAX = 4_200;

  private static final Set<Code> REFUSALS = Set.of(
      Code.INVALID_ARGUMENT,
      Code.TOO_LARGE,
      Code.NOT_FOUND,
      Code.CONFLICT,
      Code.UNAVAILABLE,
      Code.EVIDENCE_MISMATCH);

  private static final List<String> TEXTS = Stream.of(
          "x", "word ", "never a", "\"", "$(", "{\"a\":[", "\n- item", "é́", "a.b/c:", "SELECT (")
      .map(piece -> piece.repeat(CHARACTERS / piece.length()))
      .toList();

  private final Json json = new Json();

  @TempDir
  private Path folder;

  static Stream<String> operations() {
    return REGISTRY.operations().stream()
        .filter(operation -> operation.stream() != Bound.Stream.UPLOAD)
        .map(Bound::name);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("operations")
  @Timeout(value = 5, unit = TimeUnit.MINUTES)
  void isAnsweredBrieflyOrRefused(String name) {
    Bound<?, ?> operation = REGISTRY.operations().stream()
        .filter(each -> each.name().equals(name))
        .findFirst()
        .orElseThrow();
    try (Cairn cairn = Cairn.open(Settings.inMemory())) {
      ExampleWorld world = new ExampleWorld(cairn.context("examples"), folder);
      Caller caller = Caller.of(cairn, new ContextName("examples"), Via.PERSON);
      for (String example : operation.examples()) {
        JsonNode request = JsonMapper.shared().readTree(world.example(example));
        for (JsonNode huge : each(request)) {
          answeredOrRefused(operation, huge.toString().getBytes(StandardCharsets.UTF_8), caller);
        }
      }
    }
  }

  private void answeredOrRefused(Bound<?, ?> operation, byte[] request, Caller caller) {
    try {
      Answered answered = REGISTRY.answer(operation.name(), request, caller);
      if (operation.kind() == Kind.READ) {
        assertThat(json.compact(answered)).hasSizeLessThan(ANSWER_MAX);
      }
    } catch (CairnException e) {
      assertThat(REFUSALS).contains(e.code());
      assertThat(e.getMessage()).hasSizeLessThan(REFUSAL_MAX);
      assertThat(e.field().orElse("")).hasSizeLessThan(REFUSAL_MAX);
    }
  }

  /** The request once for each of its texts and each huge one in its place. */
  private static List<JsonNode> each(JsonNode request) {
    List<JsonNode> all = new ArrayList<>();
    int texts = count(request);
    for (int i = 0; i < texts; i++) {
      for (String huge : TEXTS) {
        JsonNode copy = request.deepCopy();
        replace(copy, new int[] {i}, huge);
        all.add(copy);
      }
    }
    return all;
  }

  private static int count(JsonNode node) {
    return node.isString()
        ? 1
        : node.valueStream().mapToInt(HugeTextTest::count).sum();
  }

  private static void replace(JsonNode node, int[] left, String huge) {
    if (node instanceof ObjectNode object) {
      for (String name : List.copyOf(object.propertyNames())) {
        if (object.get(name).isString()) {
          if (left[0]-- == 0) {
            object.put(name, huge);
          }
        } else {
          replace(object.get(name), left, huge);
        }
      }
    } else if (node instanceof ArrayNode list) {
      for (int i = 0; i < list.size(); i++) {
        if (list.get(i).isString()) {
          if (left[0]-- == 0) {
            list.set(i, list.stringNode(huge));
          }
        } else {
          replace(list.get(i), left, huge);
        }
      }
    }
  }
}
