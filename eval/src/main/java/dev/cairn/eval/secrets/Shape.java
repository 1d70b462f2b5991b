package dev.cairn.eval.secrets;

import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Draws a secret by its shape, in which <code>{alphabet:length}</code> is drawn and the rest stands as it is.
 *
 * <p>{@code <…>} is the part that must not be seen: what is in front of it, as the id of an account, may. Without it
 * that part begins at the first drawn character, as a vendor's prefix alone gives nothing away.
 */
final class Shape {
  private static final Pattern PART =
      Pattern.compile("\\{(\\w+)(?::(\\d+)(?:-(\\d+))?)?}|[<>]|\\\\n");

  /** With the number of columns behind it. */
  private static final String WRAPPED = "wrapped";

  private final Setting setting;
  private final Random random;
  private final StringBuilder text = new StringBuilder();
  private int firstDrawn = -1;
  private int from = -1;
  private int to = -1;

  private Shape(Setting setting, Random random) {
    this.setting = setting;
    this.random = random;
  }

  static SecretValue drawn(String shape, Setting setting, Random random) {
    Shape drawing = new Shape(setting, random);
    Matcher parts = PART.matcher(shape);
    int done = 0;
    while (parts.find()) {
      drawing.text.append(shape, done, parts.start());
      drawing.append(parts);
      done = parts.end();
    }
    drawing.text.append(shape, done, shape.length());
    return drawing.value();
  }

  private void append(Matcher part) {
    switch (part.group()) {
      case "<" -> from = text.length();
      case ">" -> to = text.length();
      case "\\n" -> text.append('\n');
      default -> appendDrawn(part);
    }
  }

  private void appendDrawn(Matcher part) {
    firstDrawn = firstDrawn < 0 ? text.length() : firstDrawn;
    String name = part.group(1);
    if (part.group(2) == null) {
      text.append(setting.named(name));
    } else if (name.startsWith(WRAPPED)) {
      appendWrapped(length(part), Integer.parseInt(name.substring(WRAPPED.length())));
    } else {
      int length = length(part);
      text.append(Alphabet.named(name)
          .map(alphabet -> alphabet.drawn(length, random))
          .orElseGet(() -> MadeUp.named(name, length, random)));
    }
  }

  private int length(Matcher part) {
    int min = Integer.parseInt(part.group(2));
    return part.group(3) == null
        ? min
        : min + random.nextInt(Integer.parseInt(part.group(3)) - min + 1);
  }

  /** Base64 in lines, the first of which may have begun. */
  private void appendWrapped(int length, int columns) {
    for (char each : Alphabet.BASE64.drawn(length, random).toCharArray()) {
      if (text.length() - text.lastIndexOf("\n") - 1 == columns) {
        text.append('\n');
      }
      text.append(each);
    }
  }

  private SecretValue value() {
    int start = from >= 0 ? from : Math.max(0, firstDrawn);
    int end = to >= 0 ? to : text.length();
    return new SecretValue(text.toString(), text.substring(start, end));
  }
}
