package dev.cairn.server.operation;

import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;

/** Guesses what a misspelt name was meant to be. */
public final class Nearest {
  /** Longer words are no slips of the hand, and comparing them would take long. */
  private static final int LENGTH_MAX = 64;

  private Nearest() {}

  /** {@code " (did you mean 'x'?)"}, or nothing if no name is near. */
  public static String hint(String given, Collection<String> known) {
    return of(given, known).map(name -> " (did you mean '" + name + "'?)").orElse("");
  }

  static Optional<String> of(String given, Collection<String> known) {
    if (given.length() > LENGTH_MAX) {
      return Optional.empty();
    }
    return known.stream()
        .filter(name -> name.startsWith(given + "_"))
        .findFirst()
        .or(() -> known.stream()
            .min(Comparator.comparingInt(name -> distance(given, name)))
            .filter(name -> distance(given, name) <= slips(given, name)));
  }

  /** One slip for every three letters, and at least one. */
  private static int slips(String given, String name) {
    return Math.max(1, Math.max(given.length(), name.length()) / 3);
  }

  /** Letters to insert, delete, replace or swap with their neighbour. */
  static int distance(String a, String b) {
    int[][] d = new int[a.length() + 1][b.length() + 1];
    for (int i = 0; i <= a.length(); i++) {
      for (int j = 0; j <= b.length(); j++) {
        d[i][j] = i == 0 || j == 0 ? i + j : step(d, a, b, i, j);
      }
    }
    return d[a.length()][b.length()];
  }

  private static int step(int[][] d, String a, String b, int i, int j) {
    boolean same = a.charAt(i - 1) == b.charAt(j - 1);
    int best = Math.min(d[i - 1][j], d[i][j - 1]) + 1;
    best = Math.min(best, d[i - 1][j - 1] + (same ? 0 : 1));
    boolean swapped =
        i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
    return swapped ? Math.min(best, d[i - 2][j - 2] + 1) : best;
  }
}
