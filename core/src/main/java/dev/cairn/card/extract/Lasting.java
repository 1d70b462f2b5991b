package dev.cairn.card.extract;

import java.util.regex.Pattern;

/** Tells what will still be so next week from what passes with the talk, the work or the mood. */
final class Lasting {
  /** A sentence about such a thing passes with the talk. */
  private static final Pattern PASSING_SUBJECT = Pattern.compile(
      "(?:.* )?(?:idea|problem|question|answer|guess|point|issue|plan|goal|thing|reason|result|results|output"
          + "|error|bug|code|head|mistake|task|step|opinion|feeling|hope|one|ones|rest|difference|fix|change|solution"
          + "|first|second|fact|truth|trick|concern|understanding|bad|fault|part|request|bottom line|message"
          + "|formula|formulas|sequence|series|value|equation|expression|number|sum|total|average)");

  /** What is being worked on changes with the work. */
  private static final Pattern IN_WORK = Pattern.compile(
      "(?:.* )?(?:function|method|test|commit|line|variable|class|loop|button|column|branch i'm)(?: on .*| in .*)?");

  private static final Pattern PASSING = Pattern.compile(
      "\\b(?:wrong|broken|missing|incorrect|bad|buggy|bug|too|still|no longer|failing|fails? again"
          + "|crash\\w*|slow|red|down|stuck|again|today|right now|at the moment|this (?:morning|evening|afternoon|week)"
          + "|yesterday|should|needs? to|please|sorry|hurts?|weird|strange|better|worse|great|nice|fine|ready|done"
          + "|almost|just|instead of|awesome|incredible|amazing|cool|super|fantastic|wonderful|beautiful|lovely"
          + "|terrible|horrible|smart|fun|important|interesting|plus|perfect|delicious|gorgeous|crazy|showstopper)\\b");
  private static final Pattern VERB = Pattern.compile(
      "\\b(?:is|are|was|were|has|have|had|i|i'm|i'll|i'd|we|you|will|would|can)(?: |$)");
  private static final Pattern NEXT = Pattern.compile(", (?:and|but|so|which)\\b.*");
  private static final Pattern FORMULA = Pattern.compile("[=^\\\\]");

  private Lasting() {}

  static boolean isPassing(String said) {
    return PASSING.matcher(said).find();
  }

  static boolean isInWork(String subject) {
    return IN_WORK.matcher(subject).matches() || Speech.points(subject);
  }

  /** Whether the subject has a name of its own and the rest, up to its next clause, points at nothing. */
  static boolean holds(String subject, String rest) {
    boolean named =
        !PASSING_SUBJECT.matcher(subject).matches() && !VERB.matcher(subject).find();
    boolean plain = !FORMULA.matcher(rest).find();
    return named && plain && !Speech.points(NEXT.matcher(rest).replaceFirst(""));
  }
}
