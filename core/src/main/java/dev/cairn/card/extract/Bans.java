package dev.cairn.card.extract;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The many ways to say no for good, other than "never" and "must not". */
final class Bans {
  private static final String TO_YOU =
      "(?:(?:you|we|agents?) (?:should|must|need to|have to|are to) (?:always )?"
          + "|i (?:would |must )?(?:ask|want|like|need|expect|urge|beg) you to |(?:make|be) sure (?:to|you|that you) )?";
  private static final String ALLOWED = "(?:allowed|permitted|supposed|authori[sz]ed|entitled)";
  private static final String GOOD =
      "(?:ok|fine|allowed|permitted|acceptable|welcome|wanted|tolerated|an option|cool|on the table)";

  private static final Pattern YOU_NOT = Pattern.compile(
      "(?:you|agents?|everyone|everybody) (?:must not|must never|may not|may never|shall not|shall never|are not to"
          + "|are never to|are (?:not|never) " + ALLOWED + " to) (?:ever )?(?<rest>.+)");
  private static final Pattern YOU_SHOULD_NOT = Pattern.compile(
      "(?:you|we|agents?) (?:should not|cannot|must not|may not|do not) (?:ever )?(?<rest>.+)");
  private static final Pattern UNWANTED = Pattern.compile(
      "i (?:do not|never|would not|do not ever) (?:want|like|wish) (?:you|anyone|anybody) to (?:ever )?(?<rest>.+)"
          + "|i (?:do not|never) (?:ever )?want (?:to see )?(?:you )?(?<doing>\\w+ing .+)");
  private static final Pattern DO_NOT = Pattern.compile(TO_YOU
      + "(?:do not|never|(?:be careful|take care|be sure|make sure|try|remember) (?:not to|to not|never to|to never"
      + "|you do not|you never)) (?:ever |go )?(?<rest>.+)");
  private static final Pattern FORBID = Pattern.compile(
      "(?:i|we) (?:hereby )?(?:forbid|prohibit) (?:you|anyone|anybody) (?:to|from) (?<rest>.+)"
          + "|never again (?<again>.+)|do not (?:you|ever) dare (?:to )?(?<dare>.+)|promise (?:me )?(?:that )?you (?:will|would|shall) never (?<never>.+)");
  private static final Pattern AWAY = Pattern.compile(
      TO_YOU + "(?:stay|keep|steer) (?:well )?(?:away|clear) (?:from|of) (?<away>.+)|"
          + TO_YOU + "(?:refrain|abstain|desist) from (?<from>.+)|"
          + TO_YOU
          + "(?:(?:keep )?(?:your )?(?:hands|fingers) off|stay off|keep off|stay out of|keep out of) (?<off>.+)|"
          + TO_YOU + "avoid (?<avoid>.+)");
  private static final Pattern BAD = Pattern.compile(
      "(?<what>.{4,120}?) (?:is|are) (?:always |still |also )?(?:off[- ]limits|(?:a )?(?:complete |total |big )?no[- ]go|a no-no|taboo|forbidden"
          + "|prohibited|banned|out of the question|unacceptable|verboten|something (?:we|you|i) (?:do not|never) (?:do|want|allow|tolerate)|(?:not|never) (?:ever )?"
          + GOOD + ")\\b.*");
  private static final Pattern NOT_GOOD = Pattern.compile(
      "it is (?:(?:not|never) " + GOOD + "|forbidden|prohibited) (?:for you )?to (?<rest>.+)");
  private static final Pattern NO = Pattern.compile(
      "(?:there (?:must|shall|should|is to|will) be )?no (?<doing>[a-z-]+ing\\b.*)");
  private static final Pattern UNDER_NO = Pattern.compile(
      "(?:under no (?:circumstances?|conditions?)|at no (?:time|point)|in no case|on no account|never)(?: whatsoever)?,? "
          + "(?:should|must|may|shall|are) (?:you|we|agents?|anyone|anybody) .+");
  /** What a team does not do where it works; what a program does not do is said alike. */
  private static final Pattern NOT_HERE = Pattern.compile(
      "we do not (?<rest>(?!check|validate|handle|log|cache|return|throw|catch|close|set|track|call|store|use|run|support)\\w.*) here");

  private static final Pattern NOBODY = Pattern.compile(
      "(?:nobody|no one|none of us|no agent) (?:ever )?(?:touches|edits|changes|modifies|pushes|merges|commits|deploys|deletes|drops"
          + "|renames|restarts|rewrites|bypasses|skips|may|must|should|is to|gets to|is allowed to) .+");
  private static final Pattern NOTHING = Pattern.compile(
      "(?:nothing|no \\w+) (?:ever )?(?:goes|gets|ships|leaves|lands|is \\w+ed|is merged|is built) (?!without).* (?:without|unless) .+");
  private static final Pattern SO_DO_NOT = Pattern.compile(
      "(?:.*\\b)?so (?:do not|never)(?: (?:do|try|attempt|even try)(?: it| that| so)?)?");
  private static final Pattern NEEDLESS = Pattern.compile(
      "\\w+ (?:is |was )?(?:needed|required|necessary|involved|found|done|left|so far)\\b.*");

  private Bans() {}

  static Optional<String> rule(Spoken spoken) {
    if (spoken.passing()) {
      return Optional.empty();
    }
    boolean forbids = isTold(spoken) || isAway(spoken) || isBad(spoken) || isNo(spoken);
    return forbids ? Optional.of("user_forbids") : Optional.empty();
  }

  /** Said to somebody: you are never allowed to, I do not want you to, whatever happens do not. */
  private static boolean isTold(Spoken spoken) {
    String said = spoken.said();
    Matcher unwanted = UNWANTED.matcher(said);
    if (unwanted.matches()) {
      String rest = unwanted.group("rest");
      return rest == null
          ? spoken.lasting() && Verbs.doing(unwanted.group("doing"))
          : Verbs.lastingOrder(rest) && (spoken.lasting() || !Standing.isPointing(rest));
    }
    boolean binds = (spoken.lasting() || SO_DO_NOT.matcher(spoken.aside()).matches())
        && !(spoken.when().isEmpty() && Standing.isPointing(said));
    return orders(YOU_NOT, said)
        || (orders(FORBID, said) && !Standing.isPointing(said))
        || (binds && (orders(YOU_SHOULD_NOT, said) || orders(DO_NOT, said)))
        || (orders(NOT_HERE, said) && !Standing.isPointing(said))
        || NOTHING.matcher(said).matches()
        || UNDER_NO.matcher(said).matches()
        || (spoken.lasting() && NOBODY.matcher(said).matches() && !Standing.isPointing(said));
  }

  /** To avoid doing something is a rule if it says so; to avoid a thing may be a matter of taste. */
  private static boolean isAway(Spoken spoken) {
    Matcher away = AWAY.matcher(spoken.said());
    if (!away.matches()) {
      return false;
    }
    String avoided = away.group("avoid");
    if (avoided != null) {
      return Verbs.anyDoing(avoided) ? spoken.lasting() : spoken.hard();
    }
    return spoken.lasting() || Groups.first(away).filter(Verbs::anyDoing).isPresent();
  }

  private static boolean isBad(Spoken spoken) {
    Matcher bad = BAD.matcher(spoken.said());
    if (bad.matches()) {
      return Verbs.anyDoing(bad.group("what"));
    }
    Matcher notGood = NOT_GOOD.matcher(spoken.said());
    return notGood.matches()
        && Verbs.order(notGood.group("rest"))
        && (spoken.lasting() || !Standing.isPointing(notGood.group("rest")));
  }

  private static boolean isNo(Spoken spoken) {
    Matcher no = NO.matcher(spoken.said());
    if (!no.matches() || NEEDLESS.matcher(no.group("doing")).matches()) {
      return false;
    }
    // In "no caching, please explain" the courtesy belongs to the next thing that is asked.
    boolean asked = spoken.urged() && !Verbs.order(spoken.aside());
    return Verbs.doing(no.group("doing")) && (asked || spoken.lasting());
  }

  private static boolean orders(Pattern pattern, String said) {
    Matcher matcher = pattern.matcher(said);
    return matcher.matches()
        && Groups.first(matcher).filter(Verbs::lastingOrder).isPresent();
  }
}
