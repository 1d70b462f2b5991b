package dev.cairn.card.extract;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Standing rules: what must or must not be done, not only this once. */
final class Constraints {
  private static final String YOU =
      "(?:(?:you|we|agents?|everyone|everybody) (?:should|must|shall|are to|will|need to|have to) "
          + "|i(?:'d| would)? (?:want|need|expect|ask|like) you to |(?:be|make) sure (?:that you |you |to )"
          + "|(?:it is|it's) (?:very )?(?:important|essential|crucial|critical|vital) (?:that you |that we |to ))?";

  /** An order that says of itself that it always holds. */
  static final Pattern COMMANDS =
      Pattern.compile(YOU + "(?:absolutely )?(?:never(?:,? ever)?|always|do(?: not|n't) ever)"
          + " (?:just |simply |silently |directly |blindly |automatically )*(?:" + Words.ORDER
          + ")\\b");

  private static final Pattern TEAM =
      Pattern.compile("we (?:never|always|only) (?:" + Words.ORDER + ")\\b");
  /** The second half of a sentence, where the first half is said of the same matter. */
  private static final Pattern BUT = Pattern.compile(
      "(?:you|i|we|use|feel free|it is|it's) [^\"`]{2,120}(?:,|;) (?:but|and) (?:please )?(?:always|never) "
          + Words.ORDER + "\\b.*");

  private static final Pattern UNWANTED =
      Pattern.compile("i (?:don't|do not|never) want you to \\w.+|i never want .+"
          + "|we (?:don't|do not|never) (?:allow|permit|accept|tolerate) .+");
  private static final Pattern SHOULD = Pattern.compile(
      "((?:[\\w'`/&-]+ ){1,6})should (?:always|never) .+"
          + "|((?:all|every|each|any|nothing|no) (?:[\\w'-]+ ){1,5})(?:have to|has to|need to|needs to) .+");
  private static final Pattern NEGATED = Pattern.compile(
      "(?:do not|don't|dont) (?:just |simply |automatically )?((?:" + Words.ORDER + "))\\b(.*)");
  private static final Pattern PASSING = Pattern.compile(
      "(?:wait|stop|give|tell|make|take|hold|start|work|explain|ask|show|fix|begin|trust"
          + "|mention|turn|end|suggest|answer|look|repeat|remind|raise|join|hand|force|state)");
  private static final Pattern CONDITION =
      Pattern.compile(".*\\b(?:without|unless|ever|under any circumstances|by hand)\\b.*");
  private static final Pattern DEFINITE = Pattern.compile("\\b(?:the|my|his|her|your|a|an)\\b");

  private static final Pattern MUST =
      Pattern.compile("((?:[\\w'`/&-]+ ){1,7}?)must( not| never| always| only)? (.+)");
  private static final Pattern YOU_MAY =
      Pattern.compile("(?:you|agents?) (?:may only|may not|may never|must only|mustn't|shan't"
          + "|are (?:not|never|only) (?:allowed|permitted) to|aren't allowed to) .+");
  private static final Pattern FORBIDDEN = Pattern.compile(
      "(?!it |this |that |he |she |they |access )(?:[\\w'`/&-]+ ){1,8}(?:is|are) (?:strictly |absolutely "
          + "|always |never )?(?:not allowed|not permitted|never allowed|forbidden|prohibited|off[- ]limits"
          + "|banned|mandatory|not acceptable|allowed only|only allowed)\\b.*");
  private static final Pattern ONLY = Pattern.compile(
      "(?:only|nothing|nobody but|nobody except|no one but|no one except|nobody|no one) (?:[\\w'-]+ ){0,6}"
          + "(?:may|must|shall|is allowed to|are allowed to|should ever) .+");
  private static final Pattern NONE = Pattern.compile(
      "(?:absolutely )?no (?!problem|idea|worr|way|need|luck|thanks|doubt|matter|reason|error"
          + "|issue|failure|test|result|output|one |more |changes? )(?:[\\w'-]+ ){1,5}(?:without|unless|on (?:"
          + Words.DAYS
          + ")|during|are allowed|is allowed|allowed)\\b.*"
          + "|no (?!problem|idea|worr|need|thanks|more )(?:[\\w'-]+ ){0,2}[\\w'-]+,? please[.!]*");
  private static final Pattern NO_CASE =
      Pattern.compile("(?:under no circumstances|at no time|in no case|on no account)\\b.+");
  private static final Pattern EACH_TIME = Pattern.compile(
      "(?:before|after|on|with|for|in) (?:every|each|any|all) [^,]{2,60}, (?:please |always |also )*(?:"
          + Words.ORDER + ")\\b.*");
  private static final Pattern ASK = Pattern.compile(
      "(?:always )?(?:ask|check with|confirm with|consult|warn|tell|notify) me (?:first )?"
          + "before (?:you|every|each|any|\\w+ing)\\b.+|(?:always )?(?:get|ask for) (?:my )?(?:approval|permission"
          + "|confirmation|consent) before .+|ask before \\w+ing\\b.+");
  private static final Pattern RATHER = Pattern.compile(
      "(?:use|put|write|store|keep|run|deploy|commit|save|send|log) [^,]{2,80}, never .+" + "|"
          + Words.ORDER
          + " [^,]{2,80}, always[.!]*|only (?:ever )?use .+ for (?!the |this |my |that )\\w+.*");
  private static final Pattern BOUND =
      Pattern.compile(".*\\bwe (?:must|have to|are not allowed to|may not|may only)\\b.*");
  private static final Pattern POINTLESS = Pattern.compile(
      ".*\\b(?:this|that)(?: again)?[.!]*|.*\\b(?:give up|stop (?:dreaming|learning|believing)|lose hope)\\b.*");

  private Constraints() {}

  static Optional<String> rule(Clause clause) {
    String said = clause.said();
    if (Speech.reports(said)) {
      return BOUND.matcher(said).matches() ? Optional.of("user_bound") : Optional.empty();
    }
    if (COMMANDS.matcher(said).lookingAt()) {
      return POINTLESS.matcher(said).matches() ? Optional.empty() : Optional.of(always(said));
    }
    if (isNegated(clause)) {
      return Optional.of("user_do_not");
    }
    if (isMust(said)) {
      return Optional.of("user_must");
    }
    return fixed(said);
  }

  private static String always(String said) {
    boolean never = said.contains("never") || said.contains(" ever ");
    return never ? "user_never" : "user_always";
  }

  private static Optional<String> fixed(String said) {
    if (Speech.points(said)) {
      return Optional.empty();
    }
    if (TEAM.matcher(said).lookingAt() || RATHER.matcher(said).matches()) {
      return Optional.of(always(said));
    }
    if (YOU_MAY.matcher(said).matches() || ONLY.matcher(said).matches()) {
      return Optional.of("user_may_only");
    }
    if (isShould(said) || BUT.matcher(said).matches()) {
      return Optional.of("user_must");
    }
    if (UNWANTED.matcher(said).matches()
        || FORBIDDEN.matcher(said).matches()
        || NONE.matcher(said).matches()
        || NO_CASE.matcher(said).matches()) {
      return Optional.of("user_forbids");
    }
    boolean each = EACH_TIME.matcher(said).matches();
    return each || ASK.matcher(said).matches()
        ? Optional.of(each ? "user_each_time" : "user_ask_first")
        : Optional.empty();
  }

  /** A bare "don't" is a rule where it speaks of things in general: to main, but not to the branch. */
  private static boolean isNegated(Clause clause) {
    Matcher matcher = NEGATED.matcher(clause.said());
    if (!matcher.matches() || Speech.points(clause.said())) {
      return false;
    }
    String rest = matcher.group(2);
    boolean general = clause.standing() || CONDITION.matcher(rest).matches();
    boolean passing = PASSING.matcher(matcher.group(1)).matches();
    return general
        || (!passing
            && rest.length() > 2
            && !DEFINITE.matcher(rest.replaceFirst(",.*", "")).find());
  }

  private static boolean isShould(String said) {
    Matcher matcher = SHOULD.matcher(said);
    return matcher.matches()
        && (matcher.group(1) == null || Must.canBind(matcher.group(1).strip()));
  }

  private static boolean isMust(String said) {
    Matcher matcher = MUST.matcher(said);
    if (!matcher.matches()) {
      return false;
    }
    boolean firm = matcher.group(2) != null;
    return Must.binds(matcher.group(1).strip(), firm, matcher.group(matcher.groupCount()));
  }
}
