package dev.cairn.card.judge;

import dev.cairn.card.extract.Ownership;
import dev.cairn.card.extract.Statements;
import dev.cairn.policy.CardPolicy;
import dev.cairn.text.Cues;
import dev.cairn.text.DataFile;
import dev.cairn.text.Keywords;
import dev.cairn.text.Lexicon;
import dev.cairn.text.Token;
import dev.cairn.text.Tokenizer;
import dev.cairn.text.pair.Comparison;
import dev.cairn.text.pair.Effect;
import dev.cairn.text.pair.RuleComparer;
import dev.cairn.text.sentence.ReadSentence;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Whether the user's sentences stand behind a rule that somebody else put into words. */
final class Backing {
  private static final Lexicon PRONOUNS = Lexicon.of("pronouns.txt");

  /** Words by which somebody makes what stands between quotation marks their own. */
  private static final Set<String> HANDING = Set.copyOf(DataFile.lines("handing-words.txt"));

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
    if (candidate.turns().stream().allMatch(CitedTurn::document)) {
      return Optional.of(Ruling.pasted());
    }
    List<CitedTurn> backing =
        candidate.turns().stream().filter(turn -> !backing(turn).isEmpty()).toList();
    if (backing.isEmpty()) {
      return notARule(candidate.sentences());
    }
    List<Optional<Ruling>> rulings =
        backing.stream().map(turn -> lacking(candidate, turn)).toList();
    // One turn is enough: a rule that was said twice may be proven by both.
    return rulings.stream().filter(Optional::isEmpty).findFirst().orElseGet(() -> rulings.get(0));
  }

  private Optional<Ruling> lacking(Candidate candidate, CitedTurn turn) {
    List<ReadSentence> rules = backing(turn);
    Wording stated = candidate.wording();
    boolean sure = rules.stream().anyMatch(each -> Standing.of(each, policy) == Standing.SURE);
    String said = CitedTurn.text(rules);
    if (!sure && isQuotation(stated, said)) {
      return refused("not_a_rule", "the cited sentence only quotes it: " + cut(said));
    }
    if (isWhole(stated, turn, rules)) {
      return Optional.empty();
    }
    String nearest = nearest(stated, rules);
    List<String> dropped = DroppedWords.of(nearest, stated);
    if (!dropped.isEmpty()) {
      return refused(
          "not_a_rule",
          "the cited sentence says something else once this is left out, "
              + cut(String.join(" ", dropped)) + ": " + cut(nearest));
    }
    AddedWords words = new AddedWords(
        standsFor(rules) ? behind(candidate, turn, rules.get(rules.size() - 1)) : said);
    List<String> added = new ArrayList<>(words.of(stated));
    if (!sure) {
      added.addAll(words.strongerThan(stated));
    }
    if (!added.isEmpty()) {
      return refused(
          "words_added", "the user's words that are cited do not say: " + String.join(", ", added));
    }
    return isReversed(stated, said) || isReversed(stated, nearest)
        ? refused("evidence_missing", "the user's words that are cited say the opposite")
        : Optional.empty();
  }

  /** Whether it is what is cited, word for word, with the reasons the user gives beside the rule. */
  private static boolean isWhole(Wording stated, CitedTurn turn, List<ReadSentence> rules) {
    String statement = plain(stated.statement());
    return plain(CitedTurn.text(turn.sentences())).contains(statement)
        && rules.stream()
            .anyMatch(rule -> statement.contains(plain(rule.sentence().text())));
  }

  private static String plain(String text) {
    return String.join(" ", words(Tokenizer.tokens(text)));
  }

  private List<ReadSentence> backing(CitedTurn turn) {
    return turn.document()
        ? List.of()
        : turn.sentences().stream()
            .filter(each -> Standing.of(each, policy) != Standing.NOTHING)
            .toList();
  }

  private static Optional<Ruling> notARule(List<ReadSentence> sentences) {
    String why = sentences.stream()
        .findFirst()
        .map(each -> "the cited sentence " + Standing.because(each) + ", and so lays nothing down: "
            + cut(each.sentence().text()))
        .orElse("no sentence of the user is cited");
    return refused("not_a_rule", why);
  }

  private static String cut(String text) {
    return "\"" + Statements.cut(text) + "\"";
  }

  /** The sentence that has most of what is stated: a "never" from another one turns it round. */
  private static String nearest(Wording stated, List<ReadSentence> rules) {
    return rules.stream()
        .map(each -> each.sentence().text())
        .max(Comparator.comparingDouble(
            text -> stated.keywords().shareIn(Keywords.of(text).stems())))
        .orElse("");
  }

  private static boolean standsFor(List<ReadSentence> rules) {
    return rules.stream()
        .anyMatch(each -> PRONOUNS.occursIn(Tokenizer.tokens(each.sentence().text())));
  }

  /** What a pronoun stands for is taken from a cited sentence before, whatever that does. */
  private static String behind(Candidate candidate, CitedTurn until, ReadSentence last) {
    List<ReadSentence> all = new ArrayList<>();
    for (CitedTurn turn : candidate.turns()) {
      if (turn.equals(until)) {
        turn.sentences().stream().filter(each -> each.start() <= last.start()).forEach(all::add);
        break;
      }
      all.addAll(turn.sentences());
    }
    return CitedTurn.text(all);
  }

  /** Whether what is stated stands between quotation marks, and the words around them say something else. */
  private static boolean isQuotation(Wording stated, String said) {
    String around = Ownership.withoutQuotations(said);
    Keywords outside = Keywords.of(around);
    boolean inside = stated.keywords().shareIn(outside.stems()) < CardPolicy.QUOTED_SHARE
        && new AddedWords(said).of(stated).isEmpty();
    return inside && !HANDING.containsAll(outside.words());
  }

  /** Whether the words are shared and the meaning is not: what they say no to is a yes here, or the reverse. */
  private boolean isReversed(Wording stated, String said) {
    String statement = stated.statement();
    if (isNegated(statement, said)) {
      return true;
    }
    Comparison comparison = comparer.compare(said, statement, meaning.vectors());
    return comparison.effect() == Effect.REVERSES || stated.isTurned(Wording.of(said));
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
