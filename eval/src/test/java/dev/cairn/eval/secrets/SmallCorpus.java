package dev.cairn.eval.secrets;

import java.util.List;
import java.util.Random;

/** Two secrets that are found and one that nobody could find, for the tests of the suite alone. */
public final class SmallCorpus implements SecretCorpus {
  private static final String LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwyz23456789";

  @Override
  public List<Planted> planted(long seed) {
    Random random = new Random(seed);
    String token = "ghp" + "_" + letters(random, 36);
    String password = letters(random, 6) + "!4x" + letters(random, 6);
    String unmarked = "qwertzuiopasdfgh";
    return List.of(
        new Planted("github", "log", "pushing with " + token, token),
        new Planted("password", "yaml", "db:\n  password: " + password, password),
        new Planted("word", "prose", "we said " + unmarked + " to each other", unmarked));
  }

  private static String letters(Random random, int count) {
    StringBuilder made = new StringBuilder();
    for (int i = 0; i < count; i++) {
      made.append(LETTERS.charAt(random.nextInt(LETTERS.length())));
    }
    return made.toString();
  }
}
