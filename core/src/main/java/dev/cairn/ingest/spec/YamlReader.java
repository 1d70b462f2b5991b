package dev.cairn.ingest.spec;

import dev.cairn.ingest.Shown;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Parse;
import org.snakeyaml.engine.v2.events.AliasEvent;
import org.snakeyaml.engine.v2.events.CollectionStartEvent;
import org.snakeyaml.engine.v2.events.DocumentStartEvent;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.events.MappingStartEvent;
import org.snakeyaml.engine.v2.events.NodeEvent;
import org.snakeyaml.engine.v2.events.ScalarEvent;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;

/**
 * Reads the part of YAML a spec needs: objects, lists and values. It works on the parser's events, so no
 * alias is ever followed, no tag makes an object, and reading stops where nesting becomes too deep.
 */
final class YamlReader {
  static final int LENGTH_MAX = 256 * 1024;

  /** Four loops, a step in them and a list in its properties take twenty. */
  static final int DEPTH_MAX = 24;

  private static final char BYTE_ORDER_MARK = '\uFEFF';

  private final Problems problems;
  private final Iterator<Event> events;
  private Mark last = Mark.START;

  private YamlReader(Problems problems, Iterator<Event> events) {
    this.problems = problems;
    this.events = events;
  }

  /** The one document in the text. Refuses, with all that was found until then, what cannot be read on. */
  static Yaml read(String text, Problems problems) {
    if (text.length() > LENGTH_MAX) {
      problems.add(Mark.START, "a spec has at most " + LENGTH_MAX / 1024 + " KiB");
      throw problems.refusal();
    }
    String yaml = !text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK ? text.substring(1) : text;
    refuseUnprintable(yaml, problems);
    LoadSettings settings = LoadSettings.builder().setLabel("spec").build();
    YamlReader reader =
        new YamlReader(problems, new Parse(settings).parseString(yaml).iterator());
    try {
      return reader.document();
    } catch (MarkedYamlEngineException wrong) {
      Mark at = wrong.getProblemMark().map(Mark::of).orElse(reader.last);
      problems.add(at, "not YAML: " + wrong.getProblem());
    } catch (YamlEngineException wrong) {
      problems.add(reader.last, "not YAML: " + wrong.getMessage());
    }
    throw problems.refusal();
  }

  private static void refuseUnprintable(String yaml, Problems problems) {
    int line = 1;
    int column = 1;
    for (int i = 0; i < yaml.length(); i += Character.charCount(yaml.codePointAt(i))) {
      int c = yaml.codePointAt(i);
      boolean breaks = c == '\n';
      if (!isPrintable(c)) {
        problems.add(
            new Mark(line, column),
            "a character that cannot be printed: " + Shown.of(Character.toString(c)));
        throw problems.refusal();
      }
      line += breaks ? 1 : 0;
      column = breaks ? 1 : column + 1;
    }
  }

  private static boolean isPrintable(int c) {
    boolean control = Character.isISOControl(c) && c != '\t' && c != '\n' && c != '\r' && c != 0x85;
    boolean noCharacter = c == 0xFFFE || c == 0xFFFF;
    return !control && !noCharacter && Character.getType(c) != Character.SURROGATE;
  }

  private Yaml document() {
    Event event = next();
    while (!(event instanceof NodeEvent)) {
      if (!events.hasNext()) {
        problems.add(Mark.START, "the spec is empty");
        throw problems.refusal();
      }
      event = next();
    }
    Yaml root = node((NodeEvent) event, 1);
    while (events.hasNext()) {
      if (next() instanceof DocumentStartEvent) {
        problems.add(last, "a second document; write one spec per text");
        break;
      }
    }
    return root;
  }

  private Event next() {
    Event event = events.next();
    event.getStartMark().ifPresent(mark -> last = Mark.of(mark));
    return event;
  }

  private Yaml node(NodeEvent event, int depth) {
    Mark at = last;
    if (depth > DEPTH_MAX) {
      problems.add(at, "nested deeper than " + DEPTH_MAX);
      throw problems.refusal();
    }
    if (event instanceof AliasEvent) {
      problems.add(at, "aliases are not allowed; write the value out");
      return new Yaml.Scalar(at, "", false);
    }
    if (event.getAnchor().isPresent()) {
      problems.add(at, "anchors are not allowed; write the value out where it is needed");
    }
    tag(event).ifPresent(tag -> problems.add(at, "tags are not allowed: " + Shown.of(tag)));
    if (event instanceof ScalarEvent scalar) {
      return new Yaml.Scalar(at, scalar.getValue(), !scalar.isPlain());
    }
    return event instanceof MappingStartEvent ? mapping(at, depth) : sequence(at, depth);
  }

  private static Optional<String> tag(NodeEvent event) {
    if (event instanceof ScalarEvent scalar) {
      return scalar.getTag();
    }
    return event instanceof CollectionStartEvent start ? start.getTag() : Optional.empty();
  }

  private Yaml sequence(Mark at, int depth) {
    List<Yaml> items = new ArrayList<>();
    while (next() instanceof NodeEvent event) {
      items.add(node(event, depth + 1));
    }
    return new Yaml.Sequence(at, items);
  }

  private Yaml mapping(Mark at, int depth) {
    Map<String, Yaml.Entry> entries = new LinkedHashMap<>();
    while (next() instanceof NodeEvent event) {
      Yaml key = node(event, depth + 1);
      Yaml value = node((NodeEvent) next(), depth + 1);
      if (!(key instanceof Yaml.Scalar name)) {
        problems.add(key.at(), "a key must be a word, not " + key.kind());
      } else if (entries.putIfAbsent(name.text(), new Yaml.Entry(key.at(), value)) != null) {
        problems.add(key.at(), "key " + Shown.of(name.text()) + " stands here twice");
      }
    }
    return new Yaml.Mapping(at, entries);
  }
}
