package dev.cairn.card.extract;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What takes a choice back or puts another in its place: we are back to tabs, I have gone off YAML. */
final class Changes {
  private static final Pattern OFF = Pattern.compile(
      "(?:i|we) (?:have |am |are )?(?:gone off|given up on|had enough of|done with|moved away from|moved on from|over|through with|dropped|abandoned) (?<what>\\w.*)"
          + "|(?:i|we) used to (?:want|like|prefer|ask for|use|do) (?<before>\\w.*)"
          + "|(?:i|we) (?:do not|no longer) (?:really )?(?:like|want|need) (?<disliked>\\w.*)"
          + "|(?:let us )?(?:scrap|drop|ditch|forget|no more) (?<dropped>\\w.*)");
  private static final String SWITCH =
      "(?:switch|move|change|convert|go back|return|go over|switch back|change over|standardi[sz]e|migrate)";
  private static final Pattern DECIDED = Pattern.compile(
      "(?:i|we) (?:have )?(?:decided|agreed|chosen|voted|resolved)(?: (?:in|at|during|after|as) [\\w' ]{2,30}?)? to "
          + SWITCH + " (?<what>.+)");
  private static final Pattern MOVE = Pattern.compile(
      "(?:let us |we (?:should |will |are going to )?)?" + SWITCH + " (?<what>\\w.*)");
  private static final Pattern TO =
      Pattern.compile("(?<what>.*?) ?(?:over |back )?(?:to|on) (?<value>\\w.*)");
  private static final Pattern DROP = Pattern.compile(
      "(?:let us )?(?:drop|ditch|stop using|abandon|leave|forget|replace) (?<what>\\w.*?) (?:and|in favou?r of|with) "
          + "(?:(?:use|go with|switch to|do|take|have) )?\\w.*");
  private static final Pattern BACK = Pattern.compile(
      "(?:(?:i|we) (?:am|are)|let us (?:go|switch)|go|switch)(?: back| over)* to (?<what>\\w.*)");
  private static final Pattern MIND = Pattern.compile(
      "(?:i|we) (?:have )?changed (?:my|our) minds?(?: again)?(?:: | - )(?<rest>.+)");
  private static final Pattern CHOICE = Pattern.compile(
      "\\b(?:let us|use|go with|it is|(?:now )?i (?:now )?prefer|i (?:would )?(?:like|want)|we use|stick|instead|from now on|do)\\b");
  private static final Pattern NOW = Pattern.compile(
      "(?:but |and )?(?:now|these days|today|lately|nowadays)\\b.*|.*\\bnow\\b.*|\\w+(?: \\w+){0,2}");

  private static final Pattern BACK_TO = Pattern.compile(
      "\\b(?:(?:back|over) to|from now on|instead|we (?:will |now )?use|i want)\\b");

  private Changes() {}

  static Optional<String> rule(Spoken spoken) {
    boolean changed =
        isForgotten(spoken) || isOff(spoken) || isDecided(spoken) || isBack(spoken.said());
    return changed && !spoken.passing() ? Optional.of("user_changes") : Optional.empty();
  }

  /** What was said about a thing holds no more; about the doing of it, it was no choice. */
  private static boolean isForgotten(Spoken spoken) {
    Matcher mind = MIND.matcher(spoken.said());
    if (mind.matches()) {
      return Topic.of(mind.group("rest")).isPresent();
    }
    boolean other = CHOICE.matcher(spoken.aside()).find();
    boolean mine = !spoken.said().contains(" changed my mind ");
    return TakenBack.what(spoken.said())
        .filter(what -> !Verbs.anyDoing(what))
        .filter(what -> other || (mine && isKind(what)))
        .isPresent();
  }

  private static boolean isOff(Spoken spoken) {
    Matcher off = OFF.matcher(spoken.said());
    if (off.matches() && isOther(off, spoken)) {
      return Groups.first(off).filter(Changes::isKind).isPresent();
    }
    Matcher drop = DROP.matcher(spoken.said());
    return spoken.lasting() && drop.matches() && isKind(drop.group("what"));
  }

  private static boolean isOther(Matcher off, Spoken spoken) {
    if (off.group("dropped") != null) {
      return BACK_TO.matcher(spoken.aside()).find() && Topic.of(spoken.said()).isPresent();
    }
    return off.group("before") == null
        ? CHOICE.matcher(spoken.aside()).find() || (spoken.lasting() && spoken.urged())
        : NOW.matcher(spoken.aside()).matches();
  }

  private static boolean isDecided(Spoken spoken) {
    Matcher decided = DECIDED.matcher(spoken.said());
    Matcher move = MOVE.matcher(spoken.said());
    boolean moved = spoken.lasting() && move.matches();
    if (!decided.matches() && !moved) {
      return false;
    }
    Matcher to = TO.matcher(decided.matches() ? decided.group("what") : move.group("what"));
    return to.matches() && (to.group("what").isEmpty() || isKind(to.group("what")));
  }

  private static boolean isBack(String said) {
    Matcher back = BACK.matcher(said);
    return back.matches() && said.contains(" back to ") && Topic.of(said).isPresent();
  }

  private static boolean isKind(String what) {
    boolean kind = Topic.isKind(what) || Topic.of(what).isPresent();
    return kind && !Verbs.doing(what) && !Standing.isPassing(what);
  }
}
