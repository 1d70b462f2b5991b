package dev.cairn.eval.next;

import dev.cairn.log.ToolId;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What counting alone foretells: by the last two tools, else by the last, else by how often a tool is used. */
final class Markov {
  private static final int ORDER = 2;

  private final Map<List<ToolId>, Map<ToolId, Integer>> followers = new HashMap<>();

  void add(List<ToolId> run) {
    for (int at = 0; at < run.size(); at++) {
      for (int order = 0; order <= Math.min(ORDER, at); order++) {
        count(List.copyOf(run.subList(at - order, at)), run.get(at));
      }
    }
  }

  private void count(List<ToolId> before, ToolId tool) {
    followers.computeIfAbsent(before, it -> new LinkedHashMap<>()).merge(tool, 1, Integer::sum);
  }

  List<ToolId> predict(List<ToolId> run, int limit) {
    Set<ToolId> found = new LinkedHashSet<>();
    for (int order = Math.min(ORDER, run.size()); order >= 0; order--) {
      Map<ToolId, Integer> seen =
          followers.getOrDefault(run.subList(run.size() - order, run.size()), Map.of());
      seen.entrySet().stream()
          .sorted(Map.Entry.<ToolId, Integer>comparingByValue()
              .reversed()
              .thenComparing(each -> each.getKey().toString()))
          .forEach(each -> found.add(each.getKey()));
    }
    return found.stream().limit(limit).toList();
  }
}
