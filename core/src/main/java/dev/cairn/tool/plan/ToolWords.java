package dev.cairn.tool.plan;

import dev.cairn.index.Telling;
import dev.cairn.tool.predict.Candidate;
import dev.cairn.tool.predict.Lineup;
import dev.cairn.tool.run.LinkMemory;
import java.util.HashSet;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;

/**
 * The words of a tool.
 *
 * @param text those of its name and description
 * @param parameters those of what it takes
 */
record ToolWords(Set<String> name, Set<String> text, Set<String> parameters) {
  static ToolWords of(String tool, Lineup lineup) {
    Set<String> name = LinkMemory.words(tool);
    Set<String> text = new HashSet<>(name);
    text.addAll(
        lineup.find(tool).map(Candidate::description).map(ToolWords::parts).orElse(Set.of()));
    return new ToolWords(
        name,
        text,
        lineup.find(tool).map(Candidate::parameters).map(ToolWords::parts).orElse(Set.of()));
  }

  static Set<String> parts(String said) {
    return Telling.parts(said, word -> false);
  }

  /** How much of this tool's name is among words, by how rare they are. */
  double named(Set<String> words, Lineup lineup) {
    double all = 0;
    double found = 0;
    for (String word : name) {
      double rarity = lineup.rarity(word);
      all += rarity;
      found += words.contains(word) ? rarity : 0;
    }
    return all > 0 ? found / all : 0;
  }

  /** How much of what this tool takes another speaks of. */
  double taken(ToolWords other) {
    long found = parameters.stream().filter(other.text::contains).count();
    return parameters.isEmpty() ? 0 : (double) found / parameters.size();
  }

  /** Where words stand in a request on average, rare ones counting more; nowhere if it has none of them. */
  static OptionalDouble place(Set<String> words, Map<String, Integer> places, Lineup lineup) {
    double sum = 0;
    double weights = 0;
    for (String word : words) {
      Integer place = places.get(word);
      if (place != null) {
        double rarity = lineup.rarity(word);
        sum += rarity * place;
        weights += rarity;
      }
    }
    return weights > 0 ? OptionalDouble.of(sum / weights) : OptionalDouble.empty();
  }
}
