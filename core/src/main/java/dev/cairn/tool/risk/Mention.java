package dev.cairn.tool.risk;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A verb in a sentence.
 *
 * @param at its place among the tokens
 * @param listed whether it stands in a list, as what a tool does stands there
 * @param acts whether its form or the word before it makes it a verb
 */
record Mention(Verb verb, int at, boolean listed, boolean acts) {
  /** Behind these a verb says what the tool does not do, or when something else happens. */
  private static final Set<String> DENIES = Set.of(
      "not",
      "never",
      "without",
      "cannot",
      "no",
      "instead",
      "rather",
      "prevent",
      "prevents",
      "preventing",
      "avoid",
      "avoids",
      "unless",
      "until",
      "before",
      "after",
      "if",
      "when",
      "once",
      "don",
      "doesn",
      "isn");

  private static final Set<String> JOINS = Set.of(",", "/", "|", "&", "and", "or", "then", "also");
  private static final Set<String> SEPARATES = Set.of(",", "/", "|");
  private static final Set<String> BEFORE_A_LIST = Set.of("to", "can", "like", "actions");
  private static final Set<String> BEFORE_A_VERB = Set.of("to", "can", "will", "may");
  private static final Set<String> BEFORE_THE_LEAD =
      Set.of("to", "will", "can", "for", "and", "may", "tool", "must", "force");
  private static final Set<String> BEFORE_A_GERUND = Set.of("for", "and");
  private static final Set<String> BEFORE_A_DEED =
      Set.of(",", "/", "and", "or", "for", "by", "including", "supports", "like");
  private static final String ADVERB = "ly";
  private static final int DENIED_WITHIN = 3;
  private static final int LEAD_WITHIN = 14;

  private enum Form {
    PLAIN,
    THIRD,
    GERUND
  }

  private record Met(Verb verb, Form form) {
    /** Deletes is a verb, updates may be things; a deed is told after "by", a moment after "since". */
    boolean acts(String before) {
      return switch (form) {
        case PLAIN -> BEFORE_A_VERB.contains(before);
        case THIRD -> !verb.nounToo();
        case GERUND -> BEFORE_A_DEED.contains(before);
      };
    }
  }

  /** What the sentence says that is done, whoever does it. */
  static List<Mention> in(Sentence sentence) {
    List<Mention> mentions = new ArrayList<>();
    for (int at = 0; at < sentence.tokens().size(); at++) {
      Optional<Met> met = met(sentence.tokens().get(at));
      if (met.isPresent() && !isDenied(sentence, at)) {
        Met it = met.get();
        boolean acts = it.acts(sentence.at(at - 1));
        mentions.add(new Mention(it.verb(), at, isListed(sentence, at), acts));
      }
    }
    return mentions;
  }

  /** The verb that says what the tool is for: the first where such a verb can stand. */
  static Optional<Mention> lead(Sentence sentence) {
    String before = "";
    int words = 0;
    for (int at = 0; at < sentence.tokens().size() && words < LEAD_WITHIN; at++) {
      Token token = sentence.tokens().get(at);
      if (!token.isWord()) {
        continue;
      }
      Optional<Met> met = met(token);
      if (met.isPresent() && !DENIES.contains(before) && canLead(met.get(), before, words)) {
        return Optional.of(new Mention(met.get().verb(), at, false, true));
      }
      before = token.text();
      words++;
    }
    return Optional.empty();
  }

  private static boolean canLead(Met met, String before, int words) {
    boolean called = BEFORE_THE_LEAD.contains(before)
        && (met.form() != Form.GERUND || BEFORE_A_GERUND.contains(before));
    boolean third = met.form() == Form.THIRD && !met.verb().nounToo();
    return words == 0 || called || third || before.endsWith(ADVERB);
  }

  private static Optional<Met> met(Token token) {
    if (!token.isWord() || token.isName()) {
      return Optional.empty();
    }
    String word = token.text();
    return Verbs.LEXICON
        .plain(word)
        .map(verb -> new Met(verb, Form.PLAIN))
        .or(() -> Verbs.LEXICON.third(word).map(verb -> new Met(verb, Form.THIRD)))
        .or(() -> Verbs.LEXICON.gerund(word).map(verb -> new Met(verb, Form.GERUND)));
  }

  private static boolean isDenied(Sentence sentence, int at) {
    for (int back = 1; back <= DENIED_WITHIN; back++) {
      if (DENIES.contains(sentence.at(at - back))) {
        return true;
      }
    }
    return false;
  }

  private static boolean isListed(Sentence sentence, int at) {
    String before = sentence.at(at - 1);
    boolean joined =
        JOINS.contains(before) || (before.endsWith(ADVERB) && JOINS.contains(sentence.at(at - 2)));
    boolean begins =
        at == 0 || !sentence.tokens().get(at - 1).isWord() || BEFORE_A_LIST.contains(before);
    return joined || (begins && SEPARATES.contains(sentence.at(at + 1)));
  }
}
