package dev.cairn.tool.risk;

import java.util.ArrayList;
import java.util.List;

/** Paths that stand inside the words of a command: {@code file=@.env}, {@code --config=/etc/shadow}. */
final class Mentions {
  private static final int WORD_CHARS_MAX = 2_000;

  private Mentions() {}

  static List<String> paths(List<String> words) {
    List<String> paths = new ArrayList<>();
    for (String word : words.subList(Math.min(1, words.size()), words.size())) {
      if (word.length() > WORD_CHARS_MAX) {
        continue;
      }
      for (String part : word.split("[\\s\"'=@,:()<>{}]+", -1)) {
        if (part.indexOf('/') >= 0 || part.startsWith(".")) {
          paths.add(part);
        }
      }
      int file = word.indexOf('@');
      if (file >= 0) {
        paths.add(word.substring(file + 1));
      }
    }
    return paths;
  }
}
