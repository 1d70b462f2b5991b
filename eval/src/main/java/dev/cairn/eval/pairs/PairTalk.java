package dev.cairn.eval.pairs;

import dev.cairn.eval.heard.WrittenTurn;
import dev.cairn.text.Keywords;
import dev.cairn.text.sentence.Act;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * What people say at work that has nothing to do with any rule. Pairs of rules and later sentences hold little
 * of it, and without it a comparison finds a rule for "now let's get this deployed" too.
 */
public final class PairTalk {
  private static final Set<Act> TALK = EnumSet.of(Act.REQUEST, Act.REPORT, Act.OTHER);

  /** One sentence of so many, so that training stays short. */
  private static final int EVERY = 3;

  private final List<String> sentences = new ArrayList<>();

  /** Takes the sentences of written turns that lay nothing down. */
  public PairTalk(Path folder) {
    int count = 0;
    for (WrittenTurn turn : WrittenTurn.below(folder)) {
      for (WrittenTurn.Said said : turn.said()) {
        if (TALK.contains(said.act()) && count++ % EVERY == 0) {
          sentences.add(said.text());
        }
      }
    }
  }

  /** Each sentence beside the rule that shares most with it, and beside one in turn. */
  List<PairRow> beside(List<String> rules) {
    List<Keywords> keywords = rules.stream().map(Keywords::of).toList();
    List<PairRow> rows = new ArrayList<>();
    for (int i = 0; i < sentences.size() && !rules.isEmpty(); i++) {
      String sentence = sentences.get(i);
      Keywords words = Keywords.of(sentence);
      int nearest = IntStream.range(0, rules.size())
          .boxed()
          .max(Comparator.comparingDouble(at -> words.overlap(keywords.get(at))))
          .orElse(0);
      rows.add(PairRow.unrelated(rules.get(nearest), sentence));
      rows.add(PairRow.unrelated(rules.get(i % rules.size()), sentence));
    }
    return rows;
  }
}
