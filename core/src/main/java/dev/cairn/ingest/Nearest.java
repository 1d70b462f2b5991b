package dev.cairn.ingest;

import java.util.Collection;
import java.util.Comparator;

/** Guesses what a misspelt word of an emission or a spec was meant to be. */
public final class Nearest {
  /** Longer words are no slips of the hand, and comparing them would take long. */
  private static final int LENGTH_MAX = 64;

  /** One slip is forgiven for every so many letters. */
  private static final int LETTERS_PER_SLIP = 3;

  private Nearest() {}

  /** {@code "; did you mean 'x'?"}, or which words there are if none is near. */
  public static String hint(String given, Collection<String> known) {
    return known.stream()
        .filter(word -> given.length() <= LENGTH_MAX)
        .min(Comparator.comparingInt((String word) -> distance(given, word))
            .thenComparing(Comparator.naturalOrder()))
        .filter(word -> distance(given, word) <= slips(given, word))
        .map(word -> "; did you mean '" + word + "'?")
        .orElseGet(() -> "; known: " + String.join(", ", known));
  }

  private static int slips(String given, String word) {
    return Math.max(1, Math.max(given.length(), word.length()) / LETTERS_PER_SLIP);
  }

  /** Letters to insert, delete, replace or swap with their neighbour. */
  private static int distance(String a, String b) {
    int[][] steps = new int[a.length() + 1][b.length() + 1];
    for (int i = 0; i <= a.length(); i++) {
      for (int j = 0; j <= b.length(); j++) {
        steps[i][j] = i == 0 || j == 0 ? i + j : cheapest(steps, a, b, i, j);
      }
    }
    return steps[a.length()][b.length()];
  }

  private static int cheapest(int[][] steps, String a, String b, int i, int j) {
    char last = a.charAt(i - 1);
    char other = b.charAt(j - 1);
    int kept = steps[i - 1][j - 1] + (last == other ? 0 : 1);
    int best = Math.min(kept, Math.min(steps[i - 1][j], steps[i][j - 1]) + 1);
    boolean swapped = i > 1 && j > 1 && last == b.charAt(j - 2) && other == a.charAt(i - 2);
    return swapped ? Math.min(best, steps[i - 2][j - 2] + 1) : best;
  }
}
