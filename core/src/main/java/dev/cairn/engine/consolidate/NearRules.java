package dev.cairn.engine.consolidate;

import dev.cairn.card.Card;
import dev.cairn.card.extract.RuleChanges;
import dev.cairn.card.judge.Wording;
import dev.cairn.log.CardId;
import dev.cairn.log.CardKind;
import dev.cairn.text.Cues;
import dev.cairn.text.Keywords;
import dev.cairn.text.SentenceVectors;
import dev.cairn.text.Tokenizer;
import dev.cairn.text.pair.Comparison;
import dev.cairn.text.pair.RuleComparer;
import dev.cairn.text.sentence.Act;
import dev.cairn.text.sentence.Hearing;
import dev.cairn.text.sentence.ReadSentence;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The rules in force around an episode, for telling whether a sentence changes one of them. */
final class NearRules implements RuleChanges {
  /** These change no rule, whatever they speak of. */
  private static final Set<Act> CHANGES_NOTHING =
      EnumSet.of(Act.QUESTION, Act.QUOTATION, Act.HEARSAY, Act.HYPOTHESIS);

  private static final Set<Cues> CHANGING =
      EnumSet.of(Cues.RENEWAL, Cues.WITHDRAWAL, Cues.PERMISSION);

  private final List<Rule> rules = new ArrayList<>();
  private final RuleComparer comparer;
  private final SentenceVectors vectors;
  private final long comparedMax;

  private record Rule(CardKind kind, Wording wording) {}

  NearRules(
      List<Card> cards,
      Map<CardId, Wording> wordings,
      RuleComparer comparer,
      SentenceVectors vectors,
      long comparedMax) {
    for (Card card : cards) {
      Wording wording = wordings.get(card.id());
      if (card.kind().isNormative() && wording != null) {
        rules.add(new Rule(card.kind(), wording));
      }
    }
    this.comparer = comparer;
    this.vectors = vectors;
    this.comparedMax = comparedMax;
  }

  @Override
  public Optional<CardKind> kindChanged(ReadSentence sentence) {
    if (rules.isEmpty()
        || !sentence.sentence().isProseOrItem()
        || CHANGES_NOTHING.contains(sentence.act())
        || isElsewhere(sentence)) {
      return Optional.empty();
    }
    String said = sentence.sentence().text();
    return nearest(said).stream()
        .filter(rule -> speaksTo(rule, sentence, said))
        .map(Rule::kind)
        .findFirst();
  }

  /** "In my last job we used to ..." is known by its frame, and not only likely: it says how things were elsewhere. */
  private static boolean isElsewhere(ReadSentence sentence) {
    return sentence.act() == Act.REPORT && sentence.probability() == 1;
  }

  private boolean speaksTo(Rule rule, ReadSentence sentence, String said) {
    Comparison comparison = comparer.compare(rule.wording().statement(), said, vectors);
    // A further rule on the same topic is kept only if it sounds like one by itself.
    return switch (comparison.effect()) {
      case REVERSES, REPLACES_VALUE -> sentence.act().isStanding() || saysChange(said);
      // A fact that changes no rule is a fact.
      case EXCEPTION, SAME -> sentence.act() != Act.FACT;
      case ADDS -> sentence.hearing() == Hearing.SUGGESTED;
      case UNRELATED -> false;
    };
  }

  /** What is asked for once or told changes a rule only if it says that something changes. */
  private static boolean saysChange(String said) {
    return !Cues.in(Tokenizer.tokens(said), CHANGING).isEmpty();
  }

  private List<Rule> nearest(String said) {
    Keywords words = Keywords.of(said);
    float[] place = vectors.vector(said);
    return rules.stream()
        .map(rule -> Map.entry(rule, nearness(rule, words, place)))
        .sorted(Map.Entry.<Rule, Double>comparingByValue().reversed())
        .limit(comparedMax)
        .map(Map.Entry::getKey)
        .toList();
  }

  private double nearness(Rule rule, Keywords words, float @Nullable [] place) {
    double common = words.overlap(rule.wording().keywords());
    float[] other = place == null ? null : vectors.vector(rule.wording().statement());
    if (place == null || other == null) {
      return common;
    }
    double dot = 0;
    for (int i = 0; i < place.length; i++) {
      dot += (double) place[i] * other[i];
    }
    return Math.max(common, dot);
  }
}
