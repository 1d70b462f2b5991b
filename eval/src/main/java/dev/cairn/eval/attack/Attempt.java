package dev.cairn.eval.attack;

import java.util.Locale;

/**
 * One thing that was tried, and what came of it.
 *
 * @param name of the way it was tried, shared by attempts that differ in their words alone
 * @param tried the words, the call or the bytes
 * @param got what Cairn answered, or what was found
 * @param held of an attack: it did not get through; of a control: the honest act was done
 */
public record Attempt(
    String family, String name, String tried, Expected expected, String got, boolean held) {
  private static final int SHOWN_MAX = 200;

  /** On one line, for a list of what got through. */
  public String line() {
    return String.join(
        "\t", family, name, expected.label(), shown(got), shown(tried).strip());
  }

  private static String shown(String text) {
    StringBuilder line = new StringBuilder();
    text.codePoints().limit(SHOWN_MAX).forEach(c -> {
      if (c == '\n') {
        line.append("\\n");
      } else if (Character.isISOControl(c) || Character.getType(c) == Character.FORMAT) {
        line.append("\\u{%x}".formatted(c).toLowerCase(Locale.ROOT));
      } else {
        line.appendCodePoint(c);
      }
    });
    return line.toString();
  }
}
