package dev.cairn.tool.risk;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What a tool's name says: the worst of its verbs.
 *
 * @param verb empty if no word of the name is a known verb
 * @param sure whether it stands where a verb stands; else it may be a noun, and the description decides
 * @param leads whether the name begins with it
 */
record NameReading(Optional<Verb> verb, boolean sure, boolean leads) {
  private static final Set<String> BEFORE_A_VERB = Set.of("and", "or", "then");

  /** {@code soft_delete} and {@code un_delete} are no deletions. */
  private static final Set<String> SOFTENS = Set.of("soft", "un");

  private record Met(Verb verb, int at, boolean sure) {}

  /**
   * Reads a name.
   *
   * @param free whether the tool takes arbitrary code, so that nothing it runs is harmless
   */
  static NameReading of(String name, boolean free) {
    List<Met> met = met(Spelling.words(name), free);
    return met.stream()
        .filter(Met::sure)
        .reduce((a, b) -> b.verb().kind().risk().isWorseThan(a.verb().kind().risk()) ? b : a)
        .map(worst -> new NameReading(Optional.of(worst.verb()), true, worst.at() == 0))
        .or(() -> met.stream()
            .reduce((a, b) -> b)
            .map(last -> new NameReading(Optional.of(last.verb()), false, false)))
        .orElse(new NameReading(Optional.empty(), false, false));
  }

  private static List<Met> met(List<String> words, boolean free) {
    List<Met> met = new ArrayList<>();
    for (int at = 0; at < words.size(); at++) {
      if (isHarmless(words, at)) {
        met.add(new Met(
            new Verb(words.get(at) + " " + words.get(at + 1), VerbKind.LOOK, false), at, true));
        at++;
        continue;
      }
      int here = at;
      verb(words, at, free)
          .ifPresent(verb -> met.add(new Met(verb, here, isSure(words, here, verb))));
    }
    return met;
  }

  private static Optional<Verb> verb(List<String> words, int at, boolean free) {
    String word = words.get(at);
    Optional<Verb> found = Verbs.LEXICON.plain(word);
    if (found.isEmpty() && at == 0) {
      found = Verbs.LEXICON.third(word).filter(verb -> !verb.nounToo());
    }
    return found.flatMap(verb -> inPlace(verb, words, at, free));
  }

  /** The verb as its neighbours leave it; none if they make a noun of it. */
  private static Optional<Verb> inPlace(Verb verb, List<String> words, int at, boolean free) {
    if (verb.kind().risk() == VerbKind.DESTROY.risk() && besideHarmless(words, at)) {
      return Optional.empty();
    }
    if (at > 0 && SOFTENS.contains(words.get(at - 1))) {
      return Optional.of(verb.as(VerbKind.TAKE_BACK));
    }
    if (free || !Verbs.LEXICON.isTame(verb, words, at)) {
      return Optional.of(verb);
    }
    return verb.kind() == VerbKind.CHANGE ? Optional.empty() : Optional.of(verb.as(VerbKind.LOOK));
  }

  private static boolean isSure(List<String> words, int at, Verb verb) {
    return !verb.nounToo() || at == 0 || BEFORE_A_VERB.contains(words.get(at - 1));
  }

  private static boolean besideHarmless(List<String> words, int at) {
    return isHarmless(words, at + 1) || isHarmless(words, at - 2);
  }

  private static boolean isHarmless(List<String> words, int at) {
    if (at < 0 || at + 1 >= words.size()) {
      return false;
    }
    String next = words.get(at + 1);
    return switch (words.get(at)) {
      case "read" -> next.equals("only");
      case "dry" -> next.equals("run");
      default -> false;
    };
  }
}
