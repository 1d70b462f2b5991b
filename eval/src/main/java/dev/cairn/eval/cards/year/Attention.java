package dev.cairn.eval.cards.year;

import dev.cairn.fault.CairnException;
import java.util.Arrays;
import java.util.Locale;

/** What the agent itself proposes of the rules and facts it hears, besides the rules that read the log. */
public enum Attention {
  /** Nothing: all rests on what is found without a model. */
  NONE,
  /** The sentence, word for word; what it is about must be derived. */
  QUOTES,
  /** The sentence and what it is about, the same each time: the best that an agent with a model can do. */
  SUBJECTS;

  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  public static Attention named(String name) {
    return Arrays.stream(values())
        .filter(each -> each.label().equals(name))
        .findFirst()
        .orElseThrow(() -> CairnException.invalid(
            "agent", "--agent must be none, quotes or subjects, was '" + name + "'"));
  }
}
