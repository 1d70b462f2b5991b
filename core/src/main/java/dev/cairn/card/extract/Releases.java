package dev.cairn.card.extract;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What takes a ban or a duty back. It is a rule of the same kind as the one it ends, in the words of the
 * one who ends it; which one that is, others find out.
 */
final class Releases {
  private static final String RULE =
      "(?:rule|ban|restriction|prohibition|policy|requirement|freeze|embargo|moratorium|constraint|obligation|duty)";
  private static final String GONE =
      "(?:no longer (?:applies|apply|holds?|stands?|counts?|exists?|matters?|in (?:force|place|effect))"
          + "|(?:is|are|was|were|has been|have been) (?:now )?(?:gone|lifted|over|off|history|dropped|void|withdrawn|removed|retired"
          + "|abolished|relaxed|scrapped|cancell?ed|no longer .+)|do(?:es)? not (?:apply|hold|count|stand|matter))";
  private static final String ABOUT = " (?:against|on|about|for|to|of|that)\\b";

  private static final Pattern RULE_GONE =
      Pattern.compile("(?:the|our|my|that) (?:(?:[\\w'-]+ ){0,3}" + RULE + ABOUT + ".{2,120}?"
          + "|(?:[\\w'-]+ ){1,3}(?:rule|ban|policy|requirement|restriction)) " + GONE
          + "\\b(?!.* by ).*");
  private static final Pattern WE_DROP = Pattern.compile(
      "(?:(?:we|i) (?:have |already )*(?:dropped|scrapped|lifted|abolished|relaxed|removed|retired|abandoned|cancell?ed|ended|withdrew"
          + "|took back|take back|withdraw|drop|lift|(?:am |are )?(?:dropping|lifting|scrapping|removing|withdrawing|relaxing))"
          + "|(?:you can |you may )?(?:forget|ignore|disregard|never mind|drop|scrap)) "
          + "(?:about )?(?:the|our|my|that) (?:[\\w'-]+ ){0,3}" + RULE + ABOUT + ".+");

  /** Rules that tools keep in files are work, like all that stands in files. */
  private static final Pattern IN_FILES =
      Pattern.compile("\\b(?:in|from|to|of) (?:the |our |my )?(?:[\\w-]+ )?"
          + "(?:lint\\w*|eslint|config\\w*|json|yaml|css|ruleset|file|firewall)\\b|\\b(?:lint|eslint|firewall|css|validation) "
          + RULE);

  private static final Pattern NOT_NEEDED = Pattern.compile(
      "(?:you|we|agents?) (?:(?:do not|need not) (?:(?:need|have) to )?|are not (?:required|obliged|expected) to )(?:always )?(?<rest>.+)"
          + "|i (?:do not|would not) (?:need|want|expect|require) you to (?<mine>.+)|do not bother (?:with |to )?(?<bother>.+)"
          + "|(?:there is )?no (?:more )?need (?:for you )?to (?<need>.+)|you can stop (?<stop>.+)"
          + "|i do not mind (?:if you |you )?(?<mind>.+)");
  private static final Pattern SKIP = Pattern.compile(
      "(?:you (?:can|may) )?(?:skip|stop|quit|drop|leave out|forget about) (?<rest>[a-z-]+ing\\b.*)");
  private static final Pattern NO_LONGER = Pattern.compile(
      "(?:you|agents?) no longer (?:have|need) to (?<rest>.+)|i no longer (?:need|want|expect|require) you to (?<mine>.+)"
          + "|i no longer mind (?:if you |you |it if you )?(?<mind>.+)|(?:there is )?no longer (?:a |any )?need to (?<need>.+)");
  private static final Pattern NO_MORE =
      Pattern.compile("(?:so )?no more (?<rest>[a-z-]+ing\\b.*)");
  private static final Pattern UNNEEDED = Pattern.compile(
      "(?<what>.{4,120}?) (?:is|are) (?:no longer|not) (?:required|needed|necessary|mandatory|obligatory|a must|expected|wanted"
          + "|compulsory|forbidden|banned|prohibited|off[- ]limits|a no-go|a problem|an issue|taboo)\\b.*"
          + "|(?<free>.{4,120}?) (?:is|are) (?:now )?(?:optional|voluntary|up to you)(?: now)?");
  private static final Pattern WAIVED = Pattern.compile(
      "(?:we|i) (?:do not|no longer) (?:require|insist on|ask for) (?!you\\b|it\\b|that\\b|this\\b)\\w.*");
  private static final Pattern SEEN =
      Pattern.compile("\\b(?:this|these|those|that(?! (?:are|is|were|was|have|has|you|we)\\b))\\b");

  private Releases() {}

  static Optional<String> rule(Spoken spoken) {
    boolean free = isLifted(spoken.said()) || Leave.isGiven(spoken) || isUnneeded(spoken);
    return free ? Optional.of("user_takes_back") : Optional.empty();
  }

  private static boolean isLifted(String said) {
    boolean rule = RULE_GONE.matcher(said).matches() || WE_DROP.matcher(said).matches();
    return (rule && !IN_FILES.matcher(said).find())
        || TakenBack.what(said).filter(Releases::isDoing).isPresent();
  }

  /** A doing and what is done: "caching" alone may be no more than a subject of talk. */
  private static boolean isDoing(String what) {
    return Verbs.anyDoing(what) && what.indexOf(' ') > 0;
  }

  private static boolean isUnneeded(Spoken spoken) {
    String said = spoken.said();
    boolean seen = spoken.when().isEmpty() && SEEN.matcher(said).find();
    boolean ends = Verbs.acts(NOT_NEEDED, said) || Verbs.acts(SKIP, said);
    boolean asked = spoken.lasting() || !spoken.when().isEmpty() || spoken.urged();
    return (spoken.lasting() && ends && !seen)
        || (asked && Verbs.acts(NO_MORE, said))
        || Verbs.acts(NO_LONGER, said)
        || (spoken.lasting() && WAIVED.matcher(said).matches())
        || isNoLonger(spoken);
  }

  private static boolean isNoLonger(Spoken spoken) {
    Matcher unneeded = UNNEEDED.matcher(spoken.said());
    boolean ended = spoken.lasting() || spoken.said().contains(" no longer ");
    return unneeded.matches()
        && ended
        && Groups.first(unneeded).filter(Verbs::doing).isPresent();
  }
}
