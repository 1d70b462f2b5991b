package dev.cairn.decide;

import dev.cairn.operation.MakePack.Intent;
import dev.cairn.operation.MakePack.ToolOutput;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What an agent seems to want, by a few rules anybody can check. */
public final class Intents {
  private static final Pattern ADVISE = phrases("how (?:should|do|can|would|could|to)\\b|best way"
      + "|best practices?|recommend(?:ed|ation|ations)?|advi[cs]e|suggest(?:ion|ions)?"
      + "|what(?:'s| is) the (?:best|right|proper)|should (?:i|we)|which (?:approach|way|one)"
      + "|what approach|any tips|right way");
  private static final Pattern RECOLLECT = phrases("last (?:time|week|month|session|year)"
      + "|(?:what|when|where|why|how|which)? ?did (?:i|we)|have (?:i|we) (?:ever|already|done|used|tried)"
      + "|previously|remind me|do you remember|remember when|the other day|in the past|back then"
      + "|what (?:was|were) (?:the|my|our)|earlier|yesterday");

  private Intents() {}

  /**
   * An intent with its reason.
   *
   * @param because what it was told by
   */
  public record Guess(Intent intent, String because) {}

  /**
   * Rules in the order of the table: a failure first, then advice, then the past.
   *
   * @param lastFailed whether the last tool of the episode failed, where the caller does not say
   */
  public static Guess of(String prompt, Optional<ToolOutput> last, boolean lastFailed) {
    Optional<Boolean> ok = last.flatMap(ToolOutput::ok);
    if (ok.isPresent() ? !ok.get() : lastFailed) {
      String what = last.flatMap(ToolOutput::tool).map(tool -> " of " + tool).orElse("");
      return new Guess(
          Intent.RECOVER,
          ok.isPresent()
              ? "the last output" + what + " failed"
              : "the last tool of the episode failed");
    }
    return said(ADVISE, prompt)
        .map(words -> new Guess(Intent.ADVISE, "the prompt says '" + words + "'"))
        .or(() -> said(RECOLLECT, prompt)
            .map(words -> new Guess(Intent.RECOLLECT, "the prompt says '" + words + "'")))
        .orElse(new Guess(Intent.GENERAL, "nothing failed, and no advice or memory is asked for"));
  }

  private static Optional<String> said(Pattern phrases, String prompt) {
    Matcher found = phrases.matcher(prompt);
    return found.find() ? Optional.of(Recalled.line(found.group())) : Optional.empty();
  }

  private static Pattern phrases(String some) {
    return Pattern.compile("\\b(?:" + some + ")(?!\\w)", Pattern.CASE_INSENSITIVE);
  }
}
