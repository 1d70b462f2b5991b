package dev.cairn.card.judge;

import dev.cairn.policy.CardPolicy;
import dev.cairn.text.Cues;
import dev.cairn.text.DataFile;
import dev.cairn.text.Keywords;
import dev.cairn.text.Token;
import dev.cairn.text.Tokenizer;
import dev.cairn.text.pair.Comparison;
import dev.cairn.text.pair.Effect;
import dev.cairn.text.pair.RuleComparer;
import dev.cairn.text.sentence.Act;
import dev.cairn.text.sentence.ReadSentence;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Whether the user's sentences stand behind a rule that somebody else put into words. */
final class Backing {
  /** Sentences that do this lay down nothing. */
  private static final Set<Act> NO_RULE =
      EnumSet.of(Act.QUESTION, Act.HEARSAY, Act.QUOTATION, Act.HYPOTHESIS, Act.REPORT);

  /** Words by which a writer speaks about the user and the work, which add nothing. */
  private static final Set<String> NEUTRAL = Set.copyOf(DataFile.lines("neutral-words.txt"));

  private final CardPolicy policy;
  private final Meaning meaning;
  private final RuleComparer comparer;

  Backing(CardPolicy policy, Meaning meaning, RuleComparer comparer) {
    this.policy = policy;
    this.meaning = meaning;
    this.comparer = comparer;
  }

  /** Why they do not, if they do not. */
  Optional<Ruling> lacking(Candidate candidate) {
    List<ReadSentence> rules = candidate.sentences().stream()
        .filter(sentence -> !laysDownNothing(sentence))
        .toList();
    if (rules.isEmpty()) {
      return refused(
          "not_a_rule",
          "the user's words that are cited are a question, a report, a hypothesis or a quotation");
    }
    List<String> added = added(candidate);
    if (!added.isEmpty()) {
      return refused(
          "words_added", "the user's words that are cited do not say: " + String.join(", ", added));
    }
    return isReversed(candidate)
        ? refused("evidence_missing", "the user's words that are cited say the opposite")
        : Optional.empty();
  }

  private boolean laysDownNothing(ReadSentence sentence) {
    return NO_RULE.contains(sentence.act()) && sentence.probability() >= policy.noRuleSure();
  }

  /** Content words, names and numbers of the statement that no cited sentence has. */
  private static List<String> added(Candidate candidate) {
    String said = candidate.words().toLowerCase(Locale.ROOT);
    List<Token> tokens = Tokenizer.tokens(candidate.words());
    Keywords theirs = Keywords.of(tokens);
    Set<String> literally = tokens.stream().map(Token::key).collect(Collectors.toSet());
    Keywords ours = candidate.wording().keywords();
    String statement = candidate.wording().statement();
    // "Do it" has no word that could be missed; only who said so himself stands behind it.
    if (ours.stems().isEmpty() && !said.contains(statement.toLowerCase(Locale.ROOT))) {
      return List.of(statement);
    }
    Stream<String> words = ours.words().stream()
        .filter(word -> !NEUTRAL.contains(word) && !literally.contains(word))
        .filter(word -> Keywords.of(word).shareIn(theirs.stems()) < 1);
    Stream<String> literal = Stream.of(ours.names(), ours.numbers())
        .flatMap(List::stream)
        .filter(name -> !said.contains(Tokenizer.key(name)));
    return Stream.concat(words, literal).distinct().toList();
  }

  /** Whether the words are shared and the meaning is not: what they say no to is a yes here, or the reverse. */
  private boolean isReversed(Candidate candidate) {
    String statement = candidate.wording().statement();
    // Word for word it says what it says, though a sentence that takes something back reads like a
    // reversal.
    if (Tokenizer.key(statement).equals(Tokenizer.key(candidate.words()))) {
      return false;
    }
    if (isNegated(statement, candidate.words())) {
      return true;
    }
    Comparison comparison = comparer.compare(candidate.words(), statement, meaning.vectors());
    return comparison.effect() == Effect.REVERSES
        || candidate.wording().isTurned(Wording.of(candidate.words()));
  }

  /** Whether the very words stand behind a "don't" there: of "Don't skip the tests" "Skip the tests" is left. */
  private static boolean isNegated(String statement, String said) {
    List<String> ours = words(Tokenizer.tokens(statement));
    List<Token> tokens =
        Tokenizer.tokens(said).stream().filter(token -> !token.isMark()).toList();
    int at = Collections.indexOfSubList(words(tokens), ours);
    for (int from = Math.max(0, at - CardPolicy.NEGATION_TOKENS_MAX); from < at; from++) {
      if (from + Cues.NEGATION.at(tokens, from) == at) {
        return true;
      }
    }
    return false;
  }

  private static List<String> words(List<Token> tokens) {
    return tokens.stream().filter(token -> !token.isMark()).map(Token::key).toList();
  }

  private static Optional<Ruling> refused(String reason, String rule) {
    return Optional.of(Ruling.refused(reason, rule, Optional.empty()));
  }
}
