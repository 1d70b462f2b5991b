package dev.cairn.graph.emission;

import dev.cairn.log.GraphEvent.SpecLoaded;
import java.util.Collection;
import java.util.Collections;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** The declarative adapters in service, by name. */
public final class Specs {
  /** One of them, and the position of the event that loaded it. */
  public record Loaded(SpecLoaded event, long position) {}

  private final SortedMap<String, Loaded> byName = new TreeMap<>();

  public Optional<Loaded> find(String name) {
    return Optional.ofNullable(byName.get(name));
  }

  public Collection<Loaded> all() {
    return Collections.unmodifiableCollection(byName.values());
  }

  void put(Loaded loaded) {
    byName.put(loaded.event().name(), loaded);
  }

  void remove(String name) {
    byName.remove(name);
  }
}
