package dev.cairn.card.extract;

import java.util.regex.Pattern;

/** Whether a sentence names something: by a name, a number, an address or a piece of code. */
final class Specific {
  private static final Pattern NAMING =
      Pattern.compile("\\S+\\s.*?(?:\\b(?!I\\b)\\p{Lu}\\w+|\\d|`|@).*", Pattern.DOTALL);

  private Specific() {}

  static boolean is(Sentence sentence) {
    return NAMING.matcher(sentence.text()).matches();
  }
}
