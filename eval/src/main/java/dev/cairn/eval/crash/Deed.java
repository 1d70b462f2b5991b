package dev.cairn.eval.crash;

import java.util.Optional;

/**
 * Something besides logging that Cairn acknowledged, as the victim prints it.
 *
 * @param kind what was done
 * @param name of the episode that was ended, or of the context that was imported into
 * @param count how many cards its ledger admitted, or how many events were imported
 */
record Deed(During kind, String name, long count) {
  private static final String WORD = "did";
  private static final int WORDS = 4;

  String line() {
    return String.join(" ", WORD, kind.label(), name, Long.toString(count));
  }

  static Optional<Deed> parse(String line) {
    String[] words = line.split(" ", -1);
    return words.length == WORDS && words[0].equals(WORD)
        ? Optional.of(new Deed(During.named(words[1]), words[2], Long.parseLong(words[3])))
        : Optional.empty();
  }
}
