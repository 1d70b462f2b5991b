package dev.cairn.tool;

import dev.cairn.log.ToolId;
import dev.cairn.log.ToolWrite;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** The tools there are, by their one name. */
public final class Catalogue {
  private final SortedMap<ToolId, ToolWrite> tools =
      new TreeMap<>(Comparator.comparing(ToolId::server).thenComparing(ToolId::tool));
  private long version;

  public Optional<ToolWrite> find(ToolId id) {
    return Optional.ofNullable(tools.get(id));
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
    tools.put(tool.tool(), tool);
  }

  void version(long position) {
    version = position;
  }
}
