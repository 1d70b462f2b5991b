package dev.cairn.card.extract;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What is to be done each time something else is: whenever you add an endpoint, write a test. */
final class Duties {
  private static final Pattern YOU = Pattern.compile(
      "(?:(?:you|agents?|everyone|everybody) (?:(?:always )?(?:must|shall|should|have to|need to|are to|are supposed to|ought to)"
          + "|are (?:expected|required|obliged) to)|we (?:must|should)(?: always)?) (?:also |always )?(?<rest>.+)"
          + "|i (?:do |always |would |will )*(?:expect|want|need|like|ask|appreciate|insist)(?: for)? (?:that )?you (?:to )?(?:also |always )?(?<mine>.+)"
          + "|it is (?:very |so )?(?:important|essential|crucial|critical|vital|mandatory) (?:that (?:you|we) |(?:for you )?to )(?:also |always )?(?<vital>.+)");
  private static final Pattern SURE = Pattern.compile(
      "(?:always |do )?(?:(?:make|be) sure (?:to|that you|you|we)|see (?:to it that you|that you)|remember to|be careful to"
          + "|(?:do not|never) (?:ever )?forget to|never fail to|take care to) (?:also |always )?(?<rest>.+)");
  private static final Pattern NEEDED = Pattern.compile(
      "(?<what>.{4,120}?) (?:is|are) (?:always |also )?(?:mandatory|required|obligatory|compulsory|a must|non-negotiable)");
  private static final Pattern HOUSE = Pattern.compile(
      "(?:a|an|any|every|each|all) (?:new )?(?:[\\w'-]+ ){0,3}(?:" + Words.WORK
          + ") (?:always )?(?:gets?|needs?|requires?|comes? with|has to have|have to have|must have) .+");

  private static final Pattern ONE_FOR_EACH = Pattern.compile(
      "(?:i (?:would )?(?:want|expect|like|need)|there (?:must|should|has to) be|we (?:want|need)) .+ (?:for|with|in|on) (?:every|each|any|all) .+");

  private static final Pattern FIRST_OF_ALL = Pattern.compile(
      "i always (?:want|need|expect) (?!you\\b|coffee\\b)\\w.* (?:before|whenever|when|after) you \\w.*");

  /** What is called a rule, and is one of work. */
  private static final Pattern CALLED =
      Pattern.compile("\\b(?:rule|policy|convention|guideline)\\b");

  private static final Pattern ABOUT_WORK =
      Pattern.compile("(?:all |every |each |any |new )*(?:[\\w'-]+ )?(?:" + Words.WORK
          + ") (?!is|was|were)\\w+ .+");

  /** A piece of work, and not a part of what the program does: a migration, but no request. */
  private static final Pattern EVENT = Pattern.compile(
      "\\b(?:before|after|on|with|for|in|at the end of) (?:every|each|any|all) (?:new |single |other )?"
          + "(?:" + Words.WORK + ")\\b.*");

  private static final Pattern OWN = Pattern.compile("(?:you|we|i)\\b.*");
  private static final Pattern OF_WORK = Pattern.compile(
      "(?:(?:a|an|any|the|some|another|one of|there is|new|our|somebody|someone|anybody|anyone) )*(?:[\\w'-]+ ){0,3}?(?:"
          + Words.WORK + ")\\b.*|(?:something|anything)\\b.*");

  /** What a program does; who asks for it asks for a piece of the program. */
  private static final Pattern OF_CODE = Pattern.compile(
      "(?:also )?(?:emit|increment|throw|raise|retry|flush|reload|refresh|redraw|render|return|invalidate|trigger|fire"
          + "|log|reset|clear|cache|print|display|show|decrement|append|call|send|notify|alert|mark|start|kill|close|delete|highlight"
          + "|hide|store|save|insert|set)\\b.*");

  private static final Pattern COMPLAINT = Pattern.compile(
      "\\b(?:annoy\\w*|bugs?|broken|weird|strange|stupid|ridiculous|nuisance|problem|sucks|crash\\w*|or else it|otherwise it|normal|why)\\b");
  private static final Pattern ONE_OF_MANY = Pattern.compile(
      "(?:you|we) (?!find|see|need|know|think|come|notice|hit|spot|run into)\\w+ (?:an?|any|some|another|something|anything|new|[\\w-]+ (?:code|files)|\\w+s)\\b.*");

  /** "Restart fails": the first word is a noun, and nobody is told anything. */
  private static final Pattern HAPPENS = Pattern.compile(
      "\\w+(?: \\w+)? (?:fails?|breaks?|hangs?|crash(?:es)?|is|are|was|were|goes?|stops?|dies|gets?|does|times|appears?|comes?|never|keeps?)\\b.*");

  /** What is made for the one who asks is made once. */
  private static final Pattern FOR_ME =
      Pattern.compile("(?:also )?\\w+ (?:me|us) (?:an?|the|some|your)\\b.*");

  private static final Pattern HERE = Pattern.compile(".*\\balways\\b.* here");
  private static final Pattern FIRM = Pattern.compile("\\b(?:never|ever|always)\\b");

  private Duties() {}

  static Optional<String> rule(Spoken spoken) {
    if (spoken.passing() || COMPLAINT.matcher(spoken.aside()).find()) {
      return Optional.empty();
    }
    if (spoken.when().isEmpty() || FIRST_OF_ALL.matcher(spoken.said()).matches()) {
      return isStanding(spoken) ? Optional.of("user_always") : Optional.empty();
    }
    boolean each = isCondition(spoken) && isAsked(spoken);
    return each ? Optional.of("user_each_time") : Optional.empty();
  }

  /** Without a condition it takes both: that somebody is bound, and that it is for good. */
  private static boolean isStanding(Spoken spoken) {
    String said = spoken.said();
    boolean event = EVENT.matcher(said).find();
    boolean bound = binds(said) || needed(said);
    return (bound && (spoken.lasting() || event))
        || FIRST_OF_ALL.matcher(said).matches()
        || (CALLED.matcher(spoken.marks()).find() && ABOUT_WORK.matcher(said).matches())
        || (HERE.matcher(said).matches() && HOUSE.matcher(said).matches())
        || (spoken.hard() && ONE_FOR_EACH.matcher(said).matches())
        || (spoken.lasting()
            && (HOUSE.matcher(said).matches() || (event && Verbs.lastingOrder(said))));
  }

  private static boolean isCondition(Spoken spoken) {
    String when = spoken.when();
    if (Standing.isLeisure(when)) {
      return false;
    }
    boolean code = OF_CODE.matcher(spoken.said()).matches();
    return OWN.matcher(when).matches() || (OF_WORK.matcher(when).matches() && !code);
  }

  private static boolean isAsked(Spoken spoken) {
    String said = spoken.said();
    if (spoken.lasting()) {
      return binds(said) || needed(said) || orders(said);
    }
    if (FIRM.matcher(said).find()) {
      return binds(said);
    }
    // "When you touch billing code, also ask for a review": one of many, not the one at hand.
    boolean also = said.startsWith("also ") || said.endsWith(" as well") || said.endsWith(" too");
    boolean general =
        ONE_OF_MANY.matcher(spoken.when()).matches() && !Standing.isPointing(spoken.when());
    boolean expected = said.startsWith("i expect") && !Standing.isPointing(spoken.when());
    return (general && YOU.matcher(said).matches() && binds(said))
        || (expected && binds(said))
        || (general && also && orders(said));
  }

  private static boolean orders(String said) {
    return Verbs.lastingOrder(said)
        && !FOR_ME.matcher(said).matches()
        && !HAPPENS.matcher(said).matches();
  }

  private static boolean binds(String said) {
    for (Pattern pattern : new Pattern[] {YOU, SURE}) {
      Matcher matcher = pattern.matcher(said);
      if (matcher.matches()) {
        return Groups.first(matcher).filter(Verbs::lastingOrder).isPresent();
      }
    }
    return false;
  }

  private static boolean needed(String said) {
    Matcher needed = NEEDED.matcher(said);
    return needed.matches() && Verbs.anyDoing(needed.group("what"));
  }
}
