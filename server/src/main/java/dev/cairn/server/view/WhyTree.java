package dev.cairn.server.view;

import dev.cairn.explain.Explanation;
import dev.cairn.explain.Op;
import dev.cairn.server.terminal.Plain;
import java.util.List;
import java.util.stream.Collectors;

/** An explanation as an indented tree. Numbers are printed whole, so that they add up as they stand. */
final class WhyTree {
  private WhyTree() {}

  static void print(Explanation why, String indent, Page page) {
    if (why.op() == Op.PRODUCT && branches(why).size() <= 1) {
      printProduct(why, indent, page);
      return;
    }
    List<Explanation> parts = parts(why);
    line(why, parts.isEmpty() ? "" : op(why), indent, page);
    parts.forEach(part -> print(part, indent + "  ", page));
  }

  /** On one line, with what the one factor that has reasons of its own is made of below it. */
  private static void printProduct(Explanation why, String indent, Page page) {
    String factors = why.parts().stream()
        .map(part -> factor(part, why.because()))
        .collect(Collectors.joining(" × "));
    line(why, " = " + factors, indent, page);
    branches(why)
        .forEach(branch -> parts(branch).forEach(part -> print(part, indent + "  ", page)));
  }

  /** What is called like the whole is not called again. */
  private static String factor(Explanation part, String whole) {
    String name = part.because().equals(whole) ? "" : " " + Plain.line(part.because());
    return part.value() + name + (parts(part).isEmpty() ? "" : op(part));
  }

  private static List<Explanation> branches(Explanation why) {
    return why.parts().stream().filter(part -> !parts(part).isEmpty()).toList();
  }

  private static String op(Explanation why) {
    return " (" + why.op().label() + " of)";
  }

  private static void line(Explanation why, String rest, String indent, Page page) {
    page.line(indent
        + page.ink().green(Double.toString(why.value()))
        + "  "
        + page.ink().dim(Plain.line(why.because()) + rest));
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
