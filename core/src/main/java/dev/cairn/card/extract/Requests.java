package dev.cairn.card.extract;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Tells a request that stands ("use metric units") from one that is done once it is done. */
final class Requests {
  /** They ask for a manner, not for a piece of work. */
  private static final Pattern MANNER =
      Pattern.compile("(?:use|avoid|prefer|favou?r|stick to|stick with|keep"
          + "|stop (?:using|adding|writing|saying|calling|sending|asking|making|repeating)) (.+)");

  private static final Pattern STYLE = Pattern.compile(
      "(?:write|format|answer|reply|respond|name|spell|speak|explain|document|phrase|label|indent"
          + "|end|start|round|sort|show|give|report|state|quote|wrap|order) (.+)");
  private static final Pattern BE = Pattern.compile(
      "be (?:more |very )?(?:brief|concise|terse|direct|precise|formal|informal|succinct|blunt)\\b.*|address me \\w+ly[.!]*");
  private static final Pattern ANY =
      Pattern.compile("(?:" + Words.ACTIONS + "|speak|spell|favor|favour|be) (.+)");

  /** Every one of a kind, or in a given manner. */
  private static final Pattern GENERAL = Pattern.compile(
      "(?:.* )?(?:all|every|each|any|in (?:british |american |plain |simple |short )?(?:english|german"
          + "|french|spanish|italian|portuguese|dutch|polish|japanese|chinese|bullet points|markdown"
          + "|the imperative|present tense|snake_case|camelcase|lower ?case|upper ?case|iso format))\\b.*");

  private static final Pattern NO_MANNER = Pattern.compile(
      "(?:going|me|it|up|on|in touch|in mind|calm|trying|working|at it|quiet|track|an eye|a|an|your|my|his|her"
          + "|only|less|more|both|either|\\w+ing)\\b.*|\\w+in'.*");
  private static final Pattern THE = Pattern.compile(
      "\\b(?:the|a|an)\\b (?!standard library|metric system|oxford comma|imperative|present tense"
          + "|24|answers?\\b|replies|responses|tone|code\\b|commit messages|comments|explanations|docs|user\\b"
          + "|team\\b)");

  private Requests() {}

  static boolean isStanding(Clause clause) {
    String said = clause.said();
    if (Speech.points(said) || Speech.doubts(said)) {
      return false;
    }
    if (clause.standing() && ANY.matcher(said).matches()) {
      return true;
    }
    Matcher manner = MANNER.matcher(said);
    if (manner.matches()) {
      String what = manner.group(1);
      return !NO_MANNER.matcher(what).matches() && !THE.matcher(what).find();
    }
    Matcher style = STYLE.matcher(said);
    return BE.matcher(said).matches()
        || (style.matches()
            && GENERAL.matcher(style.group(1)).matches()
            && !THE.matcher(style.group(1)).find());
  }
}
