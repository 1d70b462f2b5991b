package dev.cairn.card.extract;

import java.util.regex.Pattern;

/** What people say of themselves and their own. */
final class Persons {
  private static final String I = "(?:i|we)";
  private static final Pattern AM = Pattern.compile(
      "i(?:'m| am) (?:also )?(?:allergic to|vegetarian|vegan|married|divorced|widowed|single|retired|left-handed"
          + "|colou?r-?blind|diabetic|based in|from|originally from|pregnant|dyslexic|deaf|blind|lactose|gluten"
          + "|self-employed|(?:currently )?(?:living in|studying|working (?:as|at|for|from))|\\d+ years old|responsible for|fluent in|a native)\\b.*");
  private static final Pattern AM_A = Pattern.compile(
      "(?:i(?:'m| am)|we(?:'re| are)) (?:a|an) (?!bit|little|mix|fan|big|huge|lot|idiot|mess|while|fool|few|step|stranger|happy|sad)[\\w -]{3,}.*");
  private static final Pattern ALWAYS = Pattern.compile(I
      + " (?:live|lived|was born|were born|grew up|studied|study|graduated|got married|own|speak|teach|retired|adopted"
      + "|volunteer|play (?:the|in)) .+|i (?:don't|do not) (?:eat|drink|smoke|drive|speak|own) .+");
  private static final Pattern NAMED = Pattern.compile(I
      + "(?:'ve| have)? (?:work|worked|enrolled|attended|completed|moved|joined|founded|bought|sold|quit|visited|play|played|run|manage|lead|met|married"
      + "|travell?ed|switched|started (?:a|my|an|working|learning|playing|studying|at|as))\\b.+");
  private static final Pattern HAVE = Pattern.compile(
      I + "(?: have|'ve got) (?:a|an|"
          + Words.NUMBERS + "|\\d+) (?:[\\w-]+ ){0,2}(?:son|sons|daughter|daughters|child|children"
          + "|kids?|brothers?|sisters?|dogs?|cats?|horses?|parrots?|allergy|allergies|degree|phd|garden|house|car"
          + "|motorbike|boat|cabin|flat|laptop|macbook|thinkpad|phone|iphone|desktop|pc|gpu|raspberry pi)\\b.*");
  private static final Pattern AT_WORK = Pattern.compile(
      "\\b(?:working on|right now|the (?:test|tests|server|script|build|code|file|command|branch|function|app))\\b");

  private static final Pattern SINCE = Pattern.compile(
      "i(?:'ve| have) been (?!trying|thinking|wondering|looking|meaning|having|getting)\\w+ing\\b.+\\b"
          + "(?:since|for) (?:\\d|" + Words.NUMBERS
          + "|over|about|almost|years|many|the (?:last|past)).*");

  /** What was done on a day that has a date stays done. */
  private static final Pattern EVENT = Pattern.compile(
      "i(?:'ve| have)? (?:recently |also |finally |already )?(?:\\w+ed|got|went|met|bought|won|lost|gave|took|sold|began"
          + "|left|ran|saw|had|made)\\b.*\\b(?:(?:on|in|since|until) (?:early |late |mid-)?(?:"
          + Words.MONTHS
          + ")\\b|(?:" + Words.MONTHS + ") \\d|\\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:" + Words.MONTHS
          + ")\\b|(?:in|since) (?:19|20)\\d\\d\\b).*");

  private static final Pattern OWN =
      Pattern.compile("i(?:'m| am) (?:on|running) (?!the|my|a |an |line|page|step|" + Words.DAYS
          + ")[\\w.+-]+\\b.*" + "|i use (?!the |my |a |an )[\\w.+-]+\\b.*");
  private static final Pattern NO_EVENT =
      Pattern.compile("i (?:need|want|like|asked|tried|wanted|needed|wondered|planned|hoped)\\b.*");
  private static final Pattern KIN = Pattern.compile(
      "\\b[Mm]y (?:spouse|wife|husband|partner|son|daughter|brother|sister|mother|father|mom|mum|dad|aunt|uncle"
          + "|cousin|friend|boss|manager|mentor|colleague|neighbou?r|dog|cat|girlfriend|boyfriend|roommate) \\p{Lu}\\w+"
          + "(?:, (?:who|a|an|our|my) .+| (?:is(?! always| never)|works|lives|has|was|studies|starts|plays|runs|teaches|owns|turns)\\b.+)",
      Pattern.DOTALL);
  private static final Pattern NAME = Pattern.compile(
      "I['’]m \\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+)?(?:,? (?:a|an|the|and|from)\\b.*|[.!]*)",
      Pattern.DOTALL);

  private Persons() {}

  /** The text is asked where a capital makes the name. */
  static boolean rule(String said, String text, boolean specific) {
    if (AT_WORK.matcher(said).find()) {
      return false;
    }
    boolean named = NAME.matcher(text).find() || KIN.matcher(text).lookingAt();
    return named || isSo(said) || (specific && !Speech.points(said) && isDone(said));
  }

  private static boolean isSo(String said) {
    return AM.matcher(said).matches()
        || AM_A.matcher(said).matches()
        || ALWAYS.matcher(said).matches()
        || SINCE.matcher(said).matches()
        || HAVE.matcher(said).matches();
  }

  private static boolean isDone(String said) {
    return OWN.matcher(said).matches()
        || NAMED.matcher(said).matches()
        || (EVENT.matcher(said).matches() && !NO_EVENT.matcher(said).matches());
  }
}
