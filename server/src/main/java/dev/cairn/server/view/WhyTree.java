package dev.cairn.server.view;

import dev.cairn.explain.Explanation;
import dev.cairn.explain.Op;
import dev.cairn.server.terminal.Plain;
import java.util.List;

/** An explanation as an indented tree. Numbers are printed whole, so that they add up as they stand. */
final class WhyTree {
  private WhyTree() {}

  static void print(Explanation why, String indent, Page page) {
    List<Explanation> parts = parts(why);
    String op = parts.isEmpty() ? "" : " (" + why.op().label() + " of)";
    page.line(indent
        + page.ink().green(Double.toString(why.value()))
        + "  "
        + page.ink().dim(Plain.line(why.because()) + op));
    parts.forEach(part -> print(part, indent + "  ", page));
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
