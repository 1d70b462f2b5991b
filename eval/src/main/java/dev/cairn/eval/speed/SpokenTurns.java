package dev.cairn.eval.speed;

import dev.cairn.eval.cards.year.Lines;
import dev.cairn.eval.cards.year.Year;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.Role;
import dev.cairn.operation.Log;
import java.util.ArrayList;
import java.util.List;

/** What users say in a year that a seed made, as sentences or as turns of any length. */
final class SpokenTurns {
  private static final int YEAR_DAYS = 60;

  private final Lines lines = Lines.of(Year.of(Texts.SEED, YEAR_DAYS));

  /** The next so many things a user says. */
  List<String> sentences(int count) {
    List<String> sentences = new ArrayList<>();
    while (sentences.size() < count) {
      Log line = lines.next(1, new EpisodeId("any")).get(0);
      if (line.role() == Role.USER) {
        sentences.add(line.text());
      }
    }
    return sentences;
  }

  /** A turn of about so many words: what was said one after the other, without a line of its own. */
  String next(int words) {
    StringBuilder turn = new StringBuilder();
    int count = 0;
    while (count < words) {
      String sentence = sentences(1).get(0);
      turn.append(turn.length() == 0 ? "" : " ").append(sentence);
      count += sentence.split("\\s+", -1).length;
    }
    return turn.toString();
  }
}
