package dev.cairn.operation;

import dev.cairn.log.EntryId;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.Role;
import dev.cairn.log.Source;
import dev.cairn.log.ToolId;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** Logs one thing that was said, printed or read. */
@Operation(
    name = "log",
    kind = Operation.Kind.WRITE,
    does =
        "Logs what was said, printed or read, word for word. What the user states to hold beyond this task,"
            + " also remember: quote their sentence.",
    examples = {
      "{\"episode\": \"monday\", \"role\": \"user\", \"text\": \"Never force-push to main.\"}",
      "{\"episode\": \"monday\", \"role\": \"tool\", \"tool\": \"bash\", \"ok\": false,"
          + " \"exit_code\": 1, \"text\": \"2 tests failed\"}"
    })
public record Log(
    @Field("the episode it belongs to") EpisodeId episode,
    @Field("who speaks") Role role,
    @Field("the words, as they came") String text,
    @Field("the tool that printed it, as server:tool") Optional<ToolId> tool,

    @Field("whether it succeeded; absent: unknown") Optional<Boolean> ok,

    @Field("its exit code") OptionalInt exitCode,
    @Field("where the document lies") Optional<String> uri,

    @Field("for tools and documents only") Optional<Source> source,

    @Field("what the tool was called with") Optional<Map<String, Object>> args) {

  public Log(
      EpisodeId episode,
      Role role,
      String text,
      Optional<ToolId> tool,
      Optional<Boolean> ok,
      OptionalInt exitCode,
      Optional<String> uri,
      Optional<Source> source) {
    this(episode, role, text, tool, ok, exitCode, uri, source, Optional.empty());
  }

  public static Log user(EpisodeId episode, String text) {
    return of(episode, Role.USER, text);
  }

  public static Log assistant(EpisodeId episode, String text) {
    return of(episode, Role.ASSISTANT, text);
  }

  public static Log tool(EpisodeId episode, String tool, boolean ok, String text) {
    return new Log(
        episode,
        Role.TOOL,
        text,
        Optional.of(ToolId.parse(tool)),
        Optional.of(ok),
        OptionalInt.empty(),
        Optional.empty(),
        Optional.empty());
  }

  public static Log of(EpisodeId episode, Role role, String text) {
    return new Log(
        episode,
        role,
        text,
        Optional.empty(),
        Optional.empty(),
        OptionalInt.empty(),
        Optional.empty(),
        Optional.empty());
  }

  public Log args(Map<String, Object> given) {
    return new Log(episode, role, text, tool, ok, exitCode, uri, source, Optional.of(given));
  }

  /**
   * The entry, and the SHA-256 of its text, so that the caller can prove what is stored.
   *
   * @param scrubbed how many secrets were taken out before it was stored
   * @param text as it was stored, if any were
   * @param note that another report of the same run contradicts this one, if one does
   */
  public record Answer(
      EntryId entry,
      String sha256,
      long scrubbed,
      Optional<String> text,
      Optional<String> note,
      long position) {}
}
