package dev.cairn.card.extract;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Cuts off what a sentence asks for after it has said something: "I use Flask, can you help me?" */
final class Asking {
  private static final Pattern REQUEST = Pattern.compile(
      "(?i)(?:,|;| -| –| —) (?:(?:and|but|so) )?(?:now )?(?:(?:can|could|would) you\\b"
          + "|i(?:['’]m| am) (?:wondering|trying|hoping|looking for|thinking|curious|not sure|considering|worried|excited"
          + "|having trouble|struggling|pacing)\\b|i (?:want|need) (?:to|you|some|help)\\b|i(?:['’]d| would) (?:like|love) (?:to|you|some)\\b"
          + "|i was wondering\\b|do you\\b)");
  private static final Pattern QUESTION = Pattern.compile(
      "(?i)(?:,|;| -| –| —) (?:(?:and|but|so) )?(?:how|what|which|where|why|is|are|does|should|any)\\b");

  private Asking() {}

  /** How many chars of a sentence come before what it asks; all of them if it asks nothing or only asks. */
  static int headOf(String sentence, int length) {
    Matcher request = REQUEST.matcher(sentence);
    int head = request.find() ? request.start() : length;
    Matcher question = QUESTION.matcher(sentence);
    boolean asks = sentence.endsWith("?") && question.find() && question.start() < head;
    return asks ? question.start() : head;
  }
}
