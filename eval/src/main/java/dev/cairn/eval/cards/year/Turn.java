package dev.cairn.eval.cards.year;

import java.util.List;
import java.util.Optional;

/** One thing that happens in an episode, after the user has said what is to be done. */
public sealed interface Turn {
  /**
   * The user says something.
   *
   * @param noise the section it is drawn from if it is no rule and no fact
   */
  record Spoken(String text, List<Saying> rules, Optional<Fact.Told> fact, Optional<String> noise)
      implements Turn {
    public Spoken {
      rules = List.copyOf(rules);
    }

    static Spoken noise(String section, String text) {
      return new Spoken(text, List.of(), Optional.empty(), Optional.of(section));
    }
  }

  /** The assistant says something. */
  record Answered(String text) implements Turn {}

  /** A tool prints something; {@code shown} if its output begins with the command. */
  record Printed(String command, boolean shown, boolean ok, String text) implements Turn {
    String output() {
      return shown ? "$ " + command + "\n" + text : text;
    }
  }

  /** A document is read. */
  record Opened(String uri, String text, Optional<Fact.Told> fact) implements Turn {}

  /**
   * The agent is about to run a command that is known to fail, or will be.
   *
   * @param again whether it failed before, in an earlier episode
   * @param command as it would be run; the same or with something added
   * @param shown whether the output begins with the command
   * @param told whether the agent writes down what worked instead
   */
  record Tempted(Failure failure, boolean again, String command, boolean shown, boolean told)
      implements Turn {}

  /** Whether something besides a rule can be learned from it for the first time. */
  default boolean isLesson() {
    if (this instanceof Spoken spoken) {
      return spoken.fact().isPresent();
    }
    if (this instanceof Opened opened) {
      return opened.fact().isPresent();
    }
    return this instanceof Tempted tempted && !tempted.again();
  }
}
