package dev.cairn.card.extract;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a choice is about, told from what is chosen: "for imports | we use alphabetical order".
 *
 * @param broad whether it is named as one names a field: when it comes to, as far as, one thing about
 * @param purpose whether it is what something is for, and no place or time
 */
record Topic(String rest, boolean broad, boolean purpose) {
  private static final String WORDS = "(?<about>[\\w'/&.+#`-]+(?: [\\w'/&.+#`-]+){0,4}?)";
  private static final String FIELD =
      "(?:when it comes to|regarding|concerning|as for|in terms of|as regards|with regard to)";
  private static final String FAR =
      "as far as (?<far>[\\w'/&.+#` -]{2,40}?) (?:goes?|is concerned|are concerned|matters?)";

  /** What speaks of choosing; where it begins, the topic before it has ended. */
  private static final String CHOOSES =
      "(?=(?:i|we|let us|it is|it will be|my|our|only|use|stick|stay|go|keep|default|switch"
          + "|prefer|take|do|have|make|always|never|you|no|return|continue|opt|the team|everyone)\\b)";

  private static final Pattern NAMED = Pattern.compile(
      "(?:(?:one|another|a|some|last|quick|small|important) (?:thing|note|word|point|request|wish|change|update|correction)"
          + "|change of (?:plans?|heart|mind|direction)|new (?:plan|approach|policy)|update|correction)"
          + " (?:about|on|regarding|for|concerning|with|to|of) " + WORDS
          + "(?: - |: |, )(?<rest>.+)");
  private static final Pattern SETTLED = Pattern.compile(
      "(?:let us )?(?:settle|decide|agree on|decide on|fix|be clear about|clear up|standardi[sz]e) "
          + WORDS + "(?: " + Standing.LASTING + ")?: (?<rest>.+)");
  private static final Pattern FIELD_FIRST = Pattern.compile(
      "(?:" + FIELD + " " + WORDS + ",? " + CHOOSES + "|" + FAR + ",? )(?<rest>.+)");
  private static final Pattern FIELD_LAST =
      Pattern.compile("(?<rest>.{2,}?) (?:" + FIELD + " " + WORDS + "|" + FAR + ")");
  private static final Pattern FOR =
      Pattern.compile("for " + WORDS + ",? " + CHOOSES + "(?<rest>.+)");
  private static final Pattern FOR_LAST = Pattern.compile("(?<rest>.{2,}) for " + WORDS);
  private static final Pattern IN =
      Pattern.compile("(?:in|with|on) " + WORDS + ",? " + CHOOSES + "(?<rest>.+)");
  private static final Pattern IN_LAST = Pattern.compile("(?<rest>.{2,}) in " + WORDS);

  private static final List<Pattern> ALL =
      List.of(NAMED, SETTLED, FIELD_FIRST, FIELD_LAST, FOR, FOR_LAST, IN, IN_LAST);
  private static final List<Pattern> BROAD = List.of(NAMED, SETTLED, FIELD_FIRST, FIELD_LAST);
  private static final List<Pattern> PLACE = List.of(IN, IN_LAST);

  private static final Pattern ONE = Pattern.compile(
      "(?:the|this|that|these|those|my|your|his|her|a|an|every|each|it|me|us|him|them|you|now|today|example|instance|sure|what|which|how"
          + "|simplicity|speed|performance|clarity|consistency|readability|safety|comparison|debugging|testing|completeness|convenience"
          + "|reference|brevity|everyone|lunch|dinner|breakfast|general|case|mind|order|place|time|there|\\d+|"
          + Words.MONTHS + "|" + Words.DAYS
          + ")\\b.*|.*\\b(?:this|that|these|those|the|it|i|you|we|now|today)\\b.*");

  /** What it is about, if that is a kind of things and not one of them. */
  static Optional<Topic> of(String said) {
    for (Pattern pattern : ALL) {
      Matcher matcher = pattern.matcher(said);
      if (matcher.matches() && isKind(about(matcher))) {
        boolean broad = BROAD.contains(pattern);
        return Optional.of(new Topic(matcher.group("rest"), broad, !PLACE.contains(pattern)));
      }
    }
    return Optional.empty();
  }

  private static String about(Matcher matcher) {
    boolean far = matcher.pattern().pattern().contains("<far>") && matcher.group("far") != null;
    return matcher.group(far ? "far" : "about");
  }

  static boolean isKind(String words) {
    return !ONE.matcher(words).matches();
  }

  /** Whether the field was named first, and what follows need be no more than a word. */
  static boolean isNamed(String said) {
    return NAMED.matcher(said).matches() || SETTLED.matcher(said).matches();
  }
}
