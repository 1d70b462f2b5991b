package dev.cairn.tool;

import dev.cairn.index.Bag;
import dev.cairn.log.TextRef;
import dev.cairn.log.ToolId;
import dev.cairn.log.ToolWrite;
import dev.cairn.tool.flow.Ports;
import dev.cairn.tool.predict.Candidate;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;

/** A catalogue made ready to be searched. Immutable: all searches of one version share it. */
public final class ToolShelf {
  public static final ToolShelf EMPTY = new ToolShelf(0, List.of());

  private final long version;
  private final List<ToolEntry> tools;
  private final Map<ToolId, Integer> numbers = new HashMap<>();
  private final FieldIndex names;
  private final FieldIndex descriptions;
  private final FieldIndex parameters;
  private final FieldIndex servers;
  private final FieldIndex whole;

  private ToolShelf(long version, List<ToolEntry> tools) {
    this.version = version;
    this.tools = tools;
    tools.forEach(tool -> numbers.put(tool.write().tool(), numbers.size()));
    this.names = index(ToolEntry::nameWords);
    this.descriptions = index(ToolEntry::descriptionWords);
    this.parameters = index(ToolEntry::parameterWords);
    this.servers = index(ToolEntry::serverWords);
    this.whole = index(ToolEntry::allWords);
  }

  private FieldIndex index(Function<ToolEntry, Bag> field) {
    return new FieldIndex(tools.stream().map(field).toList());
  }

  /**
   * The shelf after this one. Tools that did not change are not read again.
   *
   * @param catalogue the tools as they are at {@code newVersion}, by server and tool
   * @param texts the definitions, as far as they were not erased
   */
  public ToolShelf next(
      long newVersion,
      List<ToolWrite> catalogue,
      Function<Collection<TextRef>, Map<TextRef, String>> texts) {
    Map<ToolWrite, ToolEntry> read = new HashMap<>();
    tools.forEach(tool -> read.put(tool.write(), tool));
    List<TextRef> unread = catalogue.stream()
        .filter(tool -> !read.containsKey(tool))
        .map(ToolWrite::definition)
        .toList();
    Map<TextRef, String> definitions = texts.apply(unread);
    List<ToolEntry> all = new ArrayList<>();
    for (ToolWrite tool : catalogue) {
      ToolEntry known = read.get(tool);
      all.add(
          known != null
              ? known
              : ToolEntry.of(tool, Optional.ofNullable(definitions.get(tool.definition()))));
    }
    return new ToolShelf(newVersion, List.copyOf(all));
  }

  /** The catalogue's version it was made of. */
  public long version() {
    return version;
  }

  public int size() {
    return tools.size();
  }

  ToolEntry tool(int number) {
    return tools.get(number);
  }

  /** The number of a tool, if anybody told of it. */
  public OptionalInt number(ToolId tool) {
    Integer number = numbers.get(tool);
    return number == null ? OptionalInt.empty() : OptionalInt.of(number);
  }

  /** Whether the name of a tool has all of these words. */
  boolean hasName(Collection<String> words) {
    return IntStream.range(0, size())
        .anyMatch(tool -> words.stream().allMatch(word -> names.has(word, tool)));
  }

  /** What each tool takes and gives. */
  public Map<ToolId, Ports> ports() {
    Map<ToolId, Ports> ports = new LinkedHashMap<>();
    tools.forEach(tool -> ports.put(tool.write().tool(), tool.ports()));
    return ports;
  }

  /** Every tool as one that may come next. */
  public List<Candidate> candidates() {
    return tools.stream().map(ToolEntry::candidate).toList();
  }

  /** The texts to be placed by their meaning, in the order of the tools. */
  List<String> meanings() {
    return tools.stream().map(ToolEntry::meaning).toList();
  }

  FieldIndex names() {
    return names;
  }

  FieldIndex descriptions() {
    return descriptions;
  }

  FieldIndex parameters() {
    return parameters;
  }

  FieldIndex servers() {
    return servers;
  }

  FieldIndex whole() {
    return whole;
  }

  /** What a measure was taken from, in words. */
  String evidence(ToolSignal signal, int tool, Set<String> asked) {
    return switch (signal) {
      case NAME -> named(names, tool, asked);
      case DESCRIPTION -> named(descriptions, tool, asked);
      case PARAMETERS -> named(parameters, tool, asked);
      case SERVER -> named(servers, tool, asked);
      case STEP_WORDS -> named(whole, tool, asked);
      case MEANING, STEP_MEANING -> "cosine above the average tool's";
    };
  }

  private static String named(FieldIndex field, int tool, Set<String> asked) {
    List<String> found = asked.stream().filter(word -> field.has(word, tool)).toList();
    return "BM25 of '" + String.join("', '", found) + "'";
  }
}
