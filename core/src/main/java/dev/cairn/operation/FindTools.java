package dev.cairn.operation;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonValue;
import dev.cairn.explain.Explanation;
import dev.cairn.log.Risk;
import dev.cairn.log.ToolId;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;

/** Finds the tools a request asks for. */
@Operation(
    name = "find_tools",
    kind = Operation.Kind.READ,
    does = "Finds the registered tools that fit a request in plain words, best first.",
    examples = {
      "{\"query\": \"open an issue\"}",
      "{\"query\": \"send it by mail\", \"context_tools\": [\"files:read\"], \"limit\": 5}"
    })
public record FindTools(
    @Field("what is to be done, in plain words") String query,

    @Field("tools used so far, oldest first: what came next is preferred")
    Optional<List<ToolId>> contextTools,

    @Field("both if absent") Optional<List<Kind>> kinds,
    @Field("those that stand out if absent") OptionalInt limit) {

  /** What can be found. */
  public enum Kind {
    TOOL,
    CAPABILITY;

    @JsonValue
    public String label() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  public static FindTools of(String query) {
    return new FindTools(query, Optional.empty(), Optional.empty(), OptionalInt.empty());
  }

  public FindTools limit(int most) {
    return new FindTools(query, contextTools, kinds, OptionalInt.of(most));
  }

  public FindTools after(String... tools) {
    List<ToolId> used = Arrays.stream(tools).map(ToolId::parse).toList();
    return new FindTools(query, Optional.of(used), kinds, limit);
  }

  /**
   * The best first.
   *
   * @param notice what the answer had to do without, such as the embedding model
   */
  public record Answer(List<Result> results, Optional<String> notice, long position) {}

  /**
   * One tool.
   *
   * @param tool its one name in Cairn; {@code server} and {@code name} are as they were registered
   * @param score how well it fits, comparable within one answer; {@code why} explains it
   * @param risk what it can do to the world, judged by what it says of itself
   * @param confidence how likely it is a right one, never above 0.95; below a half comes a warning
   */
  public record Result(
      ToolId tool,
      String server,
      String name,
      Kind kind,
      Optional<String> description,
      double score,
      double confidence,
      Optional<Risk> risk,
      Optional<String> warning,
      Explanation why) {

    /** In one sentence, what its place in the list comes from. */
    @JsonProperty
    public String because() {
      return why.inShort();
    }

    public Result risk(Risk judged) {
      return new Result(
          tool,
          server,
          name,
          kind,
          description,
          score,
          confidence,
          Optional.of(judged),
          warning,
          why);
    }
  }
}
