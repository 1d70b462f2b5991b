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

  /** A condition or a topic says nothing yet, so what is asked behind it is what the sentence says. */
  private static final Pattern FRONT = Pattern.compile(
      "(?i)(?:whenever|when|if|(?:every|each|any) time|anytime|for|before|after"
          + "|from (?:now|today|here) on|from today|going forward|in (?:the )?future|as far as|as for|as a rule)\\b[^,;–—]*");

  private Asking() {}

  /** How many chars of a sentence come before what it asks; all of them if it asks nothing or only asks. */
  static int headOf(String sentence, int length) {
    Matcher request = REQUEST.matcher(sentence);
    int head = length;
    while (head == length && request.find()) {
      boolean fronted = FRONT.matcher(sentence.substring(0, request.start())).matches();
      head = fronted ? length : request.start();
    }
    Matcher question = QUESTION.matcher(sentence);
    boolean asks = sentence.endsWith("?") && question.find() && question.start() < head;
    return asks ? question.start() : head;
  }
}
