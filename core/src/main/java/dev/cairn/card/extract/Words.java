package dev.cairn.card.extract;

import java.util.Set;
import java.util.regex.Pattern;

/** Words that several rules ask for, and how a list of words becomes a pattern. */
final class Words {
  /** What one does, with a computer or without, and may be told to do in one word. */
  static final String ACTIONS = any("""
      add answer append apply approve archive ask assume avoid back begin book branch break build buy bump \
      bypass cache call cancel change charge check choose cite clean clear clone close commit compile \
      comment confirm connect contact convert copy create cut debug declare delete deploy depend disable \
      discard display document download drink drop eat echo edit email embed enable encode encrypt end \
      ensure escalate eval execute explain export expose fetch file fill fix fly follow force format \
      forward generate give guess handle hardcode hard-code hide hold ignore import include indent inline \
      insert install introduce invoke keep kill label launch leave limit link lint list load log mail \
      make mark mention merge migrate mix mock modify move mutate name notify offer open order overwrite \
      paste pay pin post prefer prefix print process propose protect provide publish pull purge push put \
      query quote read rebase record refactor reference refer reformat register release rely reload remember remove respect \
      rename render reply report request rerun reset resolve respond restart return reuse revert review \
      rewrite roll rotate round run save schedule send serve set share ship show sign skip sort split \
      squash stage start stick stop store submit suggest summarize surface switch tag take talk tell test \
      throw touch track translate travel treat truncate trust turn type uninstall update upgrade upload use \
      validate verify wait warn wear work wrap write""");

  /** An action as it is ordered, with what may stand before it. */
  static final String ORDER = "(?:(?:auto|force|hard|re|un)-)?(?:" + ACTIONS + ")";

  static final String DAYS = any("""
      monday mondays tuesday tuesdays wednesday wednesdays thursday thursdays friday fridays saturday \
      saturdays sunday sundays weekday weekdays weekend weekends""");

  static final String MONTHS = any("""
      january february march april may june july august september october november december jan feb mar apr \
      jun jul aug sep sept oct nov dec""");

  static final String NUMBERS =
      any("one two three four five six seven eight nine ten eleven twelve dozens");

  /** A time that something is to be done by. */
  static final Pattern TIME =
      Pattern.compile("\\b(?:(?:by|before|on|until|till|at|in|from|for) (?:the )?"
          + "(?:" + DAYS + "|" + MONTHS + "|noon|midnight|eod|cob|tonight|tomorrow|christmas|easter"
          + "|(?:end of|start of|beginning of|middle of|next|this|coming) \\w+"
          + "|\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:" + MONTHS + ")|\\d{1,2}(?:st|nd|rd|th)"
          + "|\\d{4}-\\d\\d-\\d\\d|\\d{1,2}[/.]\\d{1,2}|\\d{1,2}(?::\\d\\d)? ?(?:am|pm|o'clock)|\\d{1,2}:\\d\\d)"
          + "|no later than|within (?:\\d+|" + NUMBERS + ") \\w+|tomorrow|tonight"
          + "|next (?:week|month|quarter|year|" + DAYS
          + ")|this (?:week|month|quarter|year|weekend|" + DAYS
          + ")|(?:every|each) (?:day|week|month|quarter|year|morning|evening|" + DAYS + "))\\b");

  private Words() {}

  /** Words parted by spaces, as alternatives. A line's end is written as a space and a backslash. */
  static String any(String words) {
    return "(?:" + words.strip().replace(' ', '|') + ")";
  }

  static Set<String> set(String words) {
    return Set.of(words.strip().split(" ", -1));
  }
}
