package dev.cairn.tool.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.cairn.policy.ClusterPolicy;
import dev.cairn.policy.Policy;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Label;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

@Label("Eigenvectors")
class SpectrumTest {

  private static double[][] symmetric(int size, long seed) {
    Random random = new Random(seed);
    double[][] matrix = new double[size][size];
    for (int i = 0; i < size; i++) {
      for (int j = 0; j <= i; j++) {
        matrix[i][j] = random.nextInt(4) == 0 ? random.nextGaussian() : 0;
        matrix[j][i] = matrix[i][j];
      }
    }
    return matrix;
  }

  @Property(tries = 100)
  @Label("found by rotations are what the operator only stretches, and stand upon each other")
  void rotations(@ForAll @IntRange(min = 1, max = 20) int size, @ForAll long seed) {
    double[][] matrix = symmetric(size, seed);
    Spectrum found = Rotations.of(symmetric(size, seed), size);
    assertThat(found.size()).isEqualTo(size);
    for (int i = 0; i < size; i++) {
      for (int row = 0; row < size; row++) {
        assertThat(Vectors.dot(matrix[row], found.vector(i)))
            .isCloseTo(found.value(i) * found.vector(i)[row], within(1e-9));
      }
      for (int j = 0; j <= i; j++) {
        assertThat(Vectors.dot(found.vector(i), found.vector(j)))
            .isCloseTo(i == j ? 1 : 0, within(1e-9));
      }
      assertThat(i == 0 || found.value(i) <= found.value(i - 1)).isTrue();
    }
  }

  @Property(tries = 10)
  @Label("found by plain iteration, by ARPACK and by rotations have the same values")
  void alike(@ForAll @IntRange(min = 0, max = 1000) int seed) throws Arpack.GaveUp {
    Planted planted = Planted.of(80, 60, 4, 5, 0.05, seed);
    int[] tools = new int[80];
    int[] capabilities = new int[60];
    int[] place = new int[140];
    for (int i = 0; i < 140; i++) {
      place[i] = i < 80 ? i : i - 80;
      (i < 80 ? tools : capabilities)[place[i]] = i;
    }
    Gram gram = new Gram(
        NormalizedMatrix.of(planted.incidence().graph(), tools, capabilities, place, 0.25));
    ClusterPolicy policy = Policy.DEFAULT.cluster();
    Spectrum arpack = Arpack.find(policy, gram, 6);
    Spectrum plain = SubspaceIteration.of(gram, 6, 400, "asked for");
    Spectrum exact = TopVectors.of(policy, gram, 6);
    for (int i = 0; i < 4; i++) {
      assertThat(arpack.value(i)).isCloseTo(exact.value(i), within(1e-5));
      assertThat(plain.value(i)).isCloseTo(exact.value(i), within(1e-5));
    }
    assertThat(plain.trouble()).hasValue("asked for");
    assertThat(exact.trouble()).isEmpty();
  }
}
