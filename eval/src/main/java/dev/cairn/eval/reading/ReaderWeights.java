package dev.cairn.eval.reading;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;

/**
 * Weights of a reader, ready to be written.
 *
 * @param rows the hashes of the rows they were learned from
 * @param sources how many sources those come from
 */
@SuppressWarnings("ArrayRecordComponent") // Written once, never compared.
record ReaderWeights(byte[] bytes, List<String> rows, long sources) {
  String sha256() {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
