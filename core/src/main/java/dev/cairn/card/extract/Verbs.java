package dev.cairn.card.extract;

import java.util.HashSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What may be ordered or forbidden: push to main, pushing to main. */
final class Verbs {
  private static final Set<String> ACTIONS = Words.set(Words.VERBS);

  /** They ask for something at once, so what is said with them passes. */
  private static final Set<String> PASSING =
      Words.set("wait hold begin talk guess trust remind stop end continue");

  /** As {@code failing} in "failing tests": it tells which, and not what is done. */
  private static final Set<String> TELLING_WHICH = Words.set("""
      failing passing matching missing remaining existing pending breaking blocking running leading \
      outstanding following conflicting waiting meeting warning setting building""");

  private static final Set<String> NO_DOING = Words.set("""
      anything everything nothing something thing string king ring spring morning evening meeting warning \
      setting being going having during ceiling wing""");

  private static final Set<String> DOINGS = doings();

  private static final Pattern FIRST = Pattern.compile(
      "(?:also |always |first |then |ever |even |again |quickly |silently |automatically )*"
          + "(?<word>[a-z][a-z-]+)\\b(?<rest>.*)");
  private static final Pattern PREFIX = Pattern.compile("^(?:auto|force|hard|re|un)-");
  private static final Pattern OBJECT =
      Pattern.compile(" (?:the|a|an|any|its|it|them|my|your|our|on|in|at|to|for|from|with)\\b.*");

  private Verbs() {}

  /** Whether the words begin with an action, as an order does. */
  static boolean order(String words) {
    return isIn(ACTIONS, first(words));
  }

  /** An order that may stand, other than "wait" and "look". */
  static boolean lastingOrder(String words) {
    return order(words) && !PASSING.contains(first(words));
  }

  /** Whether the words begin with the doing of an action: "pushing to main", but not "failing tests". */
  static boolean doing(String words) {
    return isIn(DOINGS, first(words)) && !tellsWhich(words);
  }

  /** The same where what is said of it leaves no doubt, whatever the verb. */
  static boolean anyDoing(String words) {
    String first = first(words);
    return first.endsWith("ing") && !NO_DOING.contains(first) && !tellsWhich(words);
  }

  /** "Failing tests" are a kind of tests; "running the tests" is no kind of anything. */
  private static boolean tellsWhich(String words) {
    Matcher matcher = FIRST.matcher(words);
    return matcher.matches()
        && TELLING_WHICH.contains(matcher.group("word"))
        && !OBJECT.matcher(matcher.group("rest")).matches();
  }

  private static boolean isIn(Set<String> verbs, String word) {
    String american = word.replaceFirst("ise$", "ize").replaceFirst("ising$", "izing");
    return verbs.contains(american)
        || verbs.contains(word)
        || verbs.contains(PREFIX.matcher(word).replaceFirst(""));
  }

  /** Whether what the pattern finds is ordered, or is the doing of it. */
  static boolean acts(Pattern pattern, String said) {
    Matcher matcher = pattern.matcher(said);
    return matcher.matches()
        && Groups.first(matcher)
            .filter(words -> lastingOrder(words) || doing(words))
            .isPresent();
  }

  private static String first(String words) {
    Matcher matcher = FIRST.matcher(words);
    return matcher.matches() ? matcher.group("word") : "";
  }

  /** More than there are, for a doubled letter more does no harm: nobody writes "pushhing". */
  private static Set<String> doings() {
    Set<String> doings = new HashSet<>();
    for (String verb : ACTIONS) {
      String stem = verb.endsWith("e") ? verb.substring(0, verb.length() - 1) : verb;
      doings.add(stem + "ing");
      doings.add(verb + verb.charAt(verb.length() - 1) + "ing");
    }
    for (String verb : PASSING) {
      doings.remove(verb + "ing");
    }
    return Set.copyOf(doings);
  }
}
