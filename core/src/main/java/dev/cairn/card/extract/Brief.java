package dev.cairn.card.extract;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A choice in no more words than it takes: tabs for indentation, please; JSON over YAML, always. */
final class Brief {
  private static final String WORD = "[\\w'/&.+#`-]+";

  /** Only a few words, and none of those that make a sentence. */
  private static final String THING =
      "(?!(?:thanks|thank|sorry|another|some|more|help|tests?|luck|idea|need|problem|issues?|errors?|changes?|sign|difference|reason"
          + "|results?|way|chance|data|news|response|answer|output|good|ready|time|waiting|looking|and|or|not|i|we|you|he|she|they|it|this|that|there|what|how)\\b)"
          + "(?:(?!(?:is|are|was|were|has|have|had|will|would|can|fails?|works?|breaks?|pass|passes|runs?|needs?|takes?|looks?|to|who|which)\\b)"
          + WORD + " ){0,3}" + WORD;

  private static final Pattern CHOSEN = Pattern.compile(THING);
  private static final Pattern OVER =
      Pattern.compile(THING + " (?:over|rather than|instead of|before) " + THING);
  private static final Pattern REFUSED =
      Pattern.compile("(?:so |and )?(?:no|no more|never|not) " + THING);
  private static final Pattern AGAINST = Pattern.compile(
      "(?:and |so |but )?(?:not|no|never|no more|leave|skip|rather than|instead of|avoid|forget|without) "
          + "(?!(?:only|sure|urgent|yet|rush|problem|need|worries|hurry|idea|for|in|on|at|because|when|from|to)\\b)\\w.*");
  private static final Pattern INSTEAD = Pattern.compile("\\b(?:rather than|instead of|over) \\w+");
  private static final Pattern OTHER = Pattern.compile(
      "(?:and |so |but )?(?:i (?:would |now )*(?:want|like|prefer)|use|let us|we (?:use|want|prefer)|only|it is|stick|go with|make it|instead) .*");
  private static final Pattern LABEL = Pattern.compile(
      "(?!(?:note|result|error|status|summary|edit|update|todo|question|answer|problem|issue|ps|example|idea|reason)s?\\b)(?<about>"
          + WORD + "(?: " + WORD + "){0,2}): (?<rest>.+)");
  private static final Pattern FIRST_MARK =
      Pattern.compile("\\s*(?:always|from now on|from today|going forward|in future|only)\\b.*");

  private Brief() {}

  static boolean chooses(Spoken spoken) {
    Matcher label = LABEL.matcher(spoken.said());
    if (label.matches() && !Topic.isNamed(spoken.said())) {
      boolean against = isAgainst(spoken, label.group("rest"));
      return Topic.isKind(label.group("about"))
          && isThing(label.group("rest"))
          && against
          && (spoken.urged() || !spoken.marks().isEmpty());
    }
    return Topic.of(spoken.said()).filter(topic -> chooses(spoken, topic)).isPresent();
  }

  private static boolean chooses(Spoken spoken, Topic topic) {
    String rest = topic.rest();
    boolean against = isAgainst(spoken, rest);
    boolean asked = spoken.urged()
        || Topic.isNamed(spoken.said())
        || (topic.purpose() && FIRST_MARK.matcher(spoken.marks()).matches());
    if (REFUSED.matcher(rest).matches()) {
      return OTHER.matcher(spoken.aside()).matches();
    }
    return (asked && (against || spoken.lasting()) && isThing(rest))
        || (spoken.lasting() && OVER.matcher(rest).matches());
  }

  /** Whether something else is named that is not wanted. */
  static boolean isAgainst(Spoken spoken, String words) {
    return AGAINST.matcher(spoken.aside()).matches() || INSTEAD.matcher(words).find();
  }

  private static boolean isThing(String words) {
    return CHOSEN.matcher(words).matches() || OVER.matcher(words).matches();
  }
}
