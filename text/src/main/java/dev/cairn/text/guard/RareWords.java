package dev.cairn.text.guard;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Collection;
import java.util.HashSet;

/**
 * How rare a stem is in rules, from 0 to 1. Counts are kept by hash, so that no word can be read back; two
 * stems may share a place, which makes the rarer one look less rare.
 */
public final class RareWords implements Rarity {
  private static final int PLACES = 1 << 14;
  private static final int COUNT_MAX = 255;

  private final byte[] counts;
  private final int texts;

  private RareWords(byte[] counts, int texts) {
    this.counts = counts;
    this.texts = texts;
  }

  /** Counts in how many texts each stem occurs. */
  static RareWords count(Collection<? extends Collection<String>> texts) {
    int[] exact = new int[PLACES];
    for (Collection<String> text : texts) {
      for (String stem : new HashSet<>(text)) {
        exact[place(stem)]++;
      }
    }
    byte[] counts = new byte[PLACES];
    for (int i = 0; i < PLACES; i++) {
      counts[i] = (byte) Math.min(COUNT_MAX, exact[i]);
    }
    return new RareWords(counts, texts.size());
  }

  @Override
  public double rarity(String stem) {
    double count = counts[place(stem)] & COUNT_MAX;
    return StrictMath.log((texts + 1.0) / (count + 1.0)) / StrictMath.log(texts + 1.0 + 1e-9);
  }

  private static int place(String stem) {
    int hash = stem.hashCode() * 0x9E3779B9;
    return hash >>> 18;
  }

  void write(DataOutputStream out) throws IOException {
    out.writeInt(texts);
    out.write(counts);
  }

  static RareWords read(DataInputStream in) throws IOException {
    int texts = in.readInt();
    byte[] counts = new byte[PLACES];
    in.readFully(counts);
    return new RareWords(counts, texts);
  }
}
