package dev.cairn.explain;

import java.util.Comparator;
import java.util.List;

/**
 * An explanation in one sentence. The sum that most of the tree hangs on holds what was weighed against each
 * other; its two largest parts are named, and so is a factor that changed much.
 */
final class Sentence {
  /** A factor nearer to 1 than this goes unsaid. */
  private static final double MUCH = 0.1;

  private Sentence() {}

  static String of(Explanation why) {
    Explanation weighed = weighed(why);
    return largest(weighed) + factor(why);
  }

  /** Down the larger branches to the first sum of something; if there is none, the number itself. */
  private static Explanation weighed(Explanation why) {
    Explanation at = why;
    while (!at.parts().isEmpty()) {
      if (at.op() == Op.SUM && !counting(at).isEmpty()) {
        return at;
      }
      at = at.parts().stream().max(Comparator.comparingInt(Sentence::size)).orElseThrow();
    }
    return why;
  }

  private static String largest(Explanation weighed) {
    List<Explanation> parts = weighed.op() == Op.SUM ? counting(weighed) : List.of();
    return switch (parts.size()) {
      case 0 -> weighed.because();
      case 1 -> parts.get(0).because();
      default -> "mostly " + parts.get(0).because() + ", then " + parts.get(1).because();
    };
  }

  private static List<Explanation> counting(Explanation sum) {
    return sum.parts().stream()
        .filter(part -> part.value() != 0)
        .sorted(Comparator.comparingDouble((Explanation part) -> -Math.abs(part.value())))
        .toList();
  }

  private static String factor(Explanation why) {
    if (why.op() != Op.PRODUCT) {
      return "";
    }
    return why.parts().stream()
        .skip(1)
        .filter(part -> part.op() == Op.LEAF && Math.abs(part.value() - 1) > MUCH)
        .findFirst()
        .map(part -> "; times %.2f for %s".formatted(part.value(), part.because()))
        .orElse("");
  }

  private static int size(Explanation why) {
    return 1 + why.parts().stream().mapToInt(Sentence::size).sum();
  }
}
