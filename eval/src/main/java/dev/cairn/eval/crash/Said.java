package dev.cairn.eval.crash;

import java.util.Optional;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What one writer says at one point. Its words follow from the three numbers, so that a text found later
 * can be checked to the last letter, acknowledged or not.
 */
record Said(int round, int writer, int number) {
  private static final Pattern HEAD =
      Pattern.compile("round (\\d+) writer (\\d+) number (\\d+) .*");
  private static final int LETTERS_MAX = 1_200;
  private static final int LONG_EVERY = 50;
  private static final int LONG_FACTOR = 20;

  /** Now and then a rule, for episodes to have something to keep. */
  private static final int RULE_EVERY = 3;

  /** Mostly a paragraph, now and then some pages. */
  String text() {
    SplittableRandom random = new SplittableRandom(hashCode());
    int letters = random.nextInt(1, LETTERS_MAX) * (number % LONG_EVERY == 0 ? LONG_FACTOR : 1);
    StringBuilder text = new StringBuilder(letters + 50);
    text.append("round ").append(round).append(" writer ").append(writer);
    text.append(" number ").append(number).append(' ');
    for (int i = 0; i < letters; i++) {
      int letter = random.nextInt(32);
      text.append(letter < 26 ? (char) ('a' + letter) : ' ');
    }
    text.append('.');
    if (number % RULE_EVERY == 0) {
      text.append(" Never delete the folder r").append(round).append('w').append(writer);
      text.append('n').append(number).append('.');
    }
    return text.toString();
  }

  /** Who said a text, if it is word for word what they say. */
  static Optional<Said> recognise(String text) {
    Matcher matcher = HEAD.matcher(text);
    if (!matcher.matches()) {
      return Optional.empty();
    }
    Said said = new Said(
        Integer.parseInt(matcher.group(1)),
        Integer.parseInt(matcher.group(2)),
        Integer.parseInt(matcher.group(3)));
    return Optional.of(said).filter(each -> each.text().equals(text));
  }
}
