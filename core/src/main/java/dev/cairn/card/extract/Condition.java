package dev.cairn.card.extract;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What something is said on, told from what is said: "whenever you add a job | give it a timeout".
 *
 * @param how the words that join the two, if they say that it holds each time
 */
record Condition(String said, String when, String how) {
  static final String EVERY =
      "whenever|(?:every|each|any)(?: single)? time|(?:before|after|on|with) (?:every|each|any)";

  private static final String NO_CONDITION =
      "(?!it comes to|possible|needed|in doubt|not\\b|so\\b)";
  private static final Pattern FIRST = Pattern.compile("(?<how>" + EVERY + "|when|if|before|after) "
      + NO_CONDITION + "(?<when>[^,;:]{2,120}), (?:then )?(?<said>.+)");

  /** Without a comma, what is said must show where it begins. */
  private static final Pattern UNPARTED =
      Pattern.compile("(?<how>" + EVERY + "|when|if) " + NO_CONDITION
          + "(?<when>[^,;:]{4,120}?) (?<said>(?:you (?:must|have to|need to|should|are to)|i (?:want|expect|need) you"
          + "|make sure|remember to|do not|always|never) .+)");

  private static final Pattern LAST = Pattern.compile("(?<said>[^:]{2,}?),?(?<!mind) (?<how>"
      + EVERY + "|when|if) " + NO_CONDITION + "(?<when>.+)");
  private static final Pattern IS_EVERY = Pattern.compile(EVERY);

  static Optional<Condition> first(String said) {
    return read(FIRST, said).or(() -> read(UNPARTED, said));
  }

  static Optional<Condition> last(String said) {
    return read(LAST, said);
  }

  private static Optional<Condition> read(Pattern pattern, String said) {
    Matcher matcher = pattern.matcher(said);
    if (!matcher.matches()) {
      return Optional.empty();
    }
    String how = matcher.group("how");
    String when = matcher.group("when");
    boolean each = IS_EVERY.matcher(how).matches() && !Standing.isLeisure(when);
    return Optional.of(new Condition(matcher.group("said"), when, each ? how : ""));
  }
}
