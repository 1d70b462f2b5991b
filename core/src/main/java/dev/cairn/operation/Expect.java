package dev.cairn.operation;

import dev.cairn.explain.Explanation;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.ToolId;
import java.util.Map;
import java.util.Optional;

/** Asks how a call will probably go. */
@Operation(
    name = "expect",
    kind = Operation.Kind.READ,
    does =
        "Tells how a tool call will probably go, from how others like it went: the chance of success,"
            + " and the confidence to give to decide.",
    examples = {
      "{\"tool\": \"github:create_issue\"}",
      "{\"tool\": \"bash\", \"args\": {\"command\": \"ls\"}}"
    })
public record Expect(
    @Field("as server:tool") ToolId tool,
    @Field("of the call") Optional<Map<String, Object>> args,
    @Field("where it would run") Optional<EpisodeId> episode) {

  public static Expect of(String tool) {
    return new Expect(ToolId.parse(tool), Optional.empty(), Optional.empty());
  }

  public Expect args(Map<String, Object> given) {
    return new Expect(tool, Optional.of(given), episode);
  }

  public Expect in(EpisodeId where) {
    return new Expect(tool, args, Optional.of(where));
  }

  /**
   * What is expected.
   *
   * @param expected the chance that it succeeds
   * @param sure what of it is sure
   * @param confidence how far one may rely on it, measured by the failures there were
   * @param broken why the tool no longer does what it used to, if so
   * @param why the chance, level by level
   * @param whyConfidence the confidence, down to the failures it was compared with
   */
  public record Answer(
      ToolId tool,
      double expected,
      double sure,
      double confidence,
      Optional<String> broken,
      Explanation why,
      Explanation whyConfidence,
      long position) {}
}
