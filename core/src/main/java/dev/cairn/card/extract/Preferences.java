package dev.cairn.card.extract;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How the user likes things to be, in general. */
final class Preferences {
  private static final String VERY =
      "(?:really |strongly |much |generally |usually |always |personally |absolutely |still |also |actually )*";
  private static final Pattern PREFER =
      Pattern.compile("(?:i|we)(?:'d| would)? " + VERY + "prefer (.+)");
  private static final Pattern RATHER = Pattern.compile(
      "(?:i|we)(?:'d| would) " + VERY + "rather (?!not|wait|say|know|discuss|talk)(.+)");
  private static final Pattern LIKE = Pattern.compile(
      "i " + VERY + "(?:(?:don't|do not) " + VERY + "(?:like|enjoy)|like|love|enjoy|hate|dislike"
          + "|adore|loathe|detest|can't stand|cannot stand) (.+)");
  private static final Pattern NO_THING = Pattern.compile(
      "(?:it|this|that|these|those|you|your|him|her|them|the|how|what|when|where|why|to"
          + "|working with you|his|their|its|being|making|seeing|hearing|some|any of|all of)\\b.*");
  private static final Pattern WANT = Pattern.compile(
      "i(?: want|'d like| would like|'d love) (?:you to (?:keep|use|answer|call me|avoid) )?"
          + "(?:all|short|shorter|brief|concise|detailed|every|answers|replies|responses|code|commits)\\b(.+)");
  private static final Pattern FAVOURITE = Pattern.compile(
      "my (?:favou?rite|preferred|go-to) (?:[\\w'-]+ ){1,5}(?:is|are) (?!not working)(.+)");
  private static final Pattern NAMED =
      Pattern.compile("(?:you (?:can|may) )?(?:call me|address me as) (.+)");
  private static final Pattern CAPITAL =
      Pattern.compile(".*?(?:(?i:call me|address me as)) \\p{Lu}.*", Pattern.DOTALL);
  private static final Pattern HABIT = Pattern.compile(
      "i (?:usually|normally|typically|generally|always|never|only|mostly|exclusively"
          + "|almost always|almost never) (?:use|eat|drink|wear|work|write|read|take|keep|buy|fly|travel|sleep"
          + "|order|listen|watch|test|commit|deploy|cook|shop|code|develop)\\b(.+)");

  private Preferences() {}

  static Optional<String> rule(Clause clause, Sentence sentence) {
    String said = clause.said();
    if (Speech.reports(said)) {
      return Optional.empty();
    }
    if (fits(PREFER, said) || fits(RATHER, said)) {
      return Optional.of("user_prefers");
    }
    if (likes(said) || fits(WANT, said) || fits(FAVOURITE, said)) {
      return Optional.of("user_likes");
    }
    if (NAMED.matcher(said).matches() && CAPITAL.matcher(sentence.text()).matches()) {
      return Optional.of("user_name");
    }
    if (fits(HABIT, said)) {
      return Optional.of("user_habit");
    }
    return Requests.isStanding(clause) ? Optional.of("user_please") : Optional.empty();
  }

  /** What is preferred must be named: "I prefer that one" says nothing tomorrow. */
  private static boolean fits(Pattern pattern, String said) {
    Matcher matcher = pattern.matcher(said);
    return matcher.matches() && !Speech.points(matcher.group(1)) && !Speech.doubts(said);
  }

  private static boolean likes(String said) {
    Matcher matcher = LIKE.matcher(said);
    return matcher.matches()
        && !NO_THING.matcher(matcher.group(1)).matches()
        && !Speech.points(matcher.group(1).replaceFirst(",.*", ""));
  }
}
