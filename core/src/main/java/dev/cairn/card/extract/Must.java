package dev.cairn.card.extract;

import java.util.regex.Pattern;

/** Tells the "must" that binds from the "must" that guesses: it must be signed, it must be the cache. */
final class Must {
  private static final Pattern NO_SUBJECT = Pattern.compile(
      "(?:.* )?(?:it|that|this|there|he|she|they|one|these|those|i|something|someone|somebody|who|which|what"
          + "|if|because|why|how|explain|says|said|think|guess|is|are|was|were|has|have)(?: .*)?|\\w+ing\\b.*");

  /** What is being worked on: what it must do is a task, not a rule. */
  private static final Pattern IN_WORK = Pattern.compile(
      "(?:the|a|an|my|your) (?:\\w+ )?(?:function|method|class|button|script|regex|query|page|form"
          + "|output|answer|result|program|code|loop|test|solution|widget|dialog|bug|problem|issue|error|cause)");

  private static final Pattern WE = Pattern.compile("we(?: all)?");
  private static final Pattern YOU_KNOW = Pattern.compile(
      "(?:be|have|know|think|feel|admit|see|understand|mean|love|like|hate|remember)\\b.*");
  private static final Pattern GUESSED = Pattern.compile(
      "have (?!a |an |the |at |no |only |exactly |one |two |three |\\d|some |their |its |all ).*"
          + "|(?:surely|really|still|definitely|certainly|feel|seem|look|mean|love|hurt|suck|sound|taste|cost)\\b.*");
  private static final Pattern BE = Pattern.compile("be\\b.*");
  private static final Pattern BE_SO = Pattern.compile(
      "be (?:(?:at least|at most|less|more|no|between|exactly|under|below|over|above|within|in"
          + "|on|behind|unique|valid|idempotent|private|public|read-only|immutable|deterministic|available"
          + "|backward|backwards|green|written|kept|run|done|made|sent|built|held|set|put|shut|known|given|taken"
          + "|self-contained|reproducible|short|anonymous|[\\w-]{2,}ed)\\b|`).*");

  private Must() {}

  /** Whether a rule can be about it: it has a name, and it is more than what is at hand. */
  static boolean canBind(String subject) {
    return !NO_SUBJECT.matcher(subject).matches() && !IN_WORK.matcher(subject).matches();
  }

  static boolean binds(String subject, boolean firm, String rest) {
    if (GUESSED.matcher(rest).matches() || Speech.points(rest)) {
      return false;
    }
    if (subject.equals("i")) {
      return firm && !YOU_KNOW.matcher(rest).matches();
    }
    if (!canBind(subject)) {
      return false;
    }
    if (WE.matcher(subject).matches()) {
      return firm;
    }
    if (subject.equals("you")) {
      return !YOU_KNOW.matcher(rest).matches();
    }
    return !BE.matcher(rest).matches() || BE_SO.matcher(rest).matches();
  }
}
