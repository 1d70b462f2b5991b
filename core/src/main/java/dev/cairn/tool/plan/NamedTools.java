package dev.cairn.tool.plan;

import dev.cairn.policy.Policy;
import dev.cairn.tool.Phrases;
import dev.cairn.tool.run.LinkMemory;
import dev.cairn.tool.run.Neighbour;
import dev.cairn.tool.run.RunMemory;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Tools that a request names, by every word of their name or another word for it, and that were run for requests
 * like it. Where no past request has a word of it, all that were ever run count.
 */
final class NamedTools {
  /** By tool, the words of the request that name it. */
  private final Map<String, Set<String>> named = new LinkedHashMap<>();

  private final Set<String> said;

  private NamedTools(Set<String> said) {
    this.said = said;
  }

  static NamedTools of(
      String request, List<Wanted> all, RunMemory runs, LinkMemory links, Policy policy) {
    Set<String> said = new LinkedHashSet<>(ToolWords.parts(request));
    Phrases.plain(request, name -> false).ifPresent(plain -> said.addAll(ToolWords.parts(plain)));
    NamedTools names = new NamedTools(said);
    Set<String> like = usedFor(request, runs, policy);
    for (Wanted each : all) {
      boolean known = like.isEmpty()
          ? links.role(links.find(each.tool())).runs() > 0
          : like.contains(each.tool());
      if (known && names.isWhole(each.tool())) {
        names.named.put(each.tool(), names.words(each.tool()));
      }
    }
    return names;
  }

  /** A tool that one of many did with is hardly what such requests are done with. */
  private static Set<String> usedFor(String request, RunMemory runs, Policy policy) {
    Map<String, Double> weights = new HashMap<>();
    double all = 0;
    for (Neighbour near : runs.nearest(RunMemory.words(request, policy.prediction()))) {
      double weight = near.likeness() * near.likeness();
      all += weight;
      Arrays.stream(near.tools())
          .distinct()
          .forEach(tool -> weights.merge(runs.use(tool).tool(), weight, Double::sum));
    }
    double least = policy.plan().namedLeast() * all;
    weights.values().removeIf(weight -> weight < least);
    return weights.keySet();
  }

  boolean has(String tool) {
    return named.containsKey(tool);
  }

  /** One of these that all words speak for which name a tool; then they ask for that one. */
  Optional<String> rival(String tool, Collection<String> tasks) {
    Set<String> own = named.getOrDefault(tool, Set.of());
    return tasks.stream()
        .filter(task -> !task.equals(tool) && words(task).containsAll(own))
        .findFirst();
  }

  private boolean isWhole(String tool) {
    Set<String> name = LinkMemory.words(tool);
    return !name.isEmpty() && name.stream().noneMatch(word -> saidFor(word).isEmpty());
  }

  private Set<String> words(String tool) {
    return LinkMemory.words(tool).stream()
        .flatMap(word -> saidFor(word).stream())
        .collect(Collectors.toSet());
  }

  /** The words of the request that ask for what a word of a name does. */
  private Set<String> saidFor(String word) {
    Set<String> alike = Synonyms.of(Set.of(word));
    return said.stream()
        .filter(each -> each.equals(word) || alike.contains(each))
        .collect(Collectors.toSet());
  }
}
