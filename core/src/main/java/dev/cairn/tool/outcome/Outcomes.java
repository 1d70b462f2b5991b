package dev.cairn.tool.outcome;

import dev.cairn.explain.Explanation;
import dev.cairn.formula.FailureRank;
import dev.cairn.formula.Sureness;
import dev.cairn.log.ToolId;
import dev.cairn.policy.OutcomePolicy;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.DataOutput;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What outcomes have taught about how calls go. Every table is bounded; equal outcomes in equal order give an equal
 * state. Not safe while an outcome is added: the owner holds a lock.
 */
public final class Outcomes {
  private final Shares shares = new Shares();
  private final Trusts trusts = new Trusts();
  private final Failures failures = new Failures();
  private final Looks calls = new Looks();
  private final Map<ToolId, Standing> standings = new LinkedHashMap<>();
  private final Map<ToolId, Health> healths = new LinkedHashMap<>();
  private final Map<String, Course> courses = new LinkedHashMap<>();

  /** What is expected of a call that was not made yet. */
  public Expectation expect(OutcomePolicy policy, Call call) {
    Situation situation = situation(call);
    return expectation(policy, situation, ladder(policy, situation));
  }

  private Ladder ladder(OutcomePolicy policy, Situation situation) {
    return new Ladder(policy, shares, trusts, situation);
  }

  private Situation situation(Call call) {
    Standing standing = standings.get(call.tool());
    return Situation.of(
        call, standing == null ? 0 : standing.lives(), call.occasion().map(courses::get));
  }

  private Expectation expectation(OutcomePolicy policy, Situation situation, Ladder ladder) {
    Explanation expected = ladder.expected();
    Explanation sure =
        Sureness.of(policy, expected.value(), shares.of(situation.tool()).calls());
    return new Expectation(
        expected, sure, FailureRank.of(policy, sure.value(), failures.compared(sure.value())));
  }

  /** A call was made, and it counts how it went. */
  public void add(OutcomePolicy policy, Call call, boolean ok) {
    Situation situation = situation(call);
    Ladder ladder = ladder(policy, situation);
    // As it looked before it was made; later a failure would look as bad as it was.
    double sure = expectation(policy, situation, ladder).sure().value();
    if (!ok) {
      failures.add(call.tool(), sure, calls.place(sure), policy.failuresKept());
    }
    calls.add(sure, policy.callsKept());
    ladder.rungs().forEach(rung -> trusts.learn(policy, rung, ok));
    learn(policy, situation, ok);
    watch(policy, situation, ok);
    Health health = Optional.ofNullable(healths.get(call.tool())).orElseGet(Health::new);
    health.add(policy, ok);
    Course.putLast(healths, call.tool(), health, policy.sharesMax());
    call.occasion().ifPresent(occasion -> {
      Course course = Optional.ofNullable(courses.get(occasion)).orElseGet(Course::new);
      course.add(call, ok, policy.episodeFading(), policy.episodeCallsMax());
      Course.putLast(courses, occasion, course, policy.episodesMax());
    });
  }

  private void learn(OutcomePolicy policy, Situation situation, boolean ok) {
    learn(policy, situation.context(), ok);
    learn(policy, situation.server(), ok);
    learn(policy, situation.tool(), ok);
    learn(policy, situation.afterLast(), ok);
    learn(policy, situation.afterRow(), ok);
    learn(policy, situation.lastOfTool(), ok);
    learn(policy, situation.afterPrevious(), ok);
    situation
        .call()
        .values(policy.valuesMax())
        .forEach(mark -> learn(policy, situation.value(mark), ok));
    situation.sameCall().ifPresent(key -> learn(policy, key, ok));
  }

  private void learn(OutcomePolicy policy, long key, boolean ok) {
    shares.add(key, ok, policy.fading(), policy.sharesMax());
  }

  /** A tool that became another starts with what it did since. */
  private void watch(OutcomePolicy policy, Situation situation, boolean ok) {
    if (situation.last().isPresent()) {
      // What fails twice in an episode mostly fails for the same reason, and that is not the tool.
      return;
    }
    Standing standing =
        Optional.ofNullable(standings.get(situation.call().tool())).orElseGet(Standing::new);
    List<Boolean> since = standing.add(policy, policy.breakOdds(), ok);
    Course.putLast(standings, situation.call().tool(), standing, policy.sharesMax());
    if (!since.isEmpty()) {
      failures.forget(situation.call().tool());
      Situation reborn = situation(situation.call());
      since.forEach(each -> learn(policy, reborn.tool(), each));
    }
  }

  /** A tool says something else of itself: it starts over, and only its server and all others speak for it. */
  public void forget(ToolId tool) {
    Standing standing = standings.computeIfAbsent(tool, ignored -> new Standing());
    standing.startOver();
    failures.forget(tool);
    healths.remove(tool);
  }

  /**
   * Why a tool no longer does what it used to, in words, with the share of successes to be expected of it since as the
   * value; nothing while it does, or does again.
   */
  public Optional<Explanation> broken(OutcomePolicy policy, ToolId tool) {
    return Optional.ofNullable(healths.get(tool)).flatMap(health -> health.broken(policy));
  }

  /** How often a tool became another. */
  public long breaks(ToolId tool) {
    Standing standing = standings.get(tool);
    return standing == null ? 0 : standing.lives();
  }

  /** Another state that is equal and goes its own way. */
  public Outcomes copy() {
    try {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      write(new DataOutputStream(bytes));
      return read(new DataInputStream(new ByteArrayInputStream(bytes.toByteArray())));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Equal states give equal bytes. */
  public void write(DataOutput out) throws IOException {
    shares.write(out);
    trusts.write(out);
    failures.write(out);
    calls.write(out);
    out.writeInt(standings.size());
    for (Map.Entry<ToolId, Standing> each : standings.entrySet()) {
      Stored.write(each.getKey(), out);
      each.getValue().write(out);
    }
    out.writeInt(healths.size());
    for (Map.Entry<ToolId, Health> each : healths.entrySet()) {
      Stored.write(each.getKey(), out);
      each.getValue().write(out);
    }
    out.writeInt(courses.size());
    for (Map.Entry<String, Course> each : courses.entrySet()) {
      out.writeUTF(each.getKey());
      each.getValue().write(out);
    }
  }

  public static Outcomes read(DataInput in) throws IOException {
    Outcomes outcomes = new Outcomes();
    outcomes.shares.read(in);
    outcomes.trusts.read(in);
    outcomes.failures.read(in);
    outcomes.calls.read(in);
    for (int left = in.readInt(); left > 0; left--) {
      outcomes.standings.put(Stored.tool(in), Standing.read(in));
    }
    for (int left = in.readInt(); left > 0; left--) {
      outcomes.healths.put(Stored.tool(in), Health.read(in));
    }
    for (int left = in.readInt(); left > 0; left--) {
      outcomes.courses.put(in.readUTF(), Course.read(in));
    }
    return outcomes;
  }
}
