package dev.cairn.text;

import dev.cairn.text.call.CallReader;
import dev.cairn.text.guard.GuardMatcher;
import dev.cairn.text.output.OutputReader;
import dev.cairn.text.pair.RuleComparer;
import dev.cairn.text.sentence.SentenceReader;

/** Everything that reads language, made once and shared by all that need it. */
public record Readers(
    SentenceReader sentences,
    RuleComparer rules,
    GuardMatcher guards,
    OutputReader outputs,
    CallReader calls) {

  /** Raised with every change of how something is read, weights included. */
  public static final String VERSION = "readers-1";

  public Readers with(SentenceReader other) {
    return new Readers(other, rules, guards, outputs, calls);
  }

  public Readers with(RuleComparer other) {
    return new Readers(sentences, other, guards, outputs, calls);
  }

  public Readers with(GuardMatcher other) {
    return new Readers(sentences, rules, other, outputs, calls);
  }

  public Readers with(OutputReader other) {
    return new Readers(sentences, rules, guards, other, calls);
  }

  /** With the weights that come with Cairn; they are read when first asked for. */
  public static Readers shipped() {
    return Shipped.READERS;
  }

  private static final class Shipped {
    private static final Readers READERS = new Readers(
        SentenceReader.shipped(),
        RuleComparer.shipped(),
        GuardMatcher.shipped(),
        OutputReader.shipped(),
        new CallReader());
  }
}
