package dev.cairn.operation;

import java.util.List;
import java.util.Optional;

/** Fits the weights of the next tool on this memory's own runs. */
@Operation(
    name = "learn",
    kind = Operation.Kind.HOUSE,
    who = Operation.Who.DEPENDS,
    personsWhen = "weights are put in force or taken back",
    does =
        "Fits the weights behind next_tools on the runs of this memory and compares them with those before,"
            + " on later runs no fit had seen; for a workflow_type with runs enough it fits weights of its own. Adopts"
            + " them only if asked to and if they are surely better.",
    examples = {"{}", "{\"adopt\": true}"})
public record Learn(
    @Field("put the weights in force if they are surely better")
    Optional<Boolean> adopt,

    @Field("take back the weights learned last, those of workflow types too")
    Optional<Boolean> undo) {

  /** Only says what would be learned. */
  public static final Learn DRY = new Learn(Optional.empty(), Optional.empty());

  public static final Learn ADOPT = new Learn(Optional.of(true), Optional.empty());
  public static final Learn UNDO = new Learn(Optional.empty(), Optional.of(true));

  /**
   * What was learned.
   *
   * @param adopted whether learned weights were put in force by this call
   * @param undone whether learned weights were taken back by this call
   * @param because why, or why not
   * @param learning what was adopted or taken back, for {@code explain}
   * @param runs runs of two steps or more that were looked at
   * @param heldOut how both do on steps no fit had seen; none if there are too few runs
   * @param weights those that differ, most changed first
   * @param workflowTypes the same for runs of each type that has enough of them, against the weights of all runs
   */
  public record Answer(
      boolean adopted,
      boolean undone,
      String because,
      Optional<String> learning,
      long runs,
      List<Comparison> heldOut,
      List<Weight> weights,
      List<OfType> workflowTypes,
      long position) {}

  /** What was learned from runs of one type, for requests of that type. */
  public record OfType(
      String workflowType,
      boolean adopted,
      String because,
      Optional<String> learning,
      long runs,
      List<Comparison> heldOut,
      List<Weight> weights) {}

  /**
   * One figure with the weights before and after.
   *
   * @param metric {@code MRR}, which decides: the mean of one over the rank of the right tool; {@code hit@1}, how
   *     often it came first
   * @param low with {@code high} the interval of the gain, by a bootstrap over runs
   */
  public record Comparison(
      String metric,
      long steps,
      double before,
      double after,
      double gain,
      double low,
      double high) {}

  /** A weight by its policy key. */
  public record Weight(String key, double before, double after) {}
}
