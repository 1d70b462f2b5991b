package dev.cairn.eval.decide.simulate;

import dev.cairn.Cairn;
import dev.cairn.Context;
import dev.cairn.Settings;
import dev.cairn.log.ToolId;
import dev.cairn.log.Via;
import dev.cairn.operation.Configure;
import dev.cairn.operation.Decide;
import dev.cairn.operation.Expect;
import dev.cairn.operation.RecordExecution;
import dev.cairn.operation.RegisterTools;
import dev.cairn.operation.Writing;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.SplittableRandom;

/** A memory that knows the actors, and an agent that asks it before every call. */
final class Stage implements AutoCloseable {
  private final Cairn cairn;
  private final Context context;
  private final SplittableRandom chance;
  private final OptionalDouble confidence;
  private final Map<Actor, Integer> runs = new HashMap<>();

  /**
   * An empty stage.
   *
   * @param confidence what the agent says of every call; what Cairn expects if absent
   */
  Stage(Configure policy, long seed, OptionalDouble confidence) {
    this.chance = new SplittableRandom(seed);
    this.confidence = confidence;
    this.cairn = Cairn.open(Settings.inMemory().random(chance.split()));
    this.context = cairn.context("stage");
    context.configure(policy);
  }

  Stage with(List<Actor> actors) {
    actors.forEach(actor -> context.registerTools(new RegisterTools(
        Optional.of(actor.server()), List.of(RegisterTools.Tool.of(actor.tool(), actor.does())))));
    return this;
  }

  /** Asks about a call, makes it whatever the answer (who is asked says yes), and tells how it went. */
  Turn play(Actor actor) {
    int run = runs.merge(actor, 1, Integer::sum) - 1;
    double success = actor.chance().applyAsDouble(run);
    Expect.Answer expected = context.expect(Expect.of(actor.name()));
    Decide.Answer decided =
        context.decide(Decide.of(actor.name(), confidence.orElse(expected.confidence())));
    boolean ok = chance.nextDouble() < success;
    context.recordExecution(RecordExecution.of(decided.decision(), ok));
    return new Turn(actor, success, expected, decided, ok);
  }

  Actor any(List<Actor> actors) {
    return actors.get(chance.nextInt(actors.size()));
  }

  /** Somebody says a tool succeeded, and has nothing to show for it; answers whether it was believed. */
  boolean claim(Actor actor) {
    return context
        .recordExecution(RecordExecution.ofTool(actor.name(), true), Writing.NOW.via(Via.AGENT))
        .counted();
  }

  /** What would be decided now, by an agent that is as sure as can be. */
  Decide.Answer surely(Actor actor) {
    return context.decide(Decide.of(ToolId.parse(actor.name()).toString(), 1));
  }

  @Override
  public void close() {
    cairn.close();
  }
}
