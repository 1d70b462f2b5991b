package dev.cairn.operation;

import com.fasterxml.jackson.annotation.JsonValue;
import dev.cairn.explain.Explanation;
import dev.cairn.log.CardId;
import dev.cairn.log.CardKind;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.PackId;
import dev.cairn.log.Scope;
import dev.cairn.log.ToolId;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;

/** Hands an agent the few lines it should know now. */
@Operation(
    name = "pack",
    kind = Operation.Kind.READ,
    does =
        "Hands out what is worth knowing for a prompt: rules, past failures, tactics, facts, each with"
            + " its evidence. Call it before you start, and when a tool failed.",
    examples = {
      "{\"prompt\": \"how should I run the tests?\", \"scope\": \"repo:payments\"}",
      "{\"prompt\": \"fix it\", \"last_tool_output\": {\"tool\": \"bash\", \"ok\": false, \"text\":"
          + " \"2 tests failed\"}}"
    })
public record MakePack(
    @Field("what is to be done or was asked") String prompt,
    @Field("the episode it is for") Optional<EpisodeId> episode,
    @Field("where; the episode's scope if absent") Optional<Scope> scope,
    @Field("its domain") Optional<String> domain,
    @Field("what the last tool printed") Optional<ToolOutput> lastToolOutput,
    @Field("1500 if absent") OptionalInt tokenBudget) {

  /** What a tool printed last. */
  public record ToolOutput(
      @Field("the tool") Optional<ToolId> tool,
      @Field("whether it succeeded") Optional<Boolean> ok,
      @Field("what it printed") Optional<String> text) {}

  /** What the agent seems to want, which decides what comes first. */
  public enum Intent {
    RECOVER,
    ADVISE,
    RECOLLECT,
    GENERAL;

    @JsonValue
    public String label() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  public static MakePack of(String prompt) {
    return new MakePack(
        prompt,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        OptionalInt.empty());
  }

  public MakePack in(EpisodeId where) {
    return new MakePack(prompt, Optional.of(where), scope, domain, lastToolOutput, tokenBudget);
  }

  public MakePack in(Scope where) {
    return new MakePack(prompt, episode, Optional.of(where), domain, lastToolOutput, tokenBudget);
  }

  /**
   * The pack.
   *
   * @param because why this intent was assumed
   * @param notice what it had to do without, such as the embedding model
   */
  public record Answer(
      PackId pack,
      Intent intent,
      String because,
      List<Slot> slots,
      String text,
      int tokens,
      int tokenBudget,
      Optional<String> notice,
      long position) {
    /** The same with one more thing a reader should know. */
    public Answer noting(String also) {
      String all = notice.map(before -> before + "; " + also).orElse(also);
      return new Answer(
          pack, intent, because, slots, text, tokens, tokenBudget, Optional.of(all), position);
    }
  }

  /** Cards of one sort, the best first. */
  public record Slot(String slot, List<Item> cards) {}

  /** One card with what it rests on and why it is here. */
  public record Item(
      CardId id,
      CardKind kind,
      String statement,
      Scope scope,
      String status,
      List<String> flags,
      String topicKey,
      double score,
      List<Cited> evidence,
      String line,
      String because,
      Explanation why) {}
}
