package dev.cairn.eval.pairs;

import dev.cairn.text.SentenceVectors;
import dev.cairn.text.pair.Effect;
import dev.cairn.text.pair.PairFeatures.Group;
import dev.cairn.text.pair.PairModel;
import dev.cairn.text.pair.PairTrainer;
import dev.cairn.text.pair.PairTrainer.Pair;
import dev.cairn.text.pair.Statement;
import dev.cairn.text.pair.StatementReader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;

/** Makes the weights of a comparison from rows. The same rows in the same order give the same bits. */
public final class PairTraining {
  private static final long SEED = 20_261_117;
  /** Each later sentence stands beside so many rules of other sources, as a further unrelated pair. */
  private static final int FOREIGN_RULES = 4;

  private static final double FOREIGN_WEIGHT = 0.5;
  private static final double PARAPHRASE_WEIGHT = 0.25;
  private static final double FORM_WEIGHT = 0.3;
  private static final double TALK_WEIGHT = 0.3;
  private static final double NEIGHBOUR_WEIGHT = 0.5;

  private final Map<String, Statement> statements = new HashMap<>();
  private final SentenceVectors vectors;
  private final PairForms forms;
  private final PairTalk talk;

  /** Reads what was written for training besides pairs, from its folder. */
  public PairTraining(SentenceVectors vectors, Path written) {
    this.vectors = vectors;
    this.forms = new PairForms(written.resolve("pair-forms.txt"));
    this.talk = new PairTalk(written);
  }

  /**
   * Trains on all rows, without some groups of features.
   *
   * @param neighbours rules of one file beside each other
   */
  public PairModel train(List<PairRow> rows, List<PairRow> neighbours, Set<Group> without) {
    PairTrainer trainer = new PairTrainer(without);
    trainer.add(given(rows));
    trainer.add(foreign(rows));
    trainer.add(paraphrased(rows));
    trainer.add(repeated(rows));
    trainer.add(besideEachOther(rows));
    trainer.add(besideTalk(rows));
    trainer.add(neighbours.stream().map(this::neighbours).toList());
    return trainer.train();
  }

  public Statement read(String text) {
    return statements.computeIfAbsent(text, any -> StatementReader.read(any, vectors));
  }

  private List<Pair> given(List<PairRow> rows) {
    List<Pair> pairs = new ArrayList<>();
    for (PairRow row : rows) {
      pairs.add(pair(row.earlier(), row.later(), row.effect(), 1));
    }
    return pairs;
  }

  private List<Pair> foreign(List<PairRow> rows) {
    SplittableRandom random = new SplittableRandom(SEED);
    List<Pair> pairs = new ArrayList<>();
    for (PairRow row : rows) {
      for (String rule : foreignRules(row, rows, FOREIGN_RULES, random)) {
        pairs.add(new Pair(
            read(rule), read(row.later()), Set.of(Effect.UNRELATED), FOREIGN_WEIGHT, true));
      }
    }
    return pairs;
  }

  /** Rules of other sources, drawn by chance. */
  static List<String> foreignRules(
      PairRow row, List<PairRow> rows, int count, SplittableRandom random) {
    List<String> rules = new ArrayList<>();
    for (int tries = 0; tries < count * 10 && rules.size() < count; tries++) {
      PairRow other = rows.get(random.nextInt(rows.size()));
      if (!other.source().equals(row.source()) && !rules.contains(other.earlier())) {
        rules.add(other.earlier());
      }
    }
    return rules;
  }

  /** A sentence that says the same as a rule can stand for it, before or after. */
  private List<Pair> paraphrased(List<PairRow> rows) {
    List<Pair> pairs = new ArrayList<>();
    for (PairRow same : rows) {
      if (same.effect() != Effect.SAME) {
        continue;
      }
      String paraphrase = same.later();
      String rule = same.earlier();
      pairs.add(pair(paraphrase, rule, Effect.SAME, PARAPHRASE_WEIGHT));
      for (PairRow other : rows) {
        if (!other.equals(same) && other.earlier().equals(rule)) {
          pairs.add(pair(paraphrase, other.later(), other.effect(), PARAPHRASE_WEIGHT));
        }
      }
    }
    return pairs;
  }

  /** Sentences made of the rules themselves. */
  private List<Pair> repeated(List<PairRow> rows) {
    List<Pair> pairs = new ArrayList<>();
    for (PairRow row : forms.of(rules(rows))) {
      pairs.add(pair(row.earlier(), row.later(), row.effect(), FORM_WEIGHT));
    }
    return pairs;
  }

  /** Rules stand beside each other in lists; none of them takes another one back. */
  private List<Pair> besideEachOther(List<PairRow> rows) {
    List<String> rules = rules(rows);
    SplittableRandom random = new SplittableRandom(SEED);
    List<Pair> pairs = new ArrayList<>();
    for (String rule : rules) {
      String other = rules.get(random.nextInt(rules.size()));
      if (!other.equals(rule)) {
        pairs.add(new Pair(
            read(other), read(rule), Set.of(Effect.ADDS, Effect.UNRELATED), FOREIGN_WEIGHT, true));
      }
    }
    return pairs;
  }

  /** Whether they share their subject is not known. */
  private Pair neighbours(PairRow row) {
    Set<Effect> effects = Set.of(Effect.ADDS, Effect.UNRELATED);
    return new Pair(read(row.earlier()), read(row.later()), effects, NEIGHBOUR_WEIGHT, false);
  }

  private List<Pair> besideTalk(List<PairRow> rows) {
    List<Pair> pairs = new ArrayList<>();
    for (PairRow row : talk.beside(rules(rows))) {
      pairs.add(new Pair(
          read(row.earlier()), read(row.later()), Set.of(Effect.UNRELATED), TALK_WEIGHT, true));
    }
    return pairs;
  }

  private static List<String> rules(List<PairRow> rows) {
    return rows.stream().map(PairRow::earlier).distinct().toList();
  }

  private Pair pair(String earlier, String later, Effect effect, double weight) {
    return new Pair(read(earlier), read(later), Set.of(effect), weight, false);
  }
}
