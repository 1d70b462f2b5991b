package dev.cairn.card.judge;

import dev.cairn.policy.CardPolicy;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Whether a user's words stand behind a rule that somebody else put into words. */
final class Backing {
  private static final Pattern SENTENCE = Pattern.compile("(?<=[.!?;])\\s+|\\n+");

  /** {@code No, use tabs} denies nothing of what follows. */
  private static final Pattern ANSWER = Pattern.compile("(?i)^\\s*(?:no|nope|nah)[,!.]\\s*");

  private static final Pattern ADDRESS = Pattern.compile(
      "\\b[a-z][a-z0-9+.-]{1,20}://[^\\s\"'<>)\\]]+|[\\w.+-]+@[\\w-]+\\.[\\w.-]+\\w");

  private final Wording rule;
  private final CardPolicy policy;
  private final List<Wording> said;

  private Backing(Wording rule, CardPolicy policy, List<Wording> said) {
    this.rule = rule;
    this.policy = policy;
    this.said = said;
  }

  static Backing of(Candidate candidate, CardPolicy policy) {
    List<Wording> said = candidate.userWords().stream()
        .flatMap(words -> SENTENCE.splitAsStream(ANSWER.matcher(words).replaceFirst("")))
        .filter(sentence -> !sentence.isBlank())
        .map(Wording::of)
        .toList();
    return new Backing(candidate.wording(), policy, said);
  }

  /** Whether they say the opposite, and nothing else: the words are shared, the meaning is not. */
  boolean isReversed() {
    if (isQuoted()) {
      return false;
    }
    boolean against = said.stream().anyMatch(each -> rule.reverses(each, policy));
    return against
        && said.stream()
            .filter(each -> !rule.reverses(each, policy))
            .noneMatch(each -> rule.supportedBy(each.statement()) >= policy.supportedShare());
  }

  /** Whether every sentence of the rule is one of theirs, word for word and whole: they cannot deny it. */
  private boolean isQuoted() {
    Set<List<String>> sentences =
        said.stream().map(each -> Phrase.of(each.statement()).words()).collect(Collectors.toSet());
    return SENTENCE
        .splitAsStream(ANSWER.matcher(rule.statement()).replaceFirst(""))
        .map(sentence -> Phrase.of(sentence).words())
        .filter(words -> !words.isEmpty())
        .allMatch(sentences::contains);
  }

  /** Whether the rule names an address they do not: to send something there, or to take it from there. */
  boolean namesNewAddress() {
    String words =
        String.join("\n", said.stream().map(Wording::statement).toList()).toLowerCase(Locale.ROOT);
    return ADDRESS
        .matcher(rule.statement().toLowerCase(Locale.ROOT))
        .results()
        .map(MatchResult::group)
        .anyMatch(address -> !words.contains(address));
  }

  /** Whether a rule that is about nothing in particular has all its words from them. */
  boolean isVerbatim() {
    return rule.things().isEmpty()
        && !rule.words().isEmpty()
        && said.stream().anyMatch(each -> each.words().containsAll(rule.words()));
  }
}
