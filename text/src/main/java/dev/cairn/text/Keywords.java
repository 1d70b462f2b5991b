package dev.cairn.text;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * What a text is about: its content words as stems, its names and numbers, in the order they stand. Words that
 * hold sentences together and cues of what a sentence does are left out.
 *
 * @param words content words as they are written, in lower case
 * @param stems their stems, and the parts of names
 */
public record Keywords(
    List<String> words, Set<String> stems, List<String> names, List<String> numbers) {
  private static final List<Cues> CUES = List.of(
      Cues.NEGATION,
      Cues.DUTY,
      Cues.LIKING,
      Cues.LASTING,
      Cues.PERMISSION,
      Cues.COURTESY,
      Cues.RENEWAL);

  public Keywords {
    words = List.copyOf(words);
    stems = Set.copyOf(stems);
    names = List.copyOf(names);
    numbers = List.copyOf(numbers);
  }

  public static Keywords of(String text) {
    return of(Tokenizer.tokens(text));
  }

  public static Keywords of(List<Token> tokens) {
    Language language = Language.of(tokens);
    List<String> words = new ArrayList<>();
    Set<String> stems = new LinkedHashSet<>();
    List<String> names = new ArrayList<>();
    List<String> numbers = new ArrayList<>();
    for (int at = 0; at < tokens.size(); ) {
      int cue = cue(tokens, at);
      Token token = tokens.get(at);
      if (cue == 0) {
        switch (token.kind()) {
          case NAME -> {
            names.add(token.text());
            nameParts(token.text(), language, stems);
          }
          case NUMBER -> numbers.add(token.key());
          case WORD -> word(token, language, words, stems);
          case MARK -> {}
        }
      }
      at += Math.max(1, cue);
    }
    return new Keywords(words, stems, names, numbers);
  }

  /** The share of its stems that another text has too; 1 if it has none. */
  public double shareIn(Set<String> others) {
    if (stems.isEmpty()) {
      return 1;
    }
    return (double) stems.stream().filter(others::contains).count() / stems.size();
  }

  /** Jaccard's measure over the stems. */
  public double overlap(Keywords other) {
    Set<String> all = new HashSet<>(stems);
    all.addAll(other.stems);
    long common = stems.stream().filter(other.stems::contains).count();
    return all.isEmpty() ? 1 : (double) common / all.size();
  }

  private static int cue(List<Token> tokens, int at) {
    int longest = 0;
    for (Cues cues : CUES) {
      longest = Math.max(longest, cues.at(tokens, at));
    }
    return longest;
  }

  private static void word(Token token, Language language, List<String> words, Set<String> stems) {
    if (!Language.isFunctionWordAnywhere(token.key())) {
      words.add(token.key());
      stems.add(language.stem(token.key()));
    }
  }

  /** A name is found by its whole and by the words it is made of. */
  private static void nameParts(String name, Language language, Set<String> stems) {
    stems.add(Tokenizer.key(name));
    for (String part : NameParts.of(name)) {
      if (!Language.isFunctionWordAnywhere(part)) {
        stems.add(language.stem(part));
      }
    }
  }
}
