package dev.cairn.card.extract;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Leave to do what was forbidden: from today you may, it is fine again, pushing is allowed. */
final class Leave {
  private static final Pattern MAY = Pattern.compile(
      "(?:you|we|agents?) (?:may|can) (?:again |now |once more )?(?:go back to |start |resume )?(?<rest>(?!stop\\b).+)");
  private static final Pattern ALLOWED = Pattern.compile(
      "(?:you|we|agents?) are (?:again |now |hereby |once more )?(?:allowed|permitted|free|welcome) (?:again |now )?to (?<rest>.+)");
  private static final Pattern FINE = Pattern.compile(
      "(?:it is|i am) (?:again |now |totally |perfectly )?(?:ok|fine|allowed|permitted|acceptable|no problem|good|cool|happy for you)"
          + "(?: now| again| with me)? (?:for you )?to (?<rest>.+)");
  private static final Pattern FREE = Pattern.compile(
      "(?:feel free to|go ahead and|you have my (?:ok|permission|blessing) to) (?<rest>.+)");
  private static final Pattern DOING_FINE =
      Pattern.compile("(?<what>.{4,120}?) (?:is|are) (?:again |now )?"
          + "(?:ok|fine|no problem|welcome|(?<ruled>allowed|permitted|acceptable))\\b.*");
  private static final Pattern TAKEN_BACK = Pattern.compile(
      "i (?:take|took|am taking) back (?:what i (?:said|wrote|asked|told you)|my (?:rule|ban|words?|request))\\b.*?: (?<rest>.+)");

  private static final Pattern AGAIN = Pattern.compile("\\b(?:again|once more)\\b");
  private static final Pattern NOW = Pattern.compile("\\b(?:again|once more|now)\\b");
  private static final Pattern ONE =
      Pattern.compile("\\b(?:the|my|your|this|that|these|those|them)\\b|\\bto .*\\bit\\b");

  /** Why a ban ends. */
  private static final Pattern WHY = Pattern.compile(
      "\\b(?:(?:freeze|ban|rule|restriction|embargo|lock|lockdown|audit|incident|hold|moratorium|reason)\\b.*\\b"
          + "(?:over|gone|lifted|done|finished|off|history|past|ended)|i was (?:too|being|over|wrong)|i (?:overreacted|changed my mind)"
          + "|too strict|no longer (?:an issue|a problem|applies))\\b");

  private Leave() {}

  /** Who may do a thing now may do it now; who may do it from today on, or again, is told a rule. */
  static boolean isGiven(Spoken spoken) {
    String said = spoken.said();
    boolean back = spoken.lasting() || WHY.matcher(spoken.aside()).find();
    boolean now = back || NOW.matcher(said).find();
    if (Verbs.acts(ALLOWED, said) && !Standing.isPointing(said)) {
      return now && !Standing.isPassing(said);
    }
    Matcher doing = DOING_FINE.matcher(said);
    if (doing.matches() && Verbs.doing(doing.group("what"))) {
      // "Loading the page is fine now" is a finding; "is allowed again" is a rule.
      return back || (now && doing.group("ruled") != null);
    }
    boolean again = AGAIN.matcher(said).find() && !ONE.matcher(said).find();
    return ((back || again) && Verbs.acts(FINE, said))
        || (back && (Verbs.acts(MAY, said) || Verbs.acts(FREE, said)))
        || isTakenBack(said);
  }

  private static boolean isTakenBack(String said) {
    Matcher taken = TAKEN_BACK.matcher(said);
    if (!taken.matches()) {
      return false;
    }
    String rest = taken.group("rest");
    return Verbs.lastingOrder(rest) || Verbs.acts(FREE, rest) || Verbs.acts(MAY, rest);
  }
}
