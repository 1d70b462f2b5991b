package dev.cairn.text.sentence;

import dev.cairn.text.Lexicon;
import dev.cairn.text.SentenceVectors;
import dev.cairn.text.learn.Example;
import dev.cairn.text.learn.IndexedModel;
import dev.cairn.text.learn.LinearModel;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** Scores the sentences of one turn. */
final class TurnScorer {
  /** The mean probability of a rule from which on a bare list is one of rules. */
  private static final double BARE_LIST_MEAN = 0.5;

  /** Whoever writes so few words and nothing else means them: a wish, or an order for once. */
  private static final int BRIEF_TOKENS_MAX = 8;

  /** A sentence that is this unlikely to stand by its words is not embedded. */
  private static final double WORTH_A_VECTOR = 0.03;

  private static final Lexicon EXPLICIT = Lexicon.of("sentence/mark-explicit.txt");

  private final ReaderModel model;
  private final ParsedTurn turn;
  private final Authors authors;
  private final SentenceVectors vectors;
  private final SentenceFeatures features;
  private boolean vectorsUsed;

  TurnScorer(ReaderModel model, ParsedTurn turn, SentenceVectors vectors) {
    this.model = model;
    this.turn = turn;
    this.vectors = vectors;
    this.authors = Authors.of(turn);
    this.features = new SentenceFeatures(turn, SentenceFeatures.ALL);
  }

  TurnScores score() {
    Genre genre = genre();
    BitSet introduced = RuleLists.introduced(turn, authors);
    boolean bare = RuleLists.isBare(turn);
    List<SentenceScores> scores = new ArrayList<>();
    for (int i = 0; i < turn.sentences().size(); i++) {
      ParsedSentence sentence = turn.sentences().get(i);
      boolean own = !authors.isForeign(i) && sentence.sentence().isProseOrItem();
      Map<Act, Double> p = own ? score(i, genre, introduced.get(i) || bare) : Map.of();
      boolean explicit = EXPLICIT.occursIn(sentence.tokens());
      scores.add(new SentenceScores(p, own, introduced.get(i), explicit, isAboutPerson(sentence)));
    }
    keepBareList(scores);
    return new TurnScores(
        genre, turn.language(), authors.isDocument(), isBrief(), foremost(scores), scores);
  }

  /** An item of a list of rules is read as a line of a rule file, whatever the turn is. */
  private Map<Act, Double> score(int index, Genre genre, boolean item) {
    Example words = features.of(index, null);
    boolean talk = genre == Genre.CONVERSATION && !item;
    return acts(talk ? talk(index, words) : families(model.lines(), words), words);
  }

  private static int foremost(List<SentenceScores> scores) {
    int foremost = 0;
    for (int i = 1; i < scores.size(); i++) {
      foremost = scores.get(i).norm() > scores.get(foremost).norm() ? i : foremost;
    }
    return foremost;
  }

  private boolean isBrief() {
    return turn.sentences().size() == 1
        && turn.sentences().get(0).tokens().size() <= BRIEF_TOKENS_MAX;
  }

  private boolean isAboutPerson(ParsedSentence sentence) {
    return model.person().probabilities(TurnFeatures.person(sentence))[0] > 0.5;
  }

  /** The thresholds that belong to what {@link #score} was made of. */
  Thresholds thresholds() {
    return vectorsUsed ? model.withVectors() : model.wordsAlone();
  }

  private Map<Family, Double> talk(int index, Example words) {
    Map<Family, Double> byWords = families(model.talk(), words);
    boolean worth = 1 - byWords.getOrDefault(Family.NOTHING, 0.0) >= WORTH_A_VECTOR;
    if (!worth || !model.usesVectors()) {
      return byWords;
    }
    float @Nullable [] vector =
        vectors.vector(SentenceFeatures.embedded(turn.sentences().get(index)));
    if (vector == null) {
      return byWords;
    }
    vectorsUsed = true;
    return families(model.talkWithVectors(), features.of(index, vector));
  }

  private static Map<Family, Double> families(IndexedModel model, Example example) {
    double[] p = model.probabilities(example);
    Map<Family, Double> map = new EnumMap<>(Family.class);
    for (int i = 0; i < p.length; i++) {
      map.put(Family.valueOf(model.labels().get(i)), p[i]);
    }
    return map;
  }

  /** Shares the probability of each family out among its acts. */
  private Map<Act, Double> acts(Map<Family, Double> families, Example words) {
    double[] p = model.acts().probabilities(words);
    Map<Family, Double> sums = new EnumMap<>(Family.class);
    Map<Act, Double> map = new EnumMap<>(Act.class);
    for (int i = 0; i < p.length; i++) {
      Act act = Act.valueOf(model.acts().labels().get(i));
      map.put(act, p[i]);
      sums.merge(Family.of(act), p[i], Double::sum);
    }
    map.replaceAll((act, share) -> {
      double sum = sums.getOrDefault(Family.of(act), 0.0);
      return sum == 0 ? 0 : families.getOrDefault(Family.of(act), 0.0) * share / sum;
    });
    return map;
  }

  OptionalInt documentFrom() {
    return authors.documentFrom();
  }

  boolean isAnothers() {
    return authors.isDocument() || authors.isMostlyForeign();
  }

  private Genre genre() {
    if (isAnothers()) {
      return Genre.PASTED;
    }
    LinearModel genres = model.genres();
    double[] p = genres.probabilities(TurnFeatures.genre(turn));
    int best = 0;
    for (int i = 1; i < p.length; i++) {
      best = p[i] > p[best] ? i : best;
    }
    return Genre.valueOf(genres.labels().get(best));
  }

  /** A turn that is a list and nothing else, mostly of rules, is kept whole. */
  private void keepBareList(List<SentenceScores> scores) {
    if (!RuleLists.isBare(turn) || isAnothers()) {
      return;
    }
    double sum = 0;
    int count = 0;
    for (SentenceScores each : scores) {
      sum += each.norm();
      count += each.isOwn() ? 1 : 0;
    }
    if (count > 0 && sum / count >= BARE_LIST_MEAN) {
      scores.replaceAll(each -> each.listed(each.isOwn()));
    }
  }
}
