package dev.cairn.card.judge;

import dev.cairn.policy.CardPolicy;
import dev.cairn.text.Cues;
import dev.cairn.text.Lexicon;
import dev.cairn.text.Token;
import dev.cairn.text.Tokenizer;
import dev.cairn.text.sentence.Act;
import dev.cairn.text.sentence.Hearing;
import dev.cairn.text.sentence.ReadSentence;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** What a sentence of the user is good for, by the one reader of sentences. */
enum Standing {
  /** It lays down, allows or takes back: it may take a rule's place, widen it or take a case out of it. */
  SURE,
  /** It may be meant as a rule: a card may rest on it, and no other card gives way to it. */
  UNSURE,
  /** It asks, reports, supposes, quotes, or hands on what others say: nothing rests on it. */
  NOTHING;

  private static final Set<Act> NO_RULE =
      EnumSet.of(Act.QUESTION, Act.HEARSAY, Act.QUOTATION, Act.HYPOTHESIS, Act.REPORT);

  private static final Set<Cues> WILLING =
      EnumSet.of(Cues.PERMISSION, Cues.WITHDRAWAL, Cues.DUTY, Cues.LIKING);

  private static final Set<Cues> CHANGING =
      EnumSet.of(Cues.PERMISSION, Cues.WITHDRAWAL, Cues.RENEWAL);

  private static final Lexicon PAST = Lexicon.of("past-verbs.txt");

  static Standing of(ReadSentence sentence, CardPolicy policy) {
    List<Token> tokens = Tokenizer.tokens(sentence.sentence().text());
    // "Deploying by hand is fine again" reads like a report of how things stand, and says how they
    // shall.
    boolean wills = sentence.act() == Act.REPORT
        && !Cues.in(tokens, WILLING).isEmpty()
        && !PAST.occursIn(tokens);
    if (NO_RULE.contains(sentence.act()) && !wills && !isRequest(sentence, tokens)) {
      return sentence.probability() >= policy.noRuleSure() ? NOTHING : UNSURE;
    }
    return isHeard(sentence, policy) || changes(sentence, tokens) ? SURE : UNSURE;
  }

  /** "Would you mind always answering in English?" asks for something for good; who asks by a mark alone does not. */
  private static boolean isRequest(ReadSentence sentence, List<Token> tokens) {
    return sentence.act() == Act.QUESTION && sentence.probability() < 1 && Cues.LASTING.in(tokens);
  }

  private static boolean isHeard(ReadSentence sentence, CardPolicy policy) {
    boolean kept = sentence.hearing() == Hearing.KEPT;
    boolean likely = sentence.standing() >= policy.ruleSure() && !sentence.once();
    return sentence.act().isStanding() && (kept || likely);
  }

  /** Whether it says that something changes, for good and without a "maybe". */
  private static boolean changes(ReadSentence sentence, List<Token> tokens) {
    if (sentence.act() == Act.QUESTION) {
      return false;
    }
    boolean change = sentence.act() == Act.PERMISSION
        || sentence.act() == Act.WITHDRAWAL
        || !Cues.in(tokens, CHANGING).isEmpty();
    return change && !sentence.once() && !Cues.HYPOTHESIS.in(tokens);
  }

  /** What a sentence does that nothing rests on, for whoever is refused because of it. */
  static String because(ReadSentence sentence) {
    return switch (sentence.act()) {
      case QUESTION -> "is a question";
      case HEARSAY -> "tells what somebody else says or wants";
      case QUOTATION -> "holds words of somebody else";
      case HYPOTHESIS -> "only supposes something";
      case REPORT -> "reports what happened or how things stand";
      default -> "lays nothing down";
    };
  }
}
