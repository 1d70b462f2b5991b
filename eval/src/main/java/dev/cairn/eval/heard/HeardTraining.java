package dev.cairn.eval.heard;

import dev.cairn.text.SentenceVectors;
import dev.cairn.text.learn.Example;
import dev.cairn.text.learn.FeatureIndex;
import dev.cairn.text.learn.IndexedModel;
import dev.cairn.text.learn.LinearModel;
import dev.cairn.text.learn.Trainer;
import dev.cairn.text.sentence.Act;
import dev.cairn.text.sentence.Family;
import dev.cairn.text.sentence.Genre;
import dev.cairn.text.sentence.ParsedSentence;
import dev.cairn.text.sentence.ParsedTurn;
import dev.cairn.text.sentence.ReaderModel;
import dev.cairn.text.sentence.SentenceFeatures;
import dev.cairn.text.sentence.SentenceFeatures.Group;
import dev.cairn.text.sentence.Thresholds;
import dev.cairn.text.sentence.TurnFeatures;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Trains the reader of sentences. Features are computed once; a model can then be trained on any part of the
 * examples. The same examples give the same bits.
 */
public final class HeardTraining {
  /** A feature of one example alone teaches nothing. */
  private static final int COUNT_MIN = 2;

  /** So many features of a model are shipped; they fill what the resource may take. */
  private static final int FAMILY_FEATURES_MAX = 45_000;

  private static final int ACT_FEATURES_MAX = 15_000;

  private static final double RIDGE = 1;

  /** Rules and statements are rare among what may be shipped, and read as talk they are seldom heard. */
  private static final Map<Genre, Double> GENRE_WEIGHTS =
      Map.of(Genre.STATEMENT, 6.0, Genre.RULES, 3.0);

  private static final Thresholds NONE = new Thresholds(Map.of());

  private final List<Prepared> prepared = new ArrayList<>();

  /** A turn with its features. */
  private record Prepared(
      HeardExamples turn,
      List<Example> words,
      List<@Nullable Example> talkWithVectors,
      @Nullable Example genre) {}

  public HeardTraining(List<HeardExamples> examples, SentenceVectors vectors) {
    this(examples, vectors, Set.of());
  }

  /** Without some groups of features, to see what they bring. */
  public HeardTraining(List<HeardExamples> examples, SentenceVectors vectors, Set<Group> without) {
    for (HeardExamples each : examples) {
      prepared.add(prepare(each, vectors, without));
    }
  }

  private static Prepared prepare(HeardExamples turn, SentenceVectors vectors, Set<Group> without) {
    Set<Group> groups = SentenceFeatures.ALL.stream()
        .filter(each -> !without.contains(each))
        .collect(Collectors.toSet());
    SentenceFeatures features = new SentenceFeatures(turn.turn(), groups);
    Prepared prepared = new Prepared(
        turn,
        new ArrayList<>(),
        new ArrayList<>(),
        turn.genre() == null ? null : TurnFeatures.genre(turn.turn()));
    for (int i = 0; i < turn.turn().sentences().size(); i++) {
      prepared.words.add(features.of(i, null));
      if (turn.isTalk()) {
        float @Nullable [] vector =
            vectors.vector(SentenceFeatures.embedded(turn.turn().sentences().get(i)));
        prepared.talkWithVectors.add(vector == null ? null : features.of(i, vector));
      }
    }
    return prepared;
  }

  /** A model without thresholds, trained on the examples that are chosen. */
  public ReaderModel train(Predicate<HeardExamples> chosen) {
    List<Prepared> on = prepared.stream().filter(each -> chosen.test(each.turn)).toList();
    IndexedModel lines = families(on, Prepared::words);
    List<Prepared> talking = on.stream().filter(each -> each.turn.isTalk()).toList();
    IndexedModel talk = families(talking, Prepared::words);
    boolean vectors =
        on.stream().anyMatch(each -> each.talkWithVectors.stream().anyMatch(Objects::nonNull));
    IndexedModel both = vectors ? families(talking, Prepared::talkWithVectors) : talk;
    IndexedModel acts =
        fitted(on, Prepared::words, HeardExamples.actNames(), Act::name, ACT_FEATURES_MAX);
    return new ReaderModel(lines, talk, both, acts, genres(on), person(on), NONE, NONE);
  }

  /**
   * The model that is shipped: weights without the sources that forbid commercial use; thresholds by the
   * scores that models trained so give to rows of sources they had not seen, of all licences. By words alone:
   * vectors brought nothing to earlier features and were not tried with these.
   */
  public ReaderModel shipped(List<HeardRow> rows) {
    HeardHoldOut out =
        HeardHoldOut.of(this, rows, HeardHoldOut.OPEN, HeardHoldOut::fold, SentenceVectors.NONE);
    Thresholds thresholds = out.thresholds(part -> true);
    return train(HeardHoldOut.OPEN).with(thresholds, thresholds).ofWords();
  }

  private static IndexedModel families(
      List<Prepared> on, Function<Prepared, ? extends List<? extends @Nullable Example>> features) {
    List<String> names = Arrays.stream(Family.values()).map(Enum::name).toList();
    return fitted(on, features, names, act -> Family.of(act).name(), FAMILY_FEATURES_MAX);
  }

  private static IndexedModel fitted(
      List<Prepared> on,
      Function<Prepared, ? extends List<? extends @Nullable Example>> features,
      List<String> names,
      Function<Act, String> name,
      int most) {
    List<Example> examples = new ArrayList<>();
    List<List<String>> labels = new ArrayList<>();
    List<Double> weights = new ArrayList<>();
    for (Prepared each : on) {
      List<ParsedSentence> sentences = each.turn.turn().sentences();
      List<? extends @Nullable Example> some = features.apply(each);
      for (int i = 0; i < some.size(); i++) {
        Example example = some.get(i);
        if (example != null && sentences.get(i).sentence().isProseOrItem()) {
          examples.add(example);
          labels.add(
              each.turn.labels().get(i).stream().sorted().map(name).distinct().toList());
          weights.add(each.turn.weight());
        }
      }
    }
    FeatureIndex index = FeatureIndex.of(examples, COUNT_MIN);
    Trainer trainer = new Trainer(names, index.size(), RIDGE);
    for (int i = 0; i < examples.size(); i++) {
      trainer.add(index.narrow(examples.get(i)), labels.get(i), weights.get(i));
    }
    return new IndexedModel(index, trainer.train()).pruned(most);
  }

  private static LinearModel genres(List<Prepared> on) {
    Trainer trainer = new Trainer(
        List.of(Genre.RULES.name(), Genre.STATEMENT.name(), Genre.CONVERSATION.name()),
        TurnFeatures.PLACES,
        RIDGE);
    for (Prepared each : on) {
      Genre genre = each.turn.genre();
      if (genre != null && each.genre != null) {
        double weight = each.turn.weight() * GENRE_WEIGHTS.getOrDefault(genre, 1.0);
        trainer.add(each.genre, List.of(genre.name()), weight);
      }
    }
    return trainer.train();
  }

  private static LinearModel person(List<Prepared> on) {
    Trainer trainer = new Trainer(List.of("PERSON", "WORK"), TurnFeatures.PLACES, RIDGE);
    for (Prepared each : on) {
      ParsedTurn turn = each.turn.turn();
      for (int i = 0; i < turn.sentences().size(); i++) {
        @Nullable Boolean about = each.turn.person().get(i);
        if (about != null) {
          trainer.add(
              TurnFeatures.person(turn.sentences().get(i)), List.of(about ? "PERSON" : "WORK"), 1);
        }
      }
    }
    return trainer.train();
  }
}
