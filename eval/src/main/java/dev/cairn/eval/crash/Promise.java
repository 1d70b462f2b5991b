package dev.cairn.eval.crash;

import dev.cairn.operation.Log;
import java.util.Optional;

/** An entry that Cairn acknowledged, as the victim prints it. */
record Promise(Said said, String entry, String sha256, long position) {
  private static final String WORD = "ack";
  private static final int WORDS = 7;

  static Promise of(Said said, Log.Answer answer) {
    return new Promise(said, answer.entry().value(), answer.sha256(), answer.position());
  }

  String line() {
    return String.join(
        " ",
        WORD,
        Integer.toString(said.round()),
        Integer.toString(said.writer()),
        Integer.toString(said.number()),
        entry,
        sha256,
        Long.toString(position));
  }

  static Optional<Promise> parse(String line) {
    String[] words = line.split(" ", -1);
    if (words.length != WORDS || !words[0].equals(WORD)) {
      return Optional.empty();
    }
    Said said = new Said(
        Integer.parseInt(words[1]), Integer.parseInt(words[2]), Integer.parseInt(words[3]));
    return Optional.of(new Promise(said, words[4], words[5], Long.parseLong(words[6])));
  }
}
