package dev.cairn.text.pair;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.Set;

/**
 * How rare a word is among rules and sentences, from 0 (in nearly all) to 1 (never met). Counted by hash, so
 * that no word can be read back.
 */
final class Rarity {
  private static final int PLACES = 8_192;
  private static final int LEVELS = 127;

  private final byte[] levels;

  private Rarity(byte[] levels) {
    this.levels = levels;
  }

  /** Counts in how many statements each thing occurs. */
  static Rarity of(Collection<Statement> statements) {
    int[] counts = new int[PLACES];
    for (Statement statement : statements) {
      Set<Integer> places = new HashSet<>();
      statement.things().forEach(thing -> places.add(place(thing)));
      places.forEach(place -> counts[place]++);
    }
    byte[] levels = new byte[PLACES];
    double all = StrictMath.log(statements.size() + 2.0);
    for (int i = 0; i < PLACES; i++) {
      levels[i] = (byte) Math.round(LEVELS * (1 - StrictMath.log(counts[i] + 1.0) / all));
    }
    return new Rarity(levels);
  }

  double of(String thing) {
    return (double) levels[place(thing)] / LEVELS;
  }

  void write(DataOutputStream out) throws IOException {
    out.write(levels);
  }

  static Rarity read(DataInputStream in) throws IOException {
    byte[] levels = new byte[PLACES];
    in.readFully(levels);
    return new Rarity(levels);
  }

  private static int place(String thing) {
    int hash = thing.hashCode() * 0x9E3779B9;
    return (hash ^ (hash >>> 15)) & (PLACES - 1);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Rarity rarity && Arrays.equals(levels, rarity.levels);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(levels);
  }
}
