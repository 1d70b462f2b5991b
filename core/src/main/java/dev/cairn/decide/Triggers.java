package dev.cairn.decide;

import dev.cairn.index.Telling;
import dev.cairn.search.Framing;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What calls a statement to mind, and what it forbids. {@code Run the tests before pushing} is about tests and
 * called for by pushing; {@code Never use npm; use pnpm} forbids npm, and not pnpm. A rule with a condition
 * speaks to an action and does not forbid it, for nobody here knows whether the condition holds.
 */
final class Triggers {
  /** All these words together call for it. */
  private record Trigger(Set<String> words, boolean forbids) {}

  private static final Pattern CLAUSE =
      Pattern.compile("[.;!?\\n](?:\\s|$)|,?\\s(?:but|and always)\\s");

  private static final Pattern NEGATION = Pattern.compile(
      "\\b(?:never|don['’]?t|do not|must ?n[o'’]t|must never|should ?n[o'’]t|may not|cannot|can['’]t|avoid"
          + "|not allowed to|(?:is|are) (?:forbidden|not allowed)|refrain from|stop)\\b|^\\s*no\\b");

  /** What comes after it calls for the rest. */
  private static final Pattern OCCASION = Pattern.compile(
      "\\b(?:before|when|whenever|if|while|after|prior to|each time|every time)\\b");

  /** What comes before it calls for what comes after. */
  private static final Pattern CONDITION =
      Pattern.compile("\\b(?:unless|without|except|until|only)\\b");

  private static final Pattern OTHERWISE =
      Pattern.compile("\\b(?:instead of|rather than|over|not)\\b");
  private static final Pattern OR = Pattern.compile("\\s+(?:or|nor)\\s+");

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
      "something",
      "stuff",
      "always");

  private final List<Trigger> triggers = new ArrayList<>();

  private Triggers() {}

  static Triggers of(String statement) {
    Triggers all = new Triggers();
    for (String clause : CLAUSE.split(statement.toLowerCase(Locale.ROOT), -1)) {
      all.read(clause);
    }
    return all;
  }

  private void read(String clause) {
    Matcher negation = NEGATION.matcher(clause);
    Matcher occasion = OCCASION.matcher(clause);
    Matcher condition = CONDITION.matcher(clause);
    boolean negative = negation.find();
    if (occasion.find()) {
      add(upToComma(clause.substring(occasion.end())), false);
      if (negative && occasion.start() > negation.end()) {
        add(clause.substring(negation.end(), occasion.start()), false);
      }
    } else if (condition.find()) {
      add(
          clause.substring(
              negative ? negation.end() : 0,
              Math.max(condition.start(), negative ? negation.end() : 0)),
          false);
    } else if (negative) {
      String after = clause.substring(negation.end());
      // Force pushes are forbidden: what is forbidden may also stand in front.
      add(parts(after).isEmpty() ? clause.substring(0, negation.start()) : after, true);
    } else {
      Matcher otherwise = OTHERWISE.matcher(clause);
      if (otherwise.find()) {
        add(clause.substring(0, otherwise.start()), false);
        add(clause.substring(otherwise.end()), false);
      } else {
        add(clause, false);
      }
    }
  }

  private static String upToComma(String text) {
    int comma = text.indexOf(',');
    return comma < 0 ? text : text.substring(0, comma);
  }

  /** {@code commit secrets or API keys}: the verb goes with each of them. */
  private void add(String text, boolean forbids) {
    String[] choices = OR.split(text, -1);
    Set<String> first = parts(choices[0]);
    put(first, forbids);
    for (int i = 1; i < choices.length; i++) {
      Set<String> other = new LinkedHashSet<>(first.stream().limit(1).toList());
      other.addAll(parts(choices[i]));
      put(other, forbids);
    }
  }

  private void put(Set<String> words, boolean forbids) {
    if (!words.isEmpty()) {
      triggers.add(new Trigger(words, forbids));
    }
  }

  private static Set<String> parts(String text) {
    return Telling.parts(text, word -> Framing.contains(word) || WEAK.contains(word));
  }

  /** Whether these words call for the statement. */
  boolean calledBy(Set<String> words) {
    return triggers.stream().anyMatch(trigger -> words.containsAll(trigger.words()));
  }

  /** Whether the statement says in so many words that this must not be done. */
  boolean forbid(Set<String> words) {
    return triggers.stream()
        .anyMatch(trigger -> trigger.forbids() && words.containsAll(trigger.words()));
  }
}
