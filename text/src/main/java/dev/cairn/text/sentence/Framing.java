package dev.cairn.text.sentence;

import dev.cairn.text.Cues;
import dev.cairn.text.Lexicon;
import dev.cairn.text.Token;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Whether a sentence says of itself that it lays nothing down: it asks, supposes, or hands on what somebody else
 * says. What stands inside such a frame may read like a rule in every word, "Bob says: never push to main"; so
 * the frame is looked for, and not left to the weights.
 */
final class Framing {
  private static final Lexicon TELLING = Lexicon.of("sentence/frame-telling.txt");
  private static final Lexicon TOLD = Lexicon.of("sentence/frame-told.txt");
  private static final Lexicon OWN = Lexicon.of("sentence/frame-own.txt");
  private static final Lexicon HEARSAY = Lexicon.of("sentence/frame-hearsay.txt");
  private static final Lexicon SUPPOSING = Lexicon.of("sentence/frame-supposing.txt");
  private static final Lexicon PAST = Lexicon.of("sentence/frame-past.txt");
  private static final Lexicon PAST_VERB = Lexicon.of("past-verbs.txt");
  private static final Lexicon CONDITION = Lexicon.of("sentence/frame-condition.txt");
  private static final Lexicon HANDING = Lexicon.of("handing-words.txt");
  private static final Lexicon TAG = Lexicon.of("sentence/frame-tag.txt");
  private static final Lexicon REQUEST = Lexicon.of("sentence/frame-request.txt");

  /** Behind more tokens a verb of telling belongs to what is laid down. */
  private static final int TELLER_TOKENS_MAX = 12;

  /** Fewer words before a colon are a heading. */
  private static final int ANNOUNCING_TOKENS_MIN = 5;

  private static final int ANNOUNCING_TOKENS_MAX = 16;

  private static final Set<Cues> OWN_CUES = EnumSet.of(
      Cues.LIKING, Cues.RENEWAL, Cues.PERMISSION, Cues.WITHDRAWAL, Cues.HERE, Cues.EVERYWHERE);

  private static final Set<String> COLONS = Set.of(":", "：");

  private static final String QUOTES = "\"“„«「『'‘";

  private Framing() {}

  /**
   * What a sentence does by its frame; nothing if it has none.
   *
   * @param kept whether it was read as something to keep: then a long heading is a part of it
   */
  static Optional<Act> of(ParsedSentence sentence, boolean kept) {
    List<Token> tokens = sentence.tokens();
    if (tokens.isEmpty()) {
      return Optional.empty();
    }
    int first = Statements.afterCourtesy(sentence);
    if (sentence.isQuestion() && REQUEST.at(tokens, first) == 0 && !endsInTag(tokens)) {
      return Optional.of(Act.QUESTION);
    }
    if (SUPPOSING.at(tokens, first) > 0) {
      return Optional.of(Act.HYPOTHESIS);
    }
    if (PAST.at(tokens, first) > 0) {
      return Optional.of(Act.REPORT);
    }
    if (HEARSAY.at(tokens, first) > 0 || tellsOfOthers(tokens, first)) {
      return Optional.of(Act.HEARSAY);
    }
    return !kept && isAnnounced(tokens, first) ? Optional.of(Act.QUOTATION) : Optional.empty();
  }

  /** "Use tabs, okay?" asks for nothing but a nod. */
  private static boolean endsInTag(List<Token> tokens) {
    int last = tokens.size() - 1;
    while (last > 0 && tokens.get(last).isMark()) {
      last--;
    }
    return (last > 0 && tokens.get(last - 1).isMark() && TAG.at(tokens, last) > 0)
        || (last > 1 && TAG.at(tokens, last - 1) > 1);
  }

  /** Somebody, a verb of telling, and then what they tell. */
  private static boolean tellsOfOthers(List<Token> tokens, int first) {
    if (CONDITION.at(tokens, first) > 0) {
      return false;
    }
    int end = Math.min(tokens.size() - 1, first + TELLER_TOKENS_MAX);
    for (int at = first; at < end; at++) {
      if (laysDown(tokens, at)) {
        return false;
      }
      int length = at > first ? TELLING.at(tokens, at) : 0;
      if (length > 0 && isOwn(tokens, first, at)) {
        return false;
      }
      if (length > 0 && at + length < tokens.size() && beginsTold(tokens, at + length)) {
        return true;
      }
    }
    return false;
  }

  /**
   * "Our intern committed a file with the line: ..." A few words before a colon are a heading; more of them,
   * none of which lays anything down or hands anything over, say where the rest is from.
   */
  private static boolean isAnnounced(List<Token> tokens, int first) {
    int end = Math.min(tokens.size() - 1, first + ANNOUNCING_TOKENS_MAX);
    boolean told = false;
    for (int at = first; at < end; at++) {
      if (COLONS.contains(tokens.get(at).key())) {
        return told && at - first >= ANNOUNCING_TOKENS_MIN;
      }
      int from = at;
      told |= PAST_VERB.at(tokens, at) > 0 || TELLING.at(tokens, at) > 0;
      boolean own = laysDown(tokens, at)
          || OWN_CUES.stream().anyMatch(cue -> cue.at(tokens, from) > 0)
          || CONDITION.at(tokens, at) > 0
          || HANDING.at(tokens, at) > 0
          || tokens.get(at).isMark();
      if (own) {
        return false;
      }
    }
    return false;
  }

  private static boolean laysDown(List<Token> tokens, int at) {
    return Cues.DUTY.at(tokens, at) > 0
        || Cues.NEGATION.at(tokens, at) > 0
        || Cues.LASTING.at(tokens, at) > 0
        || COLONS.contains(tokens.get(at).key());
  }

  /** "I said", "as we told you": who speaks is still the one who says it. */
  private static boolean isOwn(List<Token> tokens, int first, int verb) {
    for (int at = Math.max(first, verb - 2); at < verb; at++) {
      if (OWN.at(tokens, at) > 0) {
        return true;
      }
    }
    return false;
  }

  private static boolean beginsTold(List<Token> tokens, int at) {
    String key = tokens.get(at).key();
    return COLONS.contains(key)
        || (tokens.get(at).isMark() && !key.isEmpty() && QUOTES.indexOf(key.charAt(0)) >= 0)
        || TOLD.at(tokens, at) > 0;
  }
}
