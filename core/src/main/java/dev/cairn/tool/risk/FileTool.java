package dev.cairn.tool.risk;

import dev.cairn.log.Risk;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Tools for files: what they do is in their verb, and where, in their path. What they write is data. */
final class FileTool {
  private static final WordGroups WORDS = WordGroups.in("file-tools.txt");
  private static final Set<String> PATH_KEYS = Set.copyOf(WORDS.of("path-key"));
  private static final Set<String> TARGET_KEYS = Set.copyOf(WORDS.of("target-key"));
  private static final int VALUES_MAX = 200;

  /** Rights for everybody, or those of its owner for whoever runs it. */
  private static final Pattern OPEN_MODES =
      Pattern.compile("0?o?0?777|0?o?0?666|0?o?[4267]\\d{3}|[ugoa]*\\+.*s.*|[oa]\\+.*w.*");

  private final Places places;
  private final List<String> paths = new ArrayList<>();
  private final List<String> targets = new ArrayList<>();
  private boolean recursive;
  private boolean opens;

  private FileTool(Places places) {
    this.places = places;
  }

  /** Whether its name is that of a tool for files: a known verb, and a file or a server of files. */
  static boolean isOne(String server, String name) {
    return verb(server, name).isPresent();
  }

  private static Optional<String> verb(String server, String name) {
    List<String> words = Spelling.words(name);
    boolean files = Spelling.words(server).stream().anyMatch(WORDS.of("server")::contains);
    boolean noun = words.stream().anyMatch(WORDS.of("noun")::contains);
    boolean only = words.stream()
        .allMatch(word -> WORDS.of("noun").contains(word)
            || WORDS.of("filler").contains(word)
            || verbOf(word).isPresent());
    return (files || noun) && only
        ? words.stream().map(FileTool::verbOf).flatMap(Optional::stream).findFirst()
        : Optional.empty();
  }

  private static Optional<String> verbOf(String word) {
    return List.of("reads", "writes", "creates", "moves", "copies", "deletes").stream()
        .filter(effect -> WORDS.of(effect).contains(word))
        .findFirst();
  }

  /** The class of a call, if it is one of a file tool and names a path. */
  static Optional<Found> risk(String server, String name, Map<String, Object> args, Places places) {
    Optional<String> verb = verb(server, name);
    FileTool tool = new FileTool(places);
    args.forEach(tool::collect);
    if (verb.isEmpty() || (tool.paths.isEmpty() && tool.targets.isEmpty())) {
      return Optional.empty();
    }
    Risk risk = tool.risk(verb.get(), Spelling.words(name));
    return Optional.of(new Found(risk, "a tool that " + verb.get() + " files, by its paths"));
  }

  private Risk risk(String verb, List<String> words) {
    FileEffects files = new FileEffects(places);
    List<String> all = new ArrayList<>(paths);
    all.addAll(targets);
    if (opens) {
      return Risk.DANGEROUS;
    }
    return switch (verb) {
      case "reads" -> files.read(all);
      case "creates" -> files.created(all);
      case "moves" -> files.copied(all, true);
      case "copies" -> files.copied(all, false);
      case "deletes" ->
        files.deleted(all, recursive || words.contains("directory") || words.contains("folder"));
      default -> files.written(all);
    };
  }

  private void collect(String key, Object value) {
    String plain = key.toLowerCase(Locale.ROOT).replace("_", "").replace("-", "");
    boolean open =
        plain.equals("mode") && OPEN_MODES.matcher(String.valueOf(value)).matches();
    opens |= open;
    if (value instanceof Map<?, ?> map) {
      map.forEach((inner, each) -> collect(String.valueOf(inner), each));
    } else if (value instanceof Iterable<?> list) {
      list.forEach(each -> collect(key, each));
    } else if (value instanceof String text && paths.size() + targets.size() < VALUES_MAX) {
      if (TARGET_KEYS.contains(plain)) {
        targets.add(text);
      } else if (PATH_KEYS.contains(plain)) {
        paths.add(text);
      }
    } else if (plain.equals("recursive")) {
      recursive |= Boolean.TRUE.equals(value);
    }
  }
}
