package dev.cairn.operation;

import java.util.List;
import java.util.OptionalLong;

/** Runs or stops an enrichment. */
@Operation(
    name = "enrich",
    kind = Operation.Kind.WRITE,
    does =
        "Switches an enrichment on, so that it derives edges now and keeps them up, or off, so that"
            + " they go: co_occurrence:VIA:OUT, discovery_gap:TRIGGER:OUT,"
            + " temporal:PROPERTY:WINDOW:OUT, embedding:MODEL; graph-analysis:pagerank and"
            + " graph-analysis:leiden run once.",
    examples = {"{\"id\": \"temporal:date:7d:near\", \"active\": true}"})
public record Enrich(
    @Field("which enrichment") String id,
    @Field("true to run it, false to stop it") boolean active) {

  public static Enrich start(String id) {
    return new Enrich(id, true);
  }

  public static Enrich stop(String id) {
    return new Enrich(id, false);
  }

  /** What it changed, as ingest tells it. */
  public record Answer(
      String id,
      boolean active,
      List<GraphChange> events,
      long rounds,
      boolean quiesced,
      OptionalLong moreAfter,
      long position) {}
}
