package dev.cairn.graph.enrichment;

import it.unimi.dsi.fastutil.ints.Int2LongOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.NavigableSet;
import java.util.OptionalLong;
import java.util.TreeSet;

/** Nodes in the order of their times; those of one time in the order of their numbers. */
final class Timeline {
  private record Stop(long time, int node) {}

  private static final Comparator<Stop> ORDER =
      Comparator.comparingLong(Stop::time).thenComparingInt(Stop::node);

  private final NavigableSet<Stop> stops = new TreeSet<>(ORDER);
  private final Int2LongOpenHashMap times = new Int2LongOpenHashMap();

  void clear() {
    stops.clear();
    times.clear();
  }

  OptionalLong time(int node) {
    return times.containsKey(node) ? OptionalLong.of(times.get(node)) : OptionalLong.empty();
  }

  long at(int node) {
    return times.get(node);
  }

  void set(int node, OptionalLong time) {
    if (times.containsKey(node)) {
      stops.remove(new Stop(times.remove(node), node));
    }
    time.ifPresent(at -> {
      times.put(node, at);
      stops.add(new Stop(at, node));
    });
  }

  /** All nodes that have a time, the earliest first. */
  IntArrayList nodes() {
    IntArrayList nodes = new IntArrayList(stops.size());
    stops.forEach(stop -> nodes.add(stop.node()));
    return nodes;
  }

  /** So many neighbours on either side. */
  IntArrayList around(int node, int count) {
    IntArrayList around = new IntArrayList();
    if (times.containsKey(node)) {
      Stop here = new Stop(times.get(node), node);
      take(around, stops.headSet(here, false).descendingIterator(), count);
      take(around, stops.tailSet(here, false).iterator(), count);
    }
    return around;
  }

  private static void take(IntArrayList into, Iterator<Stop> from, int count) {
    for (int left = count; left > 0 && from.hasNext(); left--) {
      into.add(from.next().node());
    }
  }
}
