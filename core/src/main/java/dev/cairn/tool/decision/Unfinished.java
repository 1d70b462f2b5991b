package dev.cairn.tool.decision;

import dev.cairn.log.EpisodeId;
import dev.cairn.log.ToolId;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Decisions of episodes whose outcome nobody told yet, by episode and tool; the oldest are forgotten. */
public final class Unfinished {
  private static final int KEPT_MAX = 16_384;

  private final LinkedHashMap<String, String> places = new LinkedHashMap<>();
  private final Map<String, Set<String>> decisions = new HashMap<>();

  /** The oldest first: calls mostly end in the order in which they were made. */
  public List<String> of(EpisodeId episode, ToolId tool) {
    return new ArrayList<>(decisions.getOrDefault(place(episode, tool), Collections.emptySet()));
  }

  void add(String decision, EpisodeId episode, ToolId tool) {
    add(decision, place(episode, tool));
    if (places.size() > KEPT_MAX) {
      end(places.keySet().iterator().next());
    }
  }

  private void add(String decision, String place) {
    places.put(decision, place);
    decisions.computeIfAbsent(place, at -> new LinkedHashSet<>()).add(decision);
  }

  void end(String decision) {
    String place = places.remove(decision);
    if (place != null) {
      decisions.computeIfPresent(place, (at, all) -> {
        all.remove(decision);
        return all.isEmpty() ? null : all;
      });
    }
  }

  private static String place(EpisodeId episode, ToolId tool) {
    return episode + " " + tool;
  }

  void write(DataOutput out) throws IOException {
    out.writeInt(places.size());
    for (Map.Entry<String, String> each : places.entrySet()) {
      out.writeUTF(each.getKey());
      out.writeUTF(each.getValue());
    }
  }

  void read(DataInput in) throws IOException {
    for (int left = in.readInt(); left > 0; left--) {
      add(in.readUTF(), in.readUTF());
    }
  }
}
