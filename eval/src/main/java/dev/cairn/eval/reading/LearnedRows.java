package dev.cairn.eval.reading;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Collection;
import java.util.HexFormat;
import java.util.Set;
import java.util.TreeSet;

/** The rows that shipped weights learned from, by a hash each: enough to know one again, not to read it. */
final class LearnedRows {
  private static final int BYTES = 5;

  private final String set;
  private final Set<String> hashes;

  private LearnedRows(String set, Set<String> hashes) {
    this.set = set;
    this.hashes = hashes;
  }

  /** Those of a set. */
  static LearnedRows of(String set) {
    String name = file(set);
    try (InputStream in = LearnedRows.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException(name + " is missing from the jar");
      }
      String all = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return new LearnedRows(set, Set.copyOf(all.lines().toList()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static String file(String set) {
    return "learned-" + set + ".txt";
  }

  boolean hold(String words) {
    return hashes.contains(hash(set, words));
  }

  static String hash(String set, String words) {
    try {
      byte[] all = MessageDigest.getInstance("SHA-256")
          .digest((set + "|" + words).getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(all, 0, BYTES);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  /** What the resource holds: a hash a line, sorted. */
  static String lines(Collection<String> hashes) {
    return String.join("\n", new TreeSet<>(hashes)) + "\n";
  }
}
