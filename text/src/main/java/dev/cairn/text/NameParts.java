package dev.cairn.text;

import java.util.ArrayList;
import java.util.List;

/** The words a name is made of: {@code getUserById}, {@code src/api/user_store.ts}, {@code --no-verify}. */
public final class NameParts {
  private static final int PART_CHARS_MIN = 2;

  private NameParts() {}

  /** In lower case, in the order they stand. */
  public static List<String> of(String name) {
    List<String> parts = new ArrayList<>();
    int start = 0;
    for (int i = 1; i <= name.length(); i++) {
      if (i == name.length() || isBorder(name, i)) {
        add(name, start, i, parts);
        start = i;
      }
    }
    return parts;
  }

  private static boolean isBorder(String name, int at) {
    char before = name.charAt(at - 1);
    char after = name.charAt(at);
    return Character.isLetterOrDigit(before) != Character.isLetterOrDigit(after)
        || (Character.isLowerCase(before) && Character.isUpperCase(after));
  }

  private static void add(String name, int start, int end, List<String> parts) {
    if (end - start >= PART_CHARS_MIN && Character.isLetterOrDigit(name.charAt(start))) {
      parts.add(Tokenizer.key(name.substring(start, end)));
    }
  }
}
