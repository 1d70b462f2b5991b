package dev.cairn.operation;

import com.fasterxml.jackson.annotation.JsonValue;
import dev.cairn.log.Chain;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.ToolId;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;

/** Lists what waits for a person, and what persons said. */
@Operation(
    name = "approvals",
    kind = Operation.Kind.READ,
    does =
        "Lists calls that wait for a person, and what was approved or rejected, the newest first.",
    examples = {"{}", "{\"state\": \"waiting\"}"})
public record ListApprovals(
    @Field("only these") Optional<State> state,
    @Field("at or after") Optional<Instant> since,
    @Field("the cursor of the list before") Optional<String> cursor,
    @Field("how many; 20 if absent") OptionalInt limit) {

  /** Where a call stands with the person. */
  public enum State {
    /** It asked, and nobody has answered. */
    WAITING,
    GIVEN,
    /** A decision was made by it. */
    SPENT,
    /** Its time was over before it was used. */
    EXPIRED,
    REVOKED,
    REJECTED;

    @JsonValue
    public String label() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  public static ListApprovals newest() {
    return new ListApprovals(
        Optional.empty(), Optional.empty(), Optional.empty(), OptionalInt.empty());
  }

  public static ListApprovals in(State state) {
    return new ListApprovals(
        Optional.of(state), Optional.empty(), Optional.empty(), OptionalInt.empty());
  }

  public ListApprovals limit(int most) {
    return new ListApprovals(state, since, cursor, OptionalInt.of(most));
  }

  public ListApprovals after(String end) {
    return new ListApprovals(state, since, Optional.of(end), limit);
  }

  /** Some of them, and where to go on if there are more. */
  public record Answer(List<Item> approvals, Optional<String> cursor, long position) {}

  /**
   * One call.
   *
   * @param approval its name, once it was approved
   * @param decision what asked, if something did
   * @param args of the call, in their one written form
   * @param standing whether every call of the tool is meant
   * @param by who answered
   */
  public record Item(
      State state,
      Instant at,
      ToolId tool,
      Optional<String> approval,
      Optional<String> decision,
      Optional<String> args,
      boolean standing,
      Optional<EpisodeId> episode,
      Optional<String> by,
      Optional<Instant> until) {

    /** Its place in the list; times may be equal, names are not. */
    public String key() {
      return "%020d/%s".formatted(Chain.micros(at), approval.or(() -> decision).orElse(""));
    }
  }
}
