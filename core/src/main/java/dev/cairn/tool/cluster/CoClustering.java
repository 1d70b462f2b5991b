package dev.cairn.tool.cluster;

import dev.cairn.graph.algorithm.Clusters;
import dev.cairn.policy.ClusterPolicy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Divides tools and capabilities, both at once, into clusters with many uses inside and few between.
 *
 * <pre>
 *   A  = uses / sqrt(degree of the tool * degree of the capability), degrees a little raised
 *   k  = where the singular values of A fall most from one to the next, after the first
 *   z  = for each tool and capability its numbers in the first k singular vectors, scaled to length 1
 *   clusters = k-means of the z
 * </pre>
 *
 * <p>Dhillon, "Co-clustering Documents and Words Using Bipartite Spectral Graph Partitioning", 2001; scaled to
 * length 1 as in Ng, Jordan and Weiss, "On Spectral Clustering", 2001, so that what is seldom used lies with
 * the rest of its cluster and not beyond it. S3 §4.3; semantics §4.
 */
public final class CoClustering {
  /*
   * Design. What hangs apart is divided by itself. Equal parts would otherwise have equal singular values,
   * which vectors one gets for a value that comes many times is arbitrary, and so would the clusters be.
   * It also makes many small questions of one large.
   *
   * The fall after the first singular value says nothing of clusters: noise alone takes the second well below
   * the first. Whether there are any is asked of the others: their last must not lie too far below the
   * first, or more uses are cut than kept, and the fall must be more than chance makes.
   */
  private final ClusterPolicy policy;
  private final Incidence incidence;
  private final int[] labels;

  /** Of nodes among the rows or the columns of the part that is divided. */
  private final int[] places;

  private final List<String> troubles = new ArrayList<>();
  private int next;

  private CoClustering(ClusterPolicy policy, Incidence incidence) {
    this.policy = policy;
    this.incidence = incidence;
    this.labels = new int[incidence.graph().nodes()];
    this.places = new int[labels.length];
  }

  /** Something that neither uses nor is used is a cluster of its own. */
  public static CoClusters of(ClusterPolicy policy, Incidence incidence) {
    CoClustering run = new CoClustering(policy, incidence);
    for (int[] part : Parts.of(incidence.graph())) {
      run.divide(part);
    }
    return new CoClusters(incidence, Clusters.canonical(run.labels), run.troubles);
  }

  private void divide(int[] part) {
    int[] groups = part.length < policy.splitMin() ? new int[part.length] : groups(part);
    int most = 0;
    for (int i = 0; i < part.length; i++) {
      labels[part[i]] = next + groups[i];
      most = Math.max(most, groups[i]);
    }
    next += most + 1;
  }

  private int[] groups(int[] part) {
    int border = 0;
    while (border < part.length && part[border] < incidence.tools().size()) {
      border++;
    }
    int[] tools = Arrays.copyOf(part, border);
    int[] capabilities = Arrays.copyOfRange(part, border, part.length);
    return tools.length < capabilities.length
        ? turned(capabilities, tools)
        : groups(tools, capabilities);
  }

  /** With capabilities as rows, because there are more of them; tools come first in what is given back. */
  private int[] turned(int[] rows, int[] columns) {
    int[] found = groups(rows, columns);
    int[] groups = new int[found.length];
    System.arraycopy(found, rows.length, groups, 0, columns.length);
    System.arraycopy(found, 0, groups, columns.length, rows.length);
    return groups;
  }

  /** The group of each row, then of each column. */
  private int[] groups(int[] rows, int[] columns) {
    int[] one = new int[rows.length + columns.length];
    // With fewer than two on either side, a cluster would be a capability by another name.
    int most = (int) Math.min(policy.clustersMax(), columns.length / 2);
    if (most < 2) {
      return one;
    }
    NormalizedMatrix matrix = matrix(rows, columns);
    Spectrum spectrum = TopVectors.of(policy, new Gram(matrix), most + 1);
    spectrum.trouble().ifPresent(troubles::add);
    int count = count(spectrum, columns.length);
    if (count == 1) {
      return one;
    }
    Embedding embedding = Embedding.of(matrix, spectrum, count);
    return Means.groups(embedding.points(), embedding.weights(), count, policy.meansRoundsMax());
  }

  private NormalizedMatrix matrix(int[] rows, int[] columns) {
    for (int i = 0; i < rows.length; i++) {
      places[rows[i]] = i;
    }
    for (int i = 0; i < columns.length; i++) {
      places[columns[i]] = i;
    }
    return NormalizedMatrix.of(incidence.graph(), rows, columns, places, policy.regularization());
  }

  /** How many singular values stand before the largest fall among those after the first; 1 without one. */
  private int count(Spectrum spectrum, int members) {
    int count = 1;
    double largest = Math.max(policy.gapMin(), policy.gapChance() / members);
    double first = singular(spectrum, 0);
    for (int k = 2; k < spectrum.size(); k++) {
      double last = singular(spectrum, k - 1);
      double fall = (last - singular(spectrum, k)) / first;
      if (fall > largest && last >= policy.singularMin() * first) {
        largest = fall;
        count = k;
      }
    }
    return count;
  }

  private static double singular(Spectrum spectrum, int place) {
    return Math.sqrt(Math.max(0, spectrum.value(place)));
  }
}
