package dev.cairn.server.view;

import dev.cairn.explain.Explanation;
import dev.cairn.explain.Op;
import dev.cairn.server.terminal.Plain;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * An explanation as an indented tree. Numbers are printed whole, so that they add up as they stand. A
 * product or quotient is one line, as long as at most one number in it needs lines of its own, and so is the
 * larger of two numbers that need none.
 */
final class WhyTree {
  private WhyTree() {}

  static void print(Explanation why, String indent, Page page) {
    boolean oneLine = (isProductOrQuotient(why) && open(why).count() <= 1) || isLargerOfTwo(why);
    String rest =
        !oneLine ? op(why) : isLargerOfTwo(why) ? larger(why) : " = " + formula(why, why.because());
    page.line(indent
        + page.ink().green(Double.toString(why.value()))
        + "  "
        + page.ink().dim(Plain.line(why.because()) + rest));
    Stream<Explanation> below =
        oneLine ? open(why).flatMap(part -> parts(part).stream()) : parts(why).stream();
    below.forEach(part -> print(part, indent + "  ", page));
  }

  /** Two numbers, each told on a line: which of them it is needs no tree. */
  private static boolean isLargerOfTwo(Explanation why) {
    return why.op() == Op.MAX
        && why.parts().size() == 2
        && why.parts().stream()
            .allMatch(part -> part.op() == Op.LEAF
                || (isProductOrQuotient(part) && open(part).findAny().isEmpty()));
  }

  private static String larger(Explanation why) {
    return why.parts().stream()
        .map(part -> term(part, why.because()))
        .collect(Collectors.joining(", or ", ", the larger of ", ""));
  }

  private static String formula(Explanation why, String whole) {
    return parts(why).stream()
        .map(part -> term(part, whole))
        .collect(Collectors.joining(
            switch (why.op()) {
              case PRODUCT -> " × ";
              case QUOTIENT -> " ÷ ";
              default -> " + ";
            }));
  }

  /** What is called like the whole is not called again. */
  private static String term(Explanation part, String whole) {
    String name = part.because().equals(whole) ? "" : " " + Plain.line(part.because());
    String rest = fitsALine(part) ? " (" + formula(part, whole) + ")" : op(part);
    return part.value() + name + rest;
  }

  /** The numbers of a formula that need lines of their own. */
  private static Stream<Explanation> open(Explanation why) {
    return parts(why).stream()
        .flatMap(part -> fitsALine(part)
            ? open(part)
            : parts(part).isEmpty() ? Stream.empty() : Stream.of(part));
  }

  /** Inside a formula: a longer sum is a list and reads better as one. */
  private static boolean fitsALine(Explanation part) {
    List<Explanation> parts = parts(part);
    boolean difference = part.op() == Op.SUM
        && parts.size() == 2
        && parts.stream().allMatch(each -> each.op() == Op.LEAF);
    return isProductOrQuotient(part) || difference;
  }

  private static boolean isProductOrQuotient(Explanation why) {
    return why.op() == Op.PRODUCT || why.op() == Op.QUOTIENT;
  }

  private static String op(Explanation why) {
    return parts(why).isEmpty() ? "" : " (" + why.op().label() + " of)";
  }

  /** A zero in a sum changes nothing and only makes the tree long; nor does a sum of one number tell more. */
  private static List<Explanation> parts(Explanation why) {
    if (why.op() != Op.SUM) {
      return why.parts();
    }
    List<Explanation> parts = why.parts().stream()
        .filter(part -> part.op() != Op.LEAF || part.value() != 0)
        .toList();
    boolean one = parts.size() == 1 && parts.get(0).op() == Op.LEAF;
    return one ? List.of() : parts;
  }
}
