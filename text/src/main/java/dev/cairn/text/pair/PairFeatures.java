package dev.cairn.text.pair;

import dev.cairn.text.Cues;
import dev.cairn.text.learn.Example;
import dev.cairn.text.learn.Features;
import dev.cairn.text.pair.Statement.Role;
import dev.cairn.text.pair.Statement.Word;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * What is known of a pair of statements. Whether both have the same subject is learned first; what the later
 * one says by itself then counts in proportion to that, so that a sentence that would supersede something
 * does not supersede everything.
 */
public final class PairFeatures {
  static final int SUBJECT_PLACES = 512;
  static final int EFFECT_PLACES = 12_288;
  private static final long SEED = 17;
  /** Below this the vector of the later sentence is not looked at; most pairs are spared its numbers. */
  private static final double SUBJECT_MIN = 0.05;

  /** Features that belong together, so that one group at a time can be left out and measured. */
  public enum Group {
    OVERLAP,
    COSINE,
    NUMBERS,
    POLARITY,
    CUES,
    SKELETON,
    WORDS,
    VECTORS,
    FORM
  }

  private final Set<Group> without;

  PairFeatures(Set<Group> without) {
    this.without = without.isEmpty() ? EnumSet.noneOf(Group.class) : EnumSet.copyOf(without);
  }

  Set<Group> without() {
    return without;
  }

  /** For the question whether both have the same subject. */
  Example subject(Overlap overlap) {
    Features features = new Features(SUBJECT_PLACES, SEED);
    overlap(overlap, features, "");
    cosine(overlap, features);
    numbers(overlap, features, 1);
    Statement later = overlap.later();
    features.add("length", StrictMath.log(1.0 + later.things().size()));
    features.add(
        "length of earlier", StrictMath.log(1.0 + overlap.earlier().things().size()));
    features.add("nothing named", later.things().isEmpty() ? 1 : 0);
    features.add("other language", later.language() == overlap.earlier().language() ? 0 : 1);
    return features.example();
  }

  /** For the question what the later one does to the earlier one, given how surely they share a subject. */
  Example effect(Overlap overlap, double sameSubject) {
    Features features = new Features(EFFECT_PLACES, SEED);
    features.add("subject", sameSubject);
    features.add("subject surely", Math.max(0, sameSubject - 0.5) * 2);
    features.add("subject hardly", Math.max(0, 0.3 - sameSubject) * 3);
    overlap(overlap, features, "");
    cosine(overlap, features);
    // Squared, because a subject that is shared by chance is often half likely.
    double weight = sameSubject * sameSubject;
    numbers(overlap, features, weight);
    polarity(overlap, features, weight);
    cues(overlap, features, weight);
    form(overlap, features, weight);
    skeleton(overlap, features, weight);
    words(overlap, features, weight);
    vectors(overlap, features, weight);
    return features.example();
  }

  private boolean has(Group group) {
    return !without.contains(group);
  }

  private void overlap(Overlap overlap, Features features, String prefix) {
    if (!has(Group.OVERLAP)) {
      return;
    }
    hinges(features, prefix + "of later", overlap.ofLater(), 0, 0.25, 0.5, 0.75);
    hinges(features, prefix + "of earlier", overlap.ofEarlier(), 0, 0.25, 0.5, 0.75);
    hinges(features, prefix + "rarest", overlap.rarest(), 0, 0.4, 0.7);
    hinges(features, prefix + "weight", overlap.weight(), 0, 1, 2);
    features.add(prefix + "nothing shared", overlap.rarest() == 0 ? 1 : 0);
    features.add(prefix + "names shared", Math.min(3.0, (double) overlap.sharedNames()));
  }

  private void cosine(Overlap overlap, Features features) {
    double cosine = overlap.cosine();
    if (has(Group.COSINE) && !Double.isNaN(cosine)) {
      hinges(features, "cosine", cosine * 5, 2.5, 3, 3.25, 3.5, 3.75, 4, 4.5);
    }
  }

  private static void hinges(Features features, String name, double value, double... from) {
    for (double each : from) {
      features.add(name + " above " + each, Math.max(0, value - each));
    }
  }

  /** Figures of both, and other names in the place of names. */
  private void numbers(Overlap overlap, Features features, double weight) {
    if (!has(Group.NUMBERS)) {
      return;
    }
    Set<String> before = overlap.earlier().numbers();
    Set<String> after = overlap.later().numbers();
    boolean other = !before.isEmpty() && !after.isEmpty() && overlap.numbers().isEmpty();
    features.add("number shared", overlap.numbers().isEmpty() ? 0 : weight);
    features.add("other number", other ? weight : 0);
    features.add("number came", before.isEmpty() && !after.isEmpty() ? weight : 0);
    features.add("number went", !before.isEmpty() && after.isEmpty() ? weight : 0);
    features.add("other number in a short one", other && isShort(overlap.later()) ? weight : 0);
    features.add("unit shared", unitShared(overlap) ? weight : 0);
    features.add("unit shared, other number", other && unitShared(overlap) ? weight : 0);
    boolean namesBefore = misses(overlap.earlier(), overlap, false);
    boolean namesAfter = misses(overlap.later(), overlap, true);
    features.add("name came", namesAfter ? weight : 0);
    features.add("name went", namesBefore ? weight : 0);
    features.add("name changed", namesAfter && namesBefore ? weight : 0);
  }

  private static boolean isShort(Statement statement) {
    return statement.words().size() <= 8;
  }

  /** Whether one has a name, or a word written as one, that the other lacks. */
  private static boolean misses(Statement statement, Overlap overlap, boolean later) {
    return statement.words().stream()
        .filter(word -> word.role() == Role.NAME || word.capital())
        .anyMatch(word -> later ? !overlap.has(word) : !overlap.laterHas(word));
  }

  private static boolean unitShared(Overlap overlap) {
    Set<String> units = new HashSet<>(units(overlap.earlier()));
    return units(overlap.later()).stream().anyMatch(units::contains);
  }

  /** What numbers are counted in: the word behind each. */
  private static Set<String> units(Statement statement) {
    Set<String> units = new HashSet<>();
    List<Word> words = statement.words();
    for (int i = 0; i + 1 < words.size(); i++) {
      if (words.get(i).role() == Role.NUMBER && words.get(i + 1).isThing()) {
        units.add(words.get(i + 1).stem());
      }
    }
    return units;
  }

  private void polarity(Overlap overlap, Features features, double weight) {
    if (!has(Group.POLARITY)) {
      return;
    }
    boolean before = overlap.earlier().has(Cues.NEGATION);
    boolean after = overlap.later().has(Cues.NEGATION);
    features.add("earlier denies", before ? 1 : 0);
    features.add("denial " + before + after, weight);
    double opposed = overlap.opposed();
    features.add("opposed", Math.max(0, opposed) * weight);
    features.add("agreed", opposed < 0 ? 0 : (1 - opposed) * weight);
    features.add("opposed by a no", before ? 0 : Math.max(0, opposed) * weight);
  }

  private void cues(Overlap overlap, Features features, double weight) {
    if (!has(Group.CUES)) {
      return;
    }
    boolean denies = overlap.earlier().has(Cues.NEGATION);
    for (Cues each : Cues.values()) {
      if (overlap.later().has(each)) {
        features.add("cue " + each, 0.5);
        features.add("cue " + each + " same subject", weight);
        features.add("cue " + each + " after no " + denies, weight);
      }
      if (overlap.earlier().has(each)) {
        features.add("cue before " + each, 0.5 * weight);
      }
    }
  }

  /** Length, marks and the like. */
  private void form(Overlap overlap, Features features, double weight) {
    if (!has(Group.FORM)) {
      return;
    }
    Statement later = overlap.later();
    features.add("asks", later.asks() ? 1 : 0);
    hinges(features, "words", StrictMath.log(1.0 + later.words().size()), 0, 2, 3);
    hinges(features, "longer", lengthRatio(overlap), 0, 1);
    int marks = 0;
    for (Word word : later.words()) {
      marks += word.role() == Role.MARK ? 1 : 0;
      if (word.role() == Role.MARK) {
        features.add("mark " + word.stem(), 0.3);
      }
    }
    features.add("marks", (double) marks / Math.max(1, later.words().size()));
    int unknown = 0;
    for (Word word : later.words()) {
      unknown += word.isThing() && !overlap.has(word) ? 1 : 0;
    }
    features.add("further things", StrictMath.log(1.0 + unknown) * weight);
    features.add("nothing further", unknown == 0 ? weight : 0);
  }

  private static double lengthRatio(Overlap overlap) {
    return StrictMath.log((1.0 + overlap.later().words().size())
        / (1.0 + overlap.earlier().words().size()));
  }

  /** Function words and cues as they are; all else by what it is: shared, new, a number, a name. */
  private void skeleton(Overlap overlap, Features features, double weight) {
    if (!has(Group.SKELETON)) {
      return;
    }
    List<String> bones = Skeleton.of(overlap);
    Map<String, Double> counts = new TreeMap<>();
    for (int length = 1; length <= 4; length++) {
      for (int i = 0; i + length <= bones.size(); i++) {
        counts.put(String.join(" ", bones.subList(i, i + length)), 1.0);
      }
    }
    features.addAll("s:", counts, 2 * weight);
    features.addAll("plain s:", counts, 0.5);
  }

  private void words(Overlap overlap, Features features, double weight) {
    if (!has(Group.WORDS)) {
      return;
    }
    Map<String, Double> counts = new TreeMap<>();
    List<Word> words = overlap.later().words();
    for (int i = 0; i < words.size(); i++) {
      counts.put(words.get(i).stem(), 1.0);
      if (i > 0) {
        counts.put(words.get(i - 1).stem() + " " + words.get(i).stem(), 1.0);
      }
    }
    features.addAll("w:", counts, weight);
  }

  private void vectors(Overlap overlap, Features features, double weight) {
    float[] after = overlap.later().vector();
    if (!has(Group.VECTORS) || weight < SUBJECT_MIN || after == null) {
      return;
    }
    for (int i = 0; i < after.length; i++) {
      features.add("v" + i, 3 * weight * after[i]);
    }
  }
}
