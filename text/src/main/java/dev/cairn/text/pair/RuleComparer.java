package dev.cairn.text.pair;

import dev.cairn.text.Cues;
import dev.cairn.text.SentenceVectors;
import dev.cairn.text.TakenBack;
import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import java.util.Optional;

/**
 * Compares what a user says with a rule they gave before, or two statements of the same user. When in doubt
 * nothing is superseded: both stay.
 */
public final class RuleComparer {
  private static final String RESOURCE = "pair.bin";
  private static final int MAGIC = 0x43504152;

  private final PairModel withVectors;
  private final PairModel byWords;

  /** A comparer of two sets of weights: one where there are vectors, one by words alone. */
  public RuleComparer(PairModel withVectors, PairModel byWords) {
    this.withVectors = withVectors;
    this.byWords = byWords;
  }

  /** The comparer with the weights that come with Cairn. */
  public static RuleComparer shipped() {
    return Shipped.COMPARER;
  }

  private static final class Shipped {
    private static final RuleComparer COMPARER = load();

    private static RuleComparer load() {
      try (InputStream in = RuleComparer.class.getResourceAsStream(RESOURCE)) {
        if (in == null) {
          throw new IllegalStateException("the weights of comparisons are missing: " + RESOURCE);
        }
        return read(new DataInputStream(new BufferedInputStream(in)));
      } catch (IOException e) {
        throw new IllegalStateException("the weights of comparisons are damaged: " + RESOURCE, e);
      }
    }
  }

  /** Reads a statement once, to compare it with many. */
  public Statement read(String text, SentenceVectors vectors) {
    return StatementReader.read(text, vectors);
  }

  public Comparison compare(String earlier, String later, SentenceVectors vectors) {
    return compare(read(earlier, vectors), read(later, vectors));
  }

  public Comparison compare(Statement earlier, Statement later) {
    Optional<TakenBack> takenBack = later.takenBack();
    if (takenBack.isPresent()
        && earlier.things().containsAll(takenBack.get().about().stems())) {
      return new Comparison(
          Effect.REVERSES, Map.of(Effect.REVERSES, 1.0), "it takes back what was said about that");
    }
    PairModel model = model(earlier, later);
    Overlap overlap = model.overlap(earlier, later);
    double sameSubject = model.sameSubject(overlap);
    Map<Effect, Double> probabilities = model.probabilities(overlap, sameSubject);
    Effect effect = model.thresholds().decide(probabilities, sameSubject, earlier, later);
    return new Comparison(effect, probabilities, Because.of(effect, overlap));
  }

  /** Whether both speak of the same thing at all. */
  public boolean sharesSubject(Statement earlier, Statement later) {
    PairModel model = model(earlier, later);
    return model.sameSubject(model.overlap(earlier, later))
        >= model.thresholds().subject();
  }

  /** Whether a sentence takes something back and lays down nothing new: "forget what I said about tabs". */
  public static boolean onlyWithdraws(Statement statement) {
    return !statement.asks() && statement.everyClauseHas(Cues.WITHDRAWAL);
  }

  private PairModel model(Statement earlier, Statement later) {
    return earlier.vector() == null || later.vector() == null ? byWords : withVectors;
  }

  public void write(DataOutputStream out) throws IOException {
    out.writeInt(MAGIC);
    withVectors.write(out);
    byWords.write(out);
  }

  public static RuleComparer read(DataInputStream in) throws IOException {
    if (in.readInt() != MAGIC) {
      throw new IOException("not the weights of comparisons");
    }
    return new RuleComparer(PairModel.read(in), PairModel.read(in));
  }
}
