package dev.cairn.card.extract;

import java.util.Optional;
import java.util.regex.Pattern;

/** What the user is bound to, by word or by date. */
final class Commitments {
  /** What others wait for; what one only means to try is no commitment. */
  static final String DELIVERS = Words.any("""
      announce answer approve bring book call cancel complete deliver deploy email file finalize finish fix \
      hand help host launch mail meet migrate pay pick post prepare present publish refund release renew \
      repair reply report return review send share ship sign submit transfer upload write""");

  private static final Pattern WILL = Pattern.compile(
      "(?:i|we)(?:'ll| will| shall|'m going to| am going to| are going to|'re going to) "
          + "(?:also )?(?:" + DELIVERS + ")\\b.+");
  private static final Pattern PROMISED = Pattern.compile(
      "(?:i|we)(?:'ve| have)? (?:already )?(?:promised|pledged|vowed|guaranteed"
          + "|committed to|committed ourselves to|agreed to|agreed with .{2,60} to) .+|(?:i|we) promise to .+");
  private static final Pattern TOLD = Pattern.compile(
      "(?:i|we) told .{2,40} (?:that )?(?:i'd|i would|i'll|i will|we'd|we would|we'll|we will) .+");
  private static final Pattern REMIND =
      Pattern.compile("remind me (?:.{2,40} )?to (?!what|how|why)\\w+.*|remind me (?:about|of) .+"
          + "|(?:don't|do not) let me forget (?:to|about|that) .+");
  private static final Pattern REMIND_OF = Pattern.compile("remind me (?:about|of) .+");
  private static final Pattern DUE = Pattern.compile(
      "(?!it |this |that )(?:[\\w'`/&.-]+ ){1,8}(?:is|are) due (?!to\\b).+"
          + "|(?:the|our|my) (?:[\\w'-]+ ){0,4}deadline (?:[\\w'-]+ ){0,6}is .+"
          + "|(?!it |this |that |we |i )(?:[\\w'`/&.-]+ ){1,7}(?:has|have|needs|need|must) (?:to )?be \\w+ .*\\b(?:by|before|no later than)\\b.+");
  private static final Pattern HAVE_TO = Pattern.compile(
      "(?:i|we)(?: have to| need to| must|'m supposed to|'re supposed to| am supposed to| are supposed to|'ve got to) "
          + "(?!understand|know|go\\b|see\\b|learn|think|find out|figure|wait|be\\b)\\w+ .*\\b(?:by|before|no later than|until|within)\\b.+");
  private static final Pattern OWE = Pattern.compile(
      "(?:i|we) owe (?!you\\b|it\\b|that\\b|this\\b).+ (?:a|an|the|my|our|\\d+|some) .+");
  private static final Pattern APPOINTMENT = Pattern.compile(
      "(?:i|we)(?: have|'ve got) (?:a|an|my|our|another) (?:[\\w'-]+ ){0,5}(?:appointment|meeting|interview"
          + "|exam|call|surgery|deadline|presentation|hearing|viva|demo)\\b.+");

  private Commitments() {}

  static Optional<String> rule(Clause clause) {
    String said = clause.said();
    if (Speech.doubts(said)) {
      return Optional.empty();
    }
    boolean timed = Words.TIME.matcher(said).find();
    if (REMIND.matcher(said).matches() && (timed || !REMIND_OF.matcher(said).matches())) {
      return Optional.of("user_remind");
    }
    if (PROMISED.matcher(said).matches() || OWE.matcher(said).matches()) {
      return Optional.of("user_promised");
    }
    return timed && !Speech.reports(said) ? dated(said) : Optional.empty();
  }

  private static Optional<String> dated(String said) {
    if (WILL.matcher(said).matches() || TOLD.matcher(said).matches()) {
      return Optional.of("user_will");
    }
    boolean due = DUE.matcher(said).matches()
        || HAVE_TO.matcher(said).matches()
        || APPOINTMENT.matcher(said).matches();
    return due ? Optional.of("user_due") : Optional.empty();
  }
}
