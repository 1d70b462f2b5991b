package dev.cairn.engine.recall;

import dev.cairn.operation.CheckAction;
import dev.cairn.text.Accents;
import dev.cairn.text.PlainText;
import dev.cairn.text.call.CallReader;
import dev.cairn.text.call.ReadCall;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * The calls that an action may be taken for: as it is written, and as it looks if that is another. What a rule
 * forbids stays forbidden in letters that only look like its own.
 */
final class AskedCalls {
  private AskedCalls() {}

  static List<ReadCall> of(CheckAction request, CallReader reader) {
    String tool = request.tool().map(Object::toString).orElse("");
    Map<String, Object> args = request.args().orElse(Map.of());
    String said = said(request);
    List<ReadCall> calls = new ArrayList<>();
    calls.add(reader.read(said, tool, args));
    String seen = Accents.folded(PlainText.seen(said));
    Map<String, Object> seenArgs = map(args, PlainText::seen);
    if (!seen.equals(said) || !seenArgs.equals(args)) {
      calls.add(reader.read(seen, tool, seenArgs));
    }
    return calls;
  }

  /** What an agent is about to do, and the error it tries to mend. */
  private static String said(CheckAction request) {
    return request.error().map(error -> request.action() + "\n" + error).orElse(request.action());
  }

  private static Map<String, Object> map(Map<?, ?> args, UnaryOperator<String> change) {
    Map<String, Object> changed = new LinkedHashMap<>();
    args.forEach((key, value) -> changed.put(String.valueOf(key), value(value, change)));
    return changed;
  }

  private static Object value(Object value, UnaryOperator<String> change) {
    if (value instanceof Map<?, ?> map) {
      return map(map, change);
    }
    if (value instanceof List<?> list) {
      List<Object> changed = new ArrayList<>();
      list.forEach(each -> changed.add(value(each, change)));
      return changed;
    }
    return value instanceof String text ? change.apply(text) : value;
  }
}
