package dev.cairn.text.pair;

import dev.cairn.text.pair.Statement.Role;
import dev.cairn.text.pair.Statement.Word;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** What two statements have in common, rare things counting more than frequent ones. */
final class Overlap {
  private static final int PREFIX_MIN = 4;
  private static final double PREFIX_SHARE = 0.6;
  private static final double SUFFIX_SHARE = 0.75;
  private static final double NEARLY = 0.7;
  private static final double CUE_SHARE = 0.3;
  /** Every thing of one is held against every one of the other, so not too many. */
  private static final int THINGS_MAX = 80;

  private final Statement earlier;
  private final Statement later;
  private final Rarity rarity;
  /** Things of either side with how well the other side has them. */
  private final Map<String, Double> inEarlier = new HashMap<>();

  private final Map<String, Double> inLater = new HashMap<>();
  private final Set<String> numbers;

  Overlap(Statement earlier, Statement later, Rarity rarity) {
    this.earlier = earlier;
    this.later = later;
    this.rarity = rarity;
    match(later.things(), earlier.things(), inEarlier);
    match(earlier.things(), later.things(), inLater);
    numbers = new TreeSet<>(earlier.numbers());
    numbers.retainAll(later.numbers());
  }

  private static void match(Set<String> things, Set<String> others, Map<String, Double> matches) {
    int checked = 0;
    for (String thing : things) {
      if (others.contains(thing)) {
        matches.put(thing, 1.0);
      } else if (checked++ < THINGS_MAX && hasNearly(others, thing)) {
        matches.put(thing, NEARLY);
      }
    }
  }

  private static boolean hasNearly(Set<String> others, String thing) {
    return others.stream().limit(THINGS_MAX).anyMatch(other -> isNearly(thing, other));
  }

  /** Words of one family that the stemmer leaves apart: "deploy" and "deployment", "mail" and "email". */
  static boolean isNearly(String one, String other) {
    int shorter = Math.min(one.length(), other.length());
    int longer = Math.max(one.length(), other.length());
    if (shorter < PREFIX_MIN) {
      return false;
    }
    int prefix = 0;
    while (prefix < shorter && one.charAt(prefix) == other.charAt(prefix)) {
      prefix++;
    }
    boolean alike = prefix >= PREFIX_MIN && prefix >= PREFIX_SHARE * longer;
    boolean inside =
        shorter >= SUFFIX_SHARE * longer && (one.endsWith(other) || other.endsWith(one));
    return alike || inside;
  }

  Statement earlier() {
    return earlier;
  }

  Statement later() {
    return later;
  }

  /** The share of what the later one says that the earlier one has too. */
  double ofLater() {
    return share(later.things(), inEarlier);
  }

  double ofEarlier() {
    return share(earlier.things(), inLater);
  }

  private double share(Set<String> things, Map<String, Double> matches) {
    double all = 0;
    double shared = 0;
    for (String thing : things) {
      all += weight(thing);
      shared += weight(thing) * matches.getOrDefault(thing, 0.0);
    }
    return all == 0 ? 0 : shared / all;
  }

  /** Words of cues occur with any subject, so they tell little of it. */
  private double weight(String thing) {
    double rare = rarity.of(thing);
    return isCue(thing) ? rare * CUE_SHARE : rare;
  }

  private boolean isCue(String thing) {
    return earlier.cueWords().contains(thing) || later.cueWords().contains(thing);
  }

  /** How rare the rarest shared thing is; 0 if none is shared. */
  double rarest() {
    return inEarlier.entrySet().stream()
        .mapToDouble(each -> weight(each.getKey()) * each.getValue())
        .max()
        .orElse(0);
  }

  /** The summed rarity of what is shared. */
  double weight() {
    double sum = 0;
    for (String thing : new TreeSet<>(inEarlier.keySet())) {
      sum += weight(thing) * inEarlier.getOrDefault(thing, 0.0);
    }
    return sum;
  }

  boolean has(Word laterWord) {
    return switch (laterWord.role()) {
      case NUMBER -> numbers.contains(laterWord.stem());
      case CONTENT, CUE, NAME ->
        inEarlier.containsKey(laterWord.stem())
            || laterWord.parts().stream().anyMatch(inEarlier::containsKey);
      case FUNCTION, MARK -> false;
    };
  }

  boolean laterHas(Word earlierWord) {
    return switch (earlierWord.role()) {
      case NUMBER -> numbers.contains(earlierWord.stem());
      case CONTENT, CUE, NAME ->
        inLater.containsKey(earlierWord.stem())
            || earlierWord.parts().stream().anyMatch(inLater::containsKey);
      case FUNCTION, MARK -> false;
    };
  }

  Set<String> numbers() {
    return numbers;
  }

  long sharedNames() {
    return later.words().stream()
        .filter(word -> word.role() == Role.NAME && has(word))
        .count();
  }

  /** How much of what is shared is denied on one side only, from 0 to 1; -1 if nothing is shared. */
  double opposed() {
    Map<String, Set<Boolean>> before = new HashMap<>();
    for (Word word : earlier.words()) {
      if (word.isThing() && laterHas(word)) {
        before.computeIfAbsent(word.stem(), any -> new HashSet<>()).add(word.negated());
      }
    }
    double all = 0;
    double opposed = 0;
    for (Word word : later.words()) {
      Set<Boolean> said = word.isThing() ? before.get(word.stem()) : null;
      if (said != null) {
        all += weight(word.stem());
        opposed += said.contains(word.negated()) ? 0 : weight(word.stem());
      }
    }
    return all == 0 ? -1 : opposed / all;
  }

  /** The cosine of both vectors; NaN without vectors. */
  double cosine() {
    float[] one = earlier.vector();
    float[] other = later.vector();
    if (one == null || other == null) {
      return Double.NaN;
    }
    double dot = 0;
    for (int i = 0; i < one.length; i++) {
      dot += (double) one[i] * other[i];
    }
    return dot;
  }
}
