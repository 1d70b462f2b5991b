package dev.cairn.card.extract;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Takes the courtesies out of what is said: please, could you, really, just. They say nothing of what is
 * wanted, only that it is.
 *
 * @param said the rest, without an end
 * @param urged whether there was any "please", or a stress
 */
record Courtesy(String said, boolean urged) {
  private static final Pattern WHEN_PLEASE =
      Pattern.compile("^((?:" + Condition.EVERY + "|when|if) [^,;:]{4,120}?) please (?=\\w)");
  private static final Pattern PLEASE_APART =
      Pattern.compile(",? please(?=$|[,;:?]| -| –| —| and )");
  private static final Pattern PLEASE = Pattern.compile("(?<![\\w'])please,? ");
  private static final Pattern STRESS =
      Pattern.compile("\\b(?:really|absolutely|strictly|definitely|totally|truly) ");
  private static final Pattern FILLING =
      Pattern.compile("\\b(?:simply|honestly|actually|just) (?!once|this)");
  private static final Pattern ENDING = Pattern.compile("[.!…;: ]+$");

  private static final String COULD_YOU =
      "(?:can|could|would|will) you (?<said>(?!tell|explain|see|imagine)\\w[^?]*)\\??";
  private static final Pattern ASKED = Pattern.compile(COULD_YOU);
  private static final Pattern ASKED_THEN = Pattern.compile("(?<front>[^,?]{4,120}, )" + COULD_YOU);

  static Courtesy of(String said) {
    String ended = ENDING.matcher(said).replaceFirst("");
    // Behind a condition it stands where a comma might: "whenever you add a job please give it a
    // timeout".
    String bare = WHEN_PLEASE.matcher(ended).replaceFirst("$1, ");
    bare = PLEASE.matcher(PLEASE_APART.matcher(bare).replaceAll("")).replaceAll("");
    bare = STRESS.matcher(bare).replaceAll("");
    boolean urged = bare.length() < ended.length();
    return new Courtesy(FILLING.matcher(bare).replaceAll("").strip(), urged);
  }

  /** What is asked for as if it were a question. */
  static String order(String said) {
    Matcher asked = ASKED.matcher(said);
    Matcher then = ASKED_THEN.matcher(said);
    if (asked.matches()) {
      return asked.group("said");
    }
    return then.matches() ? then.group("front") + then.group("said") : said;
  }
}
