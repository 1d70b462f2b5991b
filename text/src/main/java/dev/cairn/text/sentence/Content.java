package dev.cairn.text.sentence;

import java.util.List;
import java.util.Set;

/**
 * What a sentence is about.
 *
 * @param words stems of its content words, without function words and cues
 * @param names identifiers, paths, flags, hosts and what stands in backticks or quotation marks
 * @param numbers as written
 */
public record Content(Set<String> words, List<String> names, List<String> numbers) {
  public Content {
    words = Set.copyOf(words);
    names = List.copyOf(names);
    numbers = List.copyOf(numbers);
  }
}
