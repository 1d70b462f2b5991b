package dev.cairn.card.extract;

import java.util.regex.Pattern;

/** The words by which a saying holds for longer than the work at hand, and those by which it does not. */
final class Standing {
  private static final String WHOLE =
      "(?:repo|repository|project|codebase|code base|monorepo|team|company|house|workspace|shop|organi[sz]ation)";

  /** Said of what may not be weighed against anything. */
  private static final String HARD = "ever(?: again)?|at all costs|at any (?:cost|price)"
      + "|no matter (?:what|how)(?: happens)?|whatever (?:happens|you do|it takes)|come what may"
      + "|under (?:any|all) circumstances?|without (?:any )?exceptions?|no exceptions?|on principle";

  static final String LASTING = "(?:" + HARD
      + "|from now(?: on(?:wards?)?)?|from here on(?: out| in)?|from today(?: on(?:wards?)?)?|as of (?:today|now)"
      + "|starting (?:today|now)|effective immediately|going forwards?|moving forwards?|in (?:the )?future|henceforth"
      + "|always|at all times|all the time|every(?: single)? time|each(?: and every)? time|once and for all|for good"
      + "|permanently|as a (?:general )?rule(?: of thumb)?|in general|generally|by default|as standard"
      + "|(?:in|for|on|across|throughout|within) (?:this|our|the whole|the entire) "
      + WHOLE
      + "|(?:around|round) here|where(?:ver)? possible|whenever possible|everywhere|throughout"
      + "|without (?:asking|checking|telling|consulting)\\b[\\w' ]*|these days|any more|any longer|until further notice|consistently|after all)";

  private static final Pattern IS_HARD = Pattern.compile("\\b(?:" + HARD + ")\\b");
  private static final Pattern FIRST =
      Pattern.compile(LASTING + "(?:[,:]| -)? (?!when\\b)(?<!time )");
  private static final Pattern LAST =
      Pattern.compile("(?:,| -| –| —|:)? " + LASTING + "$|(?:,| -| –| —) (?:period|full stop)$");
  static final String FROM_NOW_ON = "from now on";
  private static final Pattern MIDST = Pattern.compile(
      " (?:from now on|from here on|from today(?: on)?|going forward|after all|as of (?:today|now)|in future) (?=\\w)");
  private static final Pattern ALL = Pattern.compile(LASTING + "|period|full stop");

  /** What is said beside a rule and shows that it is one: it was said before, or holds against odds. */
  private static final Pattern BESIDE = Pattern.compile(
      "\\b(?:" + HARD
          + "|from now on|from here on|going forward|every time|at all times|even (?:if|when|though)|not even|i keep (?:having|telling|saying|asking|repeating|reminding)"
          + "|(?:is|a|the|our|my) (?:\\w+ )?(?:rule|policy|convention)|non-negotiable|(?:keep|leave|do|have) it (?:that way|like that|the same))\\b");

  private static final String AT_HAND =
      "(?:one|once|time|run|file|function|method|class|commit|pr|pull request|branch|patch"
          + "|snippet|test|case|line|loop|task|ticket|change|step|page|release|sprint|session|spike|demo|script|query)";

  private static final Pattern PASSING =
      Pattern.compile("\\b(?:yet|for now|right now|just now|today|tonight|tomorrow|this " + AT_HAND
          + "|that " + AT_HAND
          + "|these|those|at the moment|for the moment|for the time being|meanwhile"
          + "|until (?:i|we|you|then|he|she|they|it)|till (?:i|we|you|then|he|she|they|it))\\b");
  private static final Pattern POINTING =
      Pattern.compile("\\b(?:it|this(?! " + WHOLE + ")|that|these|those|them)\\b");

  /** A time that suits the one who is asked, and no condition. */
  private static final Pattern AT_LEISURE = Pattern.compile(
      "(?:you|we) (?:are (?:ready|done|free|finished|back|through|there|happy|at it)\\b.*"
          + "|(?:have|get|find|got) (?:the |some |enough )?(?:time|an? (?:minute|moment|second|sec|chance|break|spare))\\b.*"
          + "|(?:have (?:finished|done|read)|get (?:to it|around|back)|feel)\\b.*|(?:like|want|wish|can|could|please)(?: it| to| so)?"
          + "|(?:are|have)\\b.*\\bnow\\b.*)");

  private static final Pattern ORDERED = Pattern.compile(
      "\\b(?:from (?:now|today|here)|as of|starting|going forward|moving forward|henceforth|after all|once and for all|always)\\b");

  private Standing() {}

  /** Without what lasts in the middle of it: "I want spaces after all for indentation". */
  static String withoutMidst(String said) {
    return MIDST.matcher(said).replaceAll(" ");
  }

  /** Where what lasts at the beginning ends, or 0. */
  static int first(String said) {
    var matcher = FIRST.matcher(said);
    return matcher.lookingAt() ? matcher.end() : 0;
  }

  /** Where what lasts at the end begins, or the length. */
  static int last(String said) {
    var matcher = LAST.matcher(said);
    return matcher.find() ? matcher.start() : said.length();
  }

  static boolean beside(String aside) {
    return ALL.matcher(aside).matches() || BESIDE.matcher(aside).find();
  }

  static boolean isHard(String words) {
    return IS_HARD.matcher(words).find();
  }

  static boolean isLeisure(String when) {
    return AT_LEISURE.matcher(when).matches();
  }

  /** Whether it points at something that only those who talk can see. */
  static boolean isPointing(String said) {
    return POINTING.matcher(said).find();
  }

  static boolean isOrdered(String marks) {
    return ORDERED.matcher(marks).find();
  }

  /** Whether it holds only for the thing or the time at hand. */
  static boolean isPassing(String said) {
    return PASSING.matcher(said).find();
  }
}
