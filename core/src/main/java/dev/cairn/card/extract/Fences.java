package dev.cairn.card.extract;

import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a user put between fences. A page he pastes may hold fences of its own, so between the first and the
 * last of a message nobody can tell what is his: {@code ```} in the page would end his fence, and the page
 * would speak for him.
 */
final class Fences {
  private static final Pattern FENCE = Pattern.compile("(?m)^[ \\t]*(?:```|~~~)");

  private Fences() {}

  static void mark(String text, char[] marks) {
    Matcher fence = FENCE.matcher(text);
    if (!fence.find()) {
      return;
    }
    int first = fence.start();
    int last = first;
    while (fence.find()) {
      last = fence.start();
    }
    Arrays.fill(marks, first, last, Marks.PASTED);
  }
}
