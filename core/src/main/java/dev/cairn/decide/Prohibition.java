package dev.cairn.decide;

import dev.cairn.index.Telling;
import dev.cairn.search.Framing;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a statement says must not be done: {@code Never use npm; use pnpm} forbids npm, and not pnpm. A rule
 * with a condition speaks to an action and does not forbid it, for nobody here knows whether it holds.
 */
final class Prohibition {
  private static final Pattern CLAUSE =
      Pattern.compile("[.;!?\\n]\\s|[.;!?\\n]$|,?\\s(?:but|instead|and always)\\s");
  private static final Pattern NEGATION = Pattern.compile(
      "\\b(?:never|don['’]?t|do not|must ?n[o'’]t|must never|should ?n[o'’]t|shouldn['’]t|may not|cannot"
          + "|can['’]t|avoid|not allowed to|forbidden to|is forbidden|are forbidden|refrain from|stop)\\b|^\\s*no\\b");
  private static final Pattern CONDITION = Pattern.compile(
      "\\b(?:unless|without|except|until|before|if|when|whenever|while|only|until|after)\\b");
  private static final Set<String> WEAK = Set.of(
      "directly",
      "ever",
      "again",
      "branch",
      "anything",
      "anyone",
      "file",
      "files",
      "folder",
      "command",
      "commands",
      "code",
      "repo",
      "repository",
      "project",
      "our",
      "something",
      "stuff",
      "please");

  private final List<Set<String>> forbidden = new ArrayList<>();

  private Prohibition() {}

  static Prohibition of(String statement) {
    Prohibition all = new Prohibition();
    for (String clause : CLAUSE.split(statement.toLowerCase(Locale.ROOT) + "\n", -1)) {
      Matcher negation = NEGATION.matcher(clause);
      if (negation.find() && !CONDITION.matcher(clause).find()) {
        all.add(clause, negation);
      }
    }
    return all;
  }

  /** What follows the negation; where nothing does, what stands before: {@code force pushes are forbidden}. */
  private void add(String clause, Matcher negation) {
    Set<String> after = parts(clause.substring(negation.end()));
    Set<String> things = after.isEmpty() ? parts(clause.substring(0, negation.start())) : after;
    if (!things.isEmpty()) {
      forbidden.add(things);
    }
  }

  private static Set<String> parts(String text) {
    return Telling.parts(text, word -> Framing.contains(word) || WEAK.contains(word));
  }

  boolean isEmpty() {
    return forbidden.isEmpty();
  }

  /** Whether all that one of its clauses forbids is in these words. */
  boolean forbids(Set<String> words) {
    return forbidden.stream().anyMatch(words::containsAll);
  }
}
