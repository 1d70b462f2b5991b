package dev.cairn.log;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SortedMap;
import java.util.stream.Stream;

/** What happened with tools besides being told of: combined, run, learned from. */
public sealed interface ToolEvent extends LogEvent {

  <R> R accept(Handler<R> handler);

  @Override
  default <R> R accept(LogEvent.Handler<R> handler) {
    return handler.tool(this);
  }

  /**
   * Somebody told of something that is done with several tools.
   *
   * @param capability its one name, under {@link ToolId#CAPABILITY}
   * @param name as it was written
   * @param definition what it does, and its code if it has any, as JSON
   * @param uses tools and other capabilities
   */
  record CapabilityRegistered(
      ToolId capability, Instant at, String name, TextRef definition, List<ToolId> uses)
      implements ToolEvent {
    @Override
    public List<TextRef> texts() {
      return List.of(definition);
    }

    @Override
    public <R> R accept(Handler<R> handler) {
      return handler.capabilityRegistered(this);
    }
  }

  /**
   * Tools were run, one after another or beside each other.
   *
   * @param intent what it was for
   * @param via whose door it came in by; absent in logs that did not tell
   */
  record RunRecorded(
      String run,
      Instant at,
      Optional<EpisodeId> episode,
      Optional<TextRef> intent,
      Optional<String> workflowType,
      List<Step> steps,
      Optional<Via> via)
      implements ToolEvent {
    /**
     * One call.
     *
     * @param ok how it went; absent if nobody knows
     * @param parent the step it was made within, by its number from 0
     * @param after the steps that had to be done before, likewise
     * @param entry what it printed, as the log has it
     * @param note what somebody should know about this report, such as that it contradicts another
     */
    public record Step(
        ToolId tool,
        Optional<Boolean> ok,
        Optional<Integer> parent,
        List<Integer> after,
        OptionalLong durationMs,
        Optional<TextRef> error,
        Optional<Instant> at,
        Optional<Called> called,
        Optional<EntryId> entry,
        Optional<String> note) {
      Stream<TextRef> texts() {
        return Stream.concat(error.stream(), called.map(Called::args).stream());
      }
    }

    @Override
    public List<TextRef> texts() {
      return Stream.concat(intent.stream(), steps.stream().flatMap(Step::texts)).toList();
    }

    @Override
    public <R> R accept(Handler<R> handler) {
      return handler.runRecorded(this);
    }
  }

  /**
   * Weights of the next tool were fitted on the runs of this log and put in force, in the same commit.
   *
   * @param weights by policy key, {@code former} those that undoing brings back
   * @param compared on steps no fit had seen
   * @param workflowType of runs of this type alone; then the policy stays, and it is no part of the commit
   */
  record WeightsLearned(
      String learning,
      Instant at,
      SortedMap<String, Double> weights,
      SortedMap<String, Double> former,
      long runs,
      List<Compared> compared,
      Optional<String> workflowType)
      implements ToolEvent {
    /** One figure with both weights, and the interval of the gain. */
    public record Compared(
        String metric,
        long steps,
        double before,
        double after,
        double gain,
        double low,
        double high) {}

    @Override
    public <R> R accept(Handler<R> handler) {
      return handler.weightsLearned(this);
    }
  }

  /** Learned weights were taken back, in the same commit as the policy. */
  record WeightsRestored(String learning, Instant at) implements ToolEvent {
    @Override
    public <R> R accept(Handler<R> handler) {
      return handler.weightsRestored(this);
    }
  }

  /** One method per event about tools. */
  interface Handler<R> {
    R capabilityRegistered(CapabilityRegistered event);

    R runRecorded(RunRecorded event);

    R weightsLearned(WeightsLearned event);

    R weightsRestored(WeightsRestored event);
  }
}
