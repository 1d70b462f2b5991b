package dev.cairn.eval.graph;

import dev.cairn.Cairn;
import dev.cairn.Context;
import dev.cairn.Settings;
import dev.cairn.eval.Progress;
import dev.cairn.eval.figure.Figure;
import dev.cairn.eval.figure.Numbers;
import dev.cairn.log.GraphEvent.Emitted;
import dev.cairn.log.MemoryEventLog;
import dev.cairn.operation.Ingest;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/** The whole way of an edge, in hundreds: folded from events, and ingested through the facade. */
final class EventSpeed implements GraphMeasurement {
  private static final int WARM_UP_ROUNDS = 2;

  @Override
  public String name() {
    return "events";
  }

  @Override
  public List<Figure> run(GraphExtent extent, Progress progress) {
    List<Figure> figures = new ArrayList<>();
    for (Shape shape : Shape.values()) {
      int size = extent.ingestEdges();
      progress.say("events of " + Numbers.size(size) + " edges, " + shape.label());
      Rounds folded = new Rounds();
      Rounds ingested = new Rounds();
      for (int round = -WARM_UP_ROUNDS; round < extent.rounds(); round++) {
        TrialGraph edges = shape.of(size, SEED + round).shuffled(round);
        double[] values = new SplittableRandom(round).doubles(edges.edges()).toArray();
        double bare = bare(edges, values);
        double fold = fold(edges, values);
        double ingest = ingest(edges, values);
        if (round >= 0) {
          folded.add(fold, bare);
          ingested.add(ingest, bare);
        }
        progress.step(name(), Math.max(0, round), extent.rounds());
      }
      String group = Numbers.size(size) + " " + shape.label();
      figures.add(ratio(group, "fold", "edges folded from events of 100", folded));
      figures.add(perSecond(group, "fold", "edges folded per second", size, folded));
      figures.add(ratio(group, "ingest", "edges ingested by hundreds, log in memory", ingested));
      figures.add(perSecond(group, "ingest", "edges ingested per second", size, ingested));
    }
    return figures;
  }

  private Figure ratio(String group, String what, String says, Rounds rounds) {
    return Figure.of(
        name(),
        group,
        what + "_ratio",
        says + ": rate / of the bare table",
        rounds.theirs().over(rounds.ours()));
  }

  private Figure perSecond(String group, String what, String says, int size, Rounds rounds) {
    return Figure.of(
        name(), group, what + "_per_second", says, UpsertSpeed.perSecond(size, rounds.ours()));
  }

  private static double bare(TrialGraph edges, double[] values) {
    BareTable bare = new BareTable();
    double seconds = Rounds.seconds(() -> {
      for (int i = 0; i < edges.edges(); i++) {
        bare.put(edges.source(i), edges.target(i), 0, values[i]);
      }
    });
    if (bare.size() == 0) {
      throw new IllegalStateException("the table is empty");
    }
    return seconds;
  }

  private static double fold(TrialGraph edges, double[] values) {
    TrialEvents trial = new TrialEvents();
    trial.apply(TrialEvents.nodes("n", 0, edges.nodes()));
    List<Emitted> events = TrialEvents.edges(UpsertSpeed.ADAPTER, edges, values);
    return Rounds.seconds(() -> trial.applyAll(events));
  }

  private static double ingest(TrialGraph edges, double[] values) {
    List<Ingest> nodes = new ArrayList<>();
    for (int from = 0; from < edges.nodes(); from += TrialEvents.EDGES_PER_EVENT) {
      List<Map<String, Object>> ids = new ArrayList<>();
      for (int i = from; i < Math.min(edges.nodes(), from + TrialEvents.EDGES_PER_EVENT); i++) {
        ids.add(Map.of("id", "n" + i));
      }
      nodes.add(emission("nodes", ids));
    }
    List<Ingest> requests = new ArrayList<>();
    for (Emitted event : TrialEvents.edges(UpsertSpeed.ADAPTER, edges, values)) {
      List<Map<String, Object>> written = new ArrayList<>();
      event
          .edges()
          .forEach(edge -> written.add(Map.of(
              "source", edge.source(),
              "target", edge.target(),
              "relation", edge.relation(),
              "contribution", edge.contribution())));
      requests.add(emission("edges", written));
    }
    try (Cairn cairn = Cairn.open(new MemoryEventLog(), Settings.inMemory())) {
      Context context = cairn.context("default");
      nodes.forEach(context::ingest);
      return Rounds.seconds(() -> requests.forEach(context::ingest));
    }
  }

  private static Ingest emission(String what, List<Map<String, Object>> items) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("adapter", UpsertSpeed.ADAPTER);
    data.put(what, items);
    return Ingest.of("emission", data);
  }
}
