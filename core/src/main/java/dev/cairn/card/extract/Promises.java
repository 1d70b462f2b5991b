package dev.cairn.card.extract;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What was promised to somebody who has a name, in other words than "promised", and the end of it. */
final class Promises {
  private static final String WHO =
      "(?!(?:you|it|him|her|them|me|us|myself|ourselves|he|she|they|i|we|who|what|nobody|everyone|someone|that|this)\\b)"
          + "(?:[\\w'&.-]+ ){1,4}?";
  private static final String I = "(?:i|we) (?:have )?(?:already |also |just )?";
  private static final String BOUND =
      "(?:on the hook|committed|(?:contractually )?bound(?: by contract)?|obliged|obligated|under contract|signed up|pledged)";

  private static final Pattern GIVEN = Pattern.compile(I + "(?:given|gave) " + WHO
      + "(?:my|our) (?:word|promise|assurance|commitment|guarantee) (?:to|that|on|we|i)\\b.+"
      + "|" + I
      + "(?:assured|guaranteed|promised|pledged to|sworn to|swore to|signed up with|made a deal with|shook hands with) "
      + WHO + "(?:to|that (?:i|we|the|our)|we|i)\\b.+"
      + "|(?:i|we) (?:am|are) (?:still |now )?" + BOUND + " (?:with|to|towards|for) "
      + WHO.replace("{1,4}?", "{0,3}?[\\w'&.-]+") + "(?:: | to | that | for ).+"
      + "|(?:i|we) (?:have|made) (?:a|an) (?:deal|agreement|commitment|arrangement) with " + WHO
      + "(?:to|that)\\b.+"
      + "|" + I + "(?:made|gave) (?:a|my|our) (?:promise|commitment|pledge|vow) to "
      + WHO.replace("{1,4}?", "{0,3}?[\\w'&.-]+")
      + "(?:: | to | that ).+");
  private static final Pattern TOLD = Pattern.compile(
      I + "(?:told|wrote to|confirmed to|agreed with|said to) " + WHO
          + "(?:that )?(?:i|we) (?:would|will|are going to|am going to)(?: not| no longer)? (?:also )?(?<rest>\\w.+)");
  private static final Pattern TRUST =
      Pattern.compile(WHO + "(?:is|are) (?:counting|relying|depending|banking) on (?:us|me) to .+|"
          + WHO + "(?:was|were|has been|have been) promised (?:that )?we\\b.+|"
          + WHO + "(?:has|have|got) (?:my|our) (?:word|promise|commitment) (?:that|to|on)\\b.+");

  private static final Pattern RELIES =
      Pattern.compile(WHO + "(?:counts?|rely|relies|depends?) on (?:us|me) to .+");
  private static final Pattern SIGNED = Pattern.compile(
      "\\b(?:i|we) (?:have )?(?:agreed|promised|signed|said yes|accepted|confirmed)\\b");

  /** What one does for another, so that telling him of it binds. */
  private static final Pattern KEPT = Pattern.compile(
      "(?:have .*\\b(?:ready|done|finished|in place|available|up|live)\\b.*|(?:keep|hand|give|cut|freeze|show|support|maintain|provide|make|get|look after|take|run|move|stop|hold|pause|leave|build|add"
          + "|" + Commitments.DELIVERS + ")\\b.*)");

  private static final Pattern LET_OFF = Pattern.compile(
      WHO + "(?:has |have |just )?let (?:us|me) off the hook\\b.*|" + WHO
          + "(?:has |have )?(?:released|freed|excused) (?:us|me) from .+"
          + "|(?:i|we) (?:am|are) (?:now )?off the hook (?:with|for|on)\\b.+"
          + "|" + WHO
          + "(?:no longer (?:needs?|expects?|wants?|requires?)|(?:does|do) not (?:need|expect|want|require)) (?:(?:us|me) to .+|.+ from (?:us|me)\\b.*)");
  private static final String PROMISE =
      "(?:promise|commitment|word|pledge|agreement|deal|assurance)";
  private static final Pattern CANCELLED = Pattern.compile(I
      + "(?:cancell?ed|withdrew|withdrawn|revoked|took back|taken back|called off|dropped|take back|retracted) (?:the|my|our) "
      + PROMISE + " (?:to|with)\\b.+|(?:the|our|my) " + PROMISE
      + " (?:to|with) .{2,80}? (?:no longer (?:stands?|holds?|applies|counts)|(?:is|are) (?:off|void|cancell?ed|gone|history|over|no longer .+))"
      + "|(?:scrap|drop|cancel|forget|abandon|bin|ditch|never mind) (?:about )?(?:the|our|my) "
      + PROMISE + " (?:to|with)\\b.+");
  private static final Pattern UNBOUND = Pattern.compile(
      "(?:(?:scrap|drop|cancel|forget|abandon|bin|ditch|never mind) (?:about )?(?:the|our|my) plans? to"
          + "|(?:i|we) (?:no longer (?:have|need) to|do not (?:have|need) to|will not|are not going to)) (?<rest>\\w.+)");
  private static final Pattern AGREED = Pattern.compile(
      "(?:and |since |as |because )?" + WHO
          + "(?:(?:is|are|was|were) (?:fine|ok|happy|good|content|cool) (?:without|with)|(?:has |have )?(?:agreed|waived"
          + "|let us|released us|said (?:so|yes|ok|it is|that is|we)|told us|confirmed)|(?:does|do) not (?:need|want|expect|care)|no longer (?:needs?|wants?|expects?|cares?))\\b.*");

  private static final Pattern FREES = Pattern.compile(
      WHO
          + "(?:has |have )?(?:dropped|withdrew|withdrawn|cancell?ed|waived|agreed|backed out|(?:is|are) (?:fine|ok|happy))\\b.*");
  private static final Pattern FREED = Pattern.compile(
      "(?:so )?(?:we|i) (?:no longer (?:have|need) to|do not (?:have|need) to|will not) (?<rest>\\w.*)");
  private static final Pattern TALKED =
      Pattern.compile("(?:i|we) (?:have )?(?:talked|spoke|spoken) (?:to|with) " + WHO
          + "(?:and|so|-) (?:i|we) (?:do not|no longer) (?:have|need) to .+");

  private Promises() {}

  static Optional<String> rule(Spoken spoken) {
    String said = whole(spoken);
    if (Speech.doubts(spoken.said())) {
      return Optional.empty();
    }
    Matcher told = TOLD.matcher(said);
    boolean given = GIVEN.matcher(said).matches()
        || TRUST.matcher(said).matches()
        || (RELIES.matcher(said).matches() && SIGNED.matcher(spoken.aside()).find())
        || (told.matches() && KEPT.matcher(told.group("rest")).matches());
    if (given) {
      return Optional.of("user_promised");
    }
    return isReleased(spoken, said) ? Optional.of("user_released") : Optional.empty();
  }

  private static boolean isReleased(Spoken spoken, String said) {
    if (LET_OFF.matcher(said).matches() || CANCELLED.matcher(said).matches()) {
      return true;
    }
    if (TALKED.matcher(said).matches()) {
      return true;
    }
    Matcher freed = FREED.matcher(spoken.aside());
    if (FREES.matcher(said).matches() && freed.matches()) {
      return KEPT.matcher(freed.group("rest")).matches();
    }
    Matcher unbound = UNBOUND.matcher(said);
    return unbound.matches()
        && !Standing.isPassing(said)
        && KEPT.matcher(unbound.group("rest")).matches()
        && AGREED.matcher(spoken.aside()).matches();
  }

  /** A promise may hold on a condition; that is a part of it. */
  private static String whole(Spoken spoken) {
    return spoken.said() + (spoken.when().isEmpty() ? "" : " when " + spoken.when());
  }
}
