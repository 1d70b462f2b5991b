package dev.cairn.server.view;

import dev.cairn.explain.Explanation;
import dev.cairn.explain.Op;
import dev.cairn.server.terminal.Plain;

/** An explanation as an indented tree. Numbers are printed whole, so that they add up as they stand. */
final class WhyTree {
  private WhyTree() {}

  static void print(Explanation why, String indent, Page page) {
    String op = why.op() == Op.LEAF ? "" : " (" + why.op().label() + " of)";
    page.line(indent
        + page.ink().green(Double.toString(why.value()))
        + "  "
        + page.ink().dim(Plain.line(why.because()) + op));
    why.parts().forEach(part -> print(part, indent + "  ", page));
  }
}
