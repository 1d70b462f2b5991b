package dev.cairn.card.extract;

import java.util.Set;
import java.util.regex.Pattern;

/** Words that several rules ask for, and how a list of words becomes a pattern. */
final class Words {
  /** What one does, with a computer or without, and may be told to do in one word. */
  static final String VERBS = """
      abbreviate accept acknowledge add adjust align alter amend annotate announce answer append apply \
      approve archive ask assert assign assume attach auto-merge avoid back backport batch begin benchmark \
      block book branch break build bump buy bypass cache call cancel capitalize catch change charge \
      check cherry-pick choose cite clean clear clone close combine comment commit compare compile \
      compress configure confirm connect consult contact convert copy cover create cut debug declare \
      dedupe define delegate delete depend deploy deprecate describe destroy disable discard disclose \
      dismiss display document downgrade download draft drink drop duplicate eat echo edit email embed \
      emit enable encode encrypt end ensure erase escalate eval exclude execute expand explain export \
      expose extend extract fake fetch file fill filter fix flag flatten flush fly follow force force-push \
      fork format forward freeze generate give grant group guess hand handle hard-code hardcode hide \
      highlight hold ignore import include indent inform inject inline insert inspect install instantiate \
      introduce invent invoke join justify keep kill label launch leak leave limit link lint list load \
      lock log look lower mail maintain make mark measure mention merge migrate minify mix mock modify \
      monitor move mutate name nest normalize notify obfuscate offer omit open optimize order outline \
      override overwrite parse paste patch pay pin ping poll port post prefer prefix prepare prepend \
      present preserve print process propose protect provide prune publish pull purge push put query quote \
      raise read rebase reboot recommend recompile record redeploy refactor refer reference reformat \
      regenerate register reinstall reintroduce release reload rely remember remind remove rename render \
      reorder repeat rephrase replace reply report reproduce request rerun reschedule reset resolve \
      respect respond restart restore restrict retry return reuse revert review reword rework rewrite roll \
      rotate round run sanitize save scan schedule scrub seed send serialize serve set shadow share ship \
      shorten show sign silence skip snapshot sort specify spell split squash stage start state stick stop \
      store strip submit subscribe suggest summarize suppress surface swallow switch sync tag take talk \
      tell test throw tick toggle touch track translate travel treat trigger trim truncate trust tune turn \
      tweak type uninstall unlock unpin update upgrade upload use validate vendor verify wait warn wear \
      wipe work wrap write zip""";

  static final String ACTIONS = any(VERBS);

  /** An action as it is ordered, with what may stand before it. */
  static final String ORDER = "(?:(?:auto|force|hard|re|un)-)?(?:" + ACTIONS + ")";

  /** What those who write programs do and make, so that a rule may hang on it. */
  static final String WORK = "(?:(?:pull|merge) requests?|" + any("""
      alias api apis backup benchmark branch branches breakage bug bugs build builds changelog class code column \
      command commit commits component config configuration contract dashboard dependencies dependency deploy \
      deployment deployments deploys diagram doc docs document endpoint endpoints feature features field fix \
      flag flags handover hotfix image incident interface issue job key lib libraries library licence license \
      lockfile meeting merge merges method migration migrations model module package page parameter patch pipeline \
      plugin pr prs pull push query refactor refactoring release releases repo report review rollout schema \
      prod production script service session setting settings sprint suite table task tasks test tests ticket tickets upgrade \
      variable variables version ci linter staging""") + ")";

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
