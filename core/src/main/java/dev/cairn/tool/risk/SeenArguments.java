package dev.cairn.tool.risk;

import dev.cairn.log.Risk;
import dev.cairn.text.call.ReadCall.Code;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The arguments of a call as they look: what was hidden in the spelling is taken out. */
final class SeenArguments {
  private static final WordGroups KEYS = WordGroups.in("argument-keys.txt");
  private static final int DEPTH_MAX = 16;
  private static final int VALUES_MAX = 2_000;
  private static final Set<String> LIVE = Set.of("prod", "production", "live", "prd");

  /** One value: its key in lower case with underscores, and its text. */
  record Value(String key, String text) {}

  private final List<Value> all = new ArrayList<>();
  private Map<String, Object> values = Map.of();
  private int left;
  private boolean cut;
  private boolean deep;
  private boolean live;
  private Optional<String> workspace = Optional.empty();

  private SeenArguments(int most) {
    this.left = most;
  }

  /** Reads at most so many characters. */
  static SeenArguments of(Map<String, Object> args, int most) {
    SeenArguments seen = new SeenArguments(most);
    Map<String, Object> values = new LinkedHashMap<>();
    args.forEach((key, value) -> values.put(key, seen.value(key, value, 0)));
    seen.values = values;
    return seen;
  }

  Map<String, Object> values() {
    return values;
  }

  List<Value> all() {
    return all;
  }

  /** Whether something was too long, too deep or too much to be read whole. */
  boolean isCut() {
    return cut;
  }

  /** Whether something lies too deep or behind too much to be seen at all. */
  boolean isDeep() {
    return deep;
  }

  /** Whether a key says that its value is run. */
  boolean mayRun() {
    return all.stream().anyMatch(value -> KEYS.of("run").contains(value.key()));
  }

  /** Whether there is a program in one argument and its words in a list beside it. */
  boolean isProgram() {
    boolean words = List.of("args", "argv", "arguments").stream()
        .anyMatch(key -> values.get(key) instanceof List);
    return words
        && (values.get("command") instanceof String || values.get("cmd") instanceof String);
  }

  /** Whether a setting names something that others use now. */
  boolean isLive() {
    return live;
  }

  Optional<String> workspace() {
    return workspace;
  }

  private Object value(String key, Object value, int depth) {
    if (depth > DEPTH_MAX || all.size() > VALUES_MAX) {
      cut = true;
      deep = true;
      return "";
    }
    if (value instanceof Map<?, ?> map) {
      Map<String, Object> seen = new LinkedHashMap<>();
      map.forEach((name, each) ->
          seen.put(String.valueOf(name), value(String.valueOf(name), each, depth + 1)));
      return seen;
    }
    if (value instanceof Iterable<?> list) {
      List<Object> seen = new ArrayList<>();
      list.forEach(each -> seen.add(value(key, each, depth + 1)));
      return seen;
    }
    if (value instanceof String text) {
      boolean tooLong = text.length() > left;
      cut |= tooLong;
      String head = Spelling.seen(tooLong ? text.substring(0, Math.max(0, left)) : text);
      left -= head.length();
      note(key, head);
      return head;
    }
    note(key, String.valueOf(value));
    return value == null ? "" : value;
  }

  private void note(String key, String text) {
    String plain =
        String.join("_", Spelling.words(key.length() > 100 ? key.substring(0, 100) : key));
    all.add(new Value(plain, text));
    if (KEYS.of("workspace").contains(plain) && workspace.isEmpty()) {
      workspace = Optional.of(text);
    }
    if (KEYS.of("place").contains(plain)) {
      live |= List.of(text.toLowerCase(Locale.ROOT).split("[^a-z]+", -1)).stream()
          .anyMatch(LIVE::contains);
    }
  }

  /** What stands behind a key of code. */
  List<Code> code() {
    return all.stream()
        .filter(value -> KEYS.of("code").contains(value.key()))
        .map(value -> new Code("", value.text()))
        .toList();
  }

  /** Outside, looking is a matter of trust and changing a danger; all there is, too. */
  List<Found> paths(Risk tool, Places places) {
    List<Found> found = new ArrayList<>();
    for (Value value : all) {
      boolean path = value.text().indexOf('\n') < 0
          && List.of(value.key().split("_", -1)).stream().anyMatch(KEYS.of("path")::contains)
          && !KEYS.of("workspace").contains(value.key());
      if (path) {
        Risk risk = tool == Risk.SAFE
            ? places.isSecret(value.text())
                ? Risk.DANGEROUS
                : outside(value.text(), places) ? Risk.MODERATE : Risk.SAFE
            : outside(value.text(), places) || Places.isBroad(value.text())
                ? Risk.DANGEROUS
                : Risk.SAFE;
        if (risk != Risk.SAFE) {
          found.add(new Found(risk, "leads out of the workspace, by '" + value.key() + "'"));
        }
      }
    }
    return found;
  }

  private static boolean outside(String path, Places places) {
    if (path.contains("://") && !path.startsWith("file://")) {
      return false;
    }
    return switch (places.of(path)) {
      case WORKSPACE, RECREATABLE, SCRATCH, SINK -> false;
      case PERSISTENCE, SECRET, SYSTEM, HOME, DEVICE -> true;
      case OUTSIDE -> !places.workspace().isEmpty() || path.startsWith("..");
    };
  }
}
