package dev.cairn.operation;

import com.fasterxml.jackson.annotation.JsonValue;
import dev.cairn.explain.Explanation;
import dev.cairn.log.Risk;
import dev.cairn.log.ToolId;
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
      "{\"query\": \"read a file and send it by mail\", \"limit\": 5}"
    })
public record FindTools(
    @Field("what is to be done, in plain words; several steps may be told at once")
    String query,

    @Field("tools used just before") Optional<List<ToolId>> contextTools,
    @Field("which kinds; both if absent") Optional<List<Kind>> kinds,
    @Field("how many; if absent, those that stand out") OptionalInt limit) {

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
