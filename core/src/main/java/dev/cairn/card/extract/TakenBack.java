package dev.cairn.card.extract;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What one says of one's own words when they hold no more: forget what I said about tabs. */
final class TakenBack {
  private static final String SAID =
      "(?:what|everything|all|whatever) (?:that )?i (?:have )?(?:ever )?(?:said|told you|wrote|asked for|asked)(?: \\w+){0,2}?";
  private static final Pattern ABOUT = Pattern.compile(
      "(?:you can |you may )?(?:forget|ignore|disregard|scratch|never mind) " + SAID
          + " (?:about|on|regarding|for) (?<what>.+)"
          + "|i (?:take|took|am taking) back " + SAID
          + " (?:about|on|regarding) (?<taken>.+?)(?:: .*)?"
          + "|(?:i|we) (?:have )?(?:changed (?:my|our) minds?|had a change of heart) (?:about|on|regarding|concerning) (?<mind>.+)");

  private TakenBack() {}

  /** What it was about, if the sentence takes something back. */
  static Optional<String> what(String said) {
    Matcher matcher = ABOUT.matcher(said);
    return matcher.matches() ? Groups.first(matcher) : Optional.empty();
  }
}
