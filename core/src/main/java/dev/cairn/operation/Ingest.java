package dev.cairn.operation;

import java.util.List;
import java.util.Map;
import java.util.OptionalLong;

/** Puts what a source knows into the evidence graph. */
@Operation(
    name = "ingest",
    kind = Operation.Kind.WRITE,
    does =
        "Puts what a source knows into the evidence graph. Each adapter owns its own slot on every"
            + " edge; saying the same again changes nothing. Items that do not fit are named, the rest"
            + " is kept.",
    examples = {
      "{\"kind\": \"emission\", \"data\": {\"adapter\": \"coverage\", \"nodes\": [{\"id\":"
          + " \"login\"}, {\"id\": \"auth_test\"}], \"edges\": [{\"source\": \"auth_test\","
          + " \"target\": \"login\", \"relation\": \"covers\", \"contribution\": 12}]}}",
      "{\"kind\": \"fragment\", \"data\": {\"text\": \"Two days in Avignon.\", \"tags\":"
          + " [\"#travel\", \"avignon\"]}}"
    })
public record Ingest(
    @Field("emission, fragment, document, entities, or the kind of a loaded spec")
    String kind,

    @Field("what the kind asks for; see the guide") Map<String, Object> data) {

  public static Ingest of(String kind, Map<String, Object> data) {
    return new Ingest(kind, data);
  }

  /**
   * What was accepted, what was not, and what it changed.
   *
   * @param rounds how often the enrichments had more to say
   * @param quiesced whether they came to rest; if not, they go on with the next change
   * @param moreAfter set if there were too many changes to show: `changes` from this cursor has the rest
   */
  public record Answer(
      long nodes,
      long edges,
      List<Rejected> rejected,
      List<GraphChange> events,
      long rounds,
      boolean quiesced,
      OptionalLong moreAfter,
      long position) {}

  /** An item that was not accepted. */
  public record Rejected(String item, String reason) {}
}
