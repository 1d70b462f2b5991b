package dev.cairn.tool;

import dev.cairn.log.TextRef;
import dev.cairn.log.ToolId;
import dev.cairn.log.ToolWrite;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/** The tools there are, by their one name. */
public final class Catalogue {
  private static final int VERSION_LETTERS = 16;

  private final SortedMap<ToolId, ToolWrite> tools =
      new TreeMap<>(Comparator.comparing(ToolId::server).thenComparing(ToolId::tool));
  private final Map<ToolId, List<ToolId>> uses = new HashMap<>();
  private final Map<ToolId, Set<TextRef>> earlier = new HashMap<>();
  private final Aliases aliases = new Aliases();
  private long version;

  public Optional<ToolWrite> find(ToolId id) {
    return Optional.ofNullable(tools.get(id));
  }

  /** Stands for what a tool says of itself: another once it says something else; empty if it says nothing. */
  public String version(ToolId id) {
    return find(id)
        .map(tool -> tool.definition().hash().hex().substring(0, VERSION_LETTERS))
        .orElse("");
  }

  /** What a tool said of itself before it said something else, in the order it was said. */
  public Set<TextRef> earlier(ToolId id) {
    return Collections.unmodifiableSet(earlier.getOrDefault(id, Set.of()));
  }

  /** The tool that is meant, also where its server was left out or glued to its name. */
  public ToolId resolve(ToolId written) {
    return tools.containsKey(written) ? written : aliases.meant(written).orElse(written);
  }

  /** What a capability is made of; nothing for a tool. */
  public List<ToolId> uses(ToolId capability) {
    return uses.getOrDefault(capability, List.of());
  }

  /** By server, then by tool. */
  public Collection<ToolWrite> all() {
    return Collections.unmodifiableCollection(tools.values());
  }

  public int size() {
    return tools.size();
  }

  /** The position of the event that last changed it; 0 if there was none. */
  public long version() {
    return version;
  }

  void put(ToolWrite tool) {
    ToolWrite before = tools.put(tool.tool(), tool);
    if (before != null && !before.definition().hash().equals(tool.definition().hash())) {
      earlier(tool.tool(), before.definition());
    }
    aliases.add(tool.tool());
  }

  void earlier(ToolId tool, TextRef definition) {
    Set<TextRef> said = earlier.computeIfAbsent(tool, it -> new LinkedHashSet<>());
    if (said.stream().noneMatch(known -> known.hash().equals(definition.hash()))) {
      said.add(definition);
    }
  }

  void uses(ToolId capability, List<ToolId> parts) {
    uses.put(capability, List.copyOf(parts));
  }

  void version(long position) {
    version = position;
  }
}
