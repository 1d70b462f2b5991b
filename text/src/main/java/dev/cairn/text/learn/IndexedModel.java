package dev.cairn.text.learn;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A linear model over the features it knows.
 *
 * @param index which features those are
 * @param model their weights
 */
public record IndexedModel(FeatureIndex index, LinearModel model) {
  public List<String> labels() {
    return model.labels();
  }

  /** The probability of every label, in their order. */
  public double[] probabilities(Example example) {
    return model.probabilities(index.narrow(example));
  }

  /** The model with so many features at most: those whose weights are largest. */
  public IndexedModel pruned(int most) {
    if (index.size() <= most) {
      return this;
    }
    double[] sizes = new double[index.size()];
    for (int place = 0; place < sizes.length; place++) {
      for (int label = 0; label < model.labels().size(); label++) {
        double weight = model.weight(label, place);
        sizes[place] += weight * weight;
      }
    }
    int[] chosen = IntStream.range(0, sizes.length)
        .boxed()
        .sorted(Comparator.comparingDouble((Integer place) -> -sizes[place])
            .thenComparing(Comparator.naturalOrder()))
        .limit(most)
        .mapToInt(Integer::intValue)
        .sorted()
        .toArray();
    return new IndexedModel(index.only(chosen), model.only(chosen));
  }

  public void write(DataOutputStream out) throws IOException {
    index.write(out);
    model.write(out);
  }

  public static IndexedModel read(DataInputStream in) throws IOException {
    return new IndexedModel(FeatureIndex.read(in), LinearModel.read(in));
  }
}
