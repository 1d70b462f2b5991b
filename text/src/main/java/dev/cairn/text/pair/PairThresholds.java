package dev.cairn.text.pair;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Map;

/**
 * How sure a comparison must be before it does anything. Chosen with the weights on pairs they were not
 * trained on, and kept beside them.
 *
 * @param supersede the least probability of {@link Effect#REVERSES} and {@link Effect#REPLACES_VALUE} together
 * @param supersedeBan the same where the earlier rule forbids something
 * @param hedged the same where the later sentence tells what others say, supposes or quotes
 * @param exception the least probability of {@link Effect#EXCEPTION}
 * @param same the least probability of {@link Effect#SAME}
 * @param subject the least probability that both speak of the same thing
 * @param surelySubject the same before anything is done about a rule; keeps sentences that would change or
 *     repeat some rule from doing so to those about something else
 */
public record PairThresholds(
    double supersede,
    double supersedeBan,
    double hedged,
    double exception,
    double same,
    double subject,
    double surelySubject) {
  /** Before any were chosen. */
  public static final PairThresholds EVEN = new PairThresholds(0.5, 0.6, 0.8, 0.5, 0.5, 0.5, 0.8);

  /** What is done about a later statement of which so much is known. */
  public Effect decide(
      Map<Effect, Double> probabilities, double sameSubject, Statement earlier, Statement later) {
    double reverses = probabilities.getOrDefault(Effect.REVERSES, 0.0);
    double replaces = probabilities.getOrDefault(Effect.REPLACES_VALUE, 0.0);
    double adds = probabilities.getOrDefault(Effect.ADDS, 0.0);
    double unrelated = probabilities.getOrDefault(Effect.UNRELATED, 0.0);
    boolean surelyOfIt = sameSubject >= surelySubject;
    // A question asks for an answer; it changes nothing.
    if (!later.asks()) {
      if (surelyOfIt && reverses + replaces >= least(earlier, later)) {
        return reverses >= replaces ? Effect.REVERSES : Effect.REPLACES_VALUE;
      }
      if (surelyOfIt && probabilities.getOrDefault(Effect.SAME, 0.0) >= same) {
        return Effect.SAME;
      }
      if (surelyOfIt && probabilities.getOrDefault(Effect.EXCEPTION, 0.0) >= exception) {
        return Effect.EXCEPTION;
      }
    }
    return adds > unrelated ? Effect.ADDS : Effect.UNRELATED;
  }

  /** How sure it must be that this rule is superseded by this statement. */
  private double least(Statement earlier, Statement later) {
    double least = earlier.forbids() ? supersedeBan : supersede;
    return later.isHedged() ? Math.max(least, hedged) : least;
  }

  void write(DataOutputStream out) throws IOException {
    out.writeDouble(supersede);
    out.writeDouble(supersedeBan);
    out.writeDouble(hedged);
    out.writeDouble(exception);
    out.writeDouble(same);
    out.writeDouble(subject);
    out.writeDouble(surelySubject);
  }

  static PairThresholds read(DataInputStream in) throws IOException {
    return new PairThresholds(
        in.readDouble(),
        in.readDouble(),
        in.readDouble(),
        in.readDouble(),
        in.readDouble(),
        in.readDouble(),
        in.readDouble());
  }
}
