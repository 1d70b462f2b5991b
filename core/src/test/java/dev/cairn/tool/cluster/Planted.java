package dev.cairn.tool.cluster;

import dev.cairn.tool.cluster.Incidence.Use;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Tools and capabilities whose clusters are known: number {@code i} belongs to cluster {@code i % clusters}. A
 * capability takes its tools from its own cluster, and a share of them from anywhere.
 */
record Planted(List<String> tools, List<String> capabilities, List<Use> uses, int clusters) {

  static Planted of(
      int tools, int capabilities, int clusters, int toolsEach, double stray, long seed) {
    Random random = new Random(seed);
    List<Use> uses = new ArrayList<>();
    for (int capability = 0; capability < capabilities; capability++) {
      for (int i = 0; i < toolsEach; i++) {
        int any = random.nextInt(tools);
        int own = any - any % clusters + capability % clusters;
        int tool = random.nextDouble() < stray || own >= tools ? any : own;
        uses.add(new Use(tool(tool), capability(capability)));
      }
    }
    return new Planted(
        IntStream.range(0, tools).mapToObj(Planted::tool).toList(),
        IntStream.range(0, capabilities).mapToObj(Planted::capability).toList(),
        uses,
        clusters);
  }

  static String tool(int number) {
    return String.format(Locale.ROOT, "server:tool-%05d", number);
  }

  static String capability(int number) {
    return String.format(Locale.ROOT, "capability-%05d", number);
  }

  Incidence incidence() {
    return Incidence.of(tools, capabilities, uses);
  }

  /** The same, told in another order. */
  Planted shuffled(long seed) {
    Random random = new Random(seed);
    return new Planted(
        shuffled(tools, random), shuffled(capabilities, random), shuffled(uses, random), clusters);
  }

  private static <T> List<T> shuffled(List<T> list, Random random) {
    List<T> other = new ArrayList<>(list);
    Collections.shuffle(other, random);
    return other;
  }

  /** How far found clusters are the planted ones: the share of pairs that are together or apart in both. */
  double agreement(CoClusters found) {
    return agreement(labels(found), planted());
  }

  private int[] planted() {
    return IntStream.concat(usedTools(), IntStream.range(0, capabilities.size()))
        .map(number -> number % clusters)
        .toArray();
  }

  /** Of used tools and of capabilities, in the order of their numbers. */
  int[] labels(CoClusters found) {
    IntStream ofTools = usedTools().map(i -> found.tool(tool(i)).orElseThrow());
    IntStream ofCapabilities = IntStream.range(0, capabilities.size())
        .map(i -> found.capability(capability(i)).orElseThrow());
    return IntStream.concat(ofTools, ofCapabilities).toArray();
  }

  private IntStream usedTools() {
    Set<String> used = uses.stream().map(Use::tool).collect(Collectors.toSet());
    return IntStream.range(0, tools.size()).filter(i -> used.contains(tool(i)));
  }

  static double agreement(int[] one, int[] two) {
    long right = 0;
    long pairs = 0;
    for (int i = 0; i < one.length; i++) {
      for (int j = 0; j < i; j++) {
        right += (one[i] == one[j]) == (two[i] == two[j]) ? 1 : 0;
        pairs++;
      }
    }
    return (double) right / pairs;
  }
}
