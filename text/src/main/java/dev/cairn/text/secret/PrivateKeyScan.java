package dev.cairn.text.secret;

import java.util.ArrayList;
import java.util.List;

/** Finds private keys in PEM and in PuTTY's form, whole, with or without their last line. */
final class PrivateKeyScan {
  static final String PEM = "-----begin";
  static final String PUTTY = "private-lines:";

  static final List<String> KINDS =
      List.of("private_key", "ssh_private_key", "pgp_private_key", "putty_private_key");

  private static final int LABEL_MAX = 80;
  private static final int BLOCK_MAX = 32_768;
  private static final int BODY_MIN = 24;

  private final String text;
  private final List<Secret> found = new ArrayList<>();
  private int read;
  private int noEndBefore;

  PrivateKeyScan(String text) {
    this.text = text;
  }

  List<Secret> found() {
    return found;
  }

  /** The first line of a key may begin here. */
  void at(String literal, int start, int end) {
    if (start < read) {
      return;
    }
    if (literal.equals(PUTTY)) {
      add("putty_private_key", start, body(end));
      return;
    }
    int close = text.indexOf("-----", end);
    String label =
        close < 0 || close - end > LABEL_MAX ? "" : text.substring(end, close).strip();
    if (label.contains("PRIVATE KEY")) {
      int last = last(close + 5);
      add(kind(label), start, last < 0 ? body(close + 5) : last);
    }
  }

  private static String kind(String label) {
    return label.contains("PGP")
        ? "pgp_private_key"
        : label.contains("OPENSSH") ? "ssh_private_key" : "private_key";
  }

  /** Behind the last line, or -1. A search that failed is not made again over the same text. */
  private int last(int from) {
    int limit = Math.min(text.length(), from + BLOCK_MAX);
    for (int i = Math.max(from, noEndBefore); i < limit; i++) {
      if (text.charAt(i) == '-' && text.startsWith("-----END ", i)) {
        int close = text.indexOf("-----", i + 9);
        return close < 0 || close - i > LABEL_MAX ? i : close + 5;
      }
    }
    noEndBefore = Math.max(noEndBefore, limit);
    return -1;
  }

  /** Behind all that may belong to the body of a key that is cut off. */
  private int body(int from) {
    int end = from;
    while (end < text.length() && end - from < BLOCK_MAX && isBody(text.charAt(end))) {
      end++;
    }
    while (end > from && Character.isWhitespace(text.charAt(end - 1))) {
      end--;
    }
    return end;
  }

  private static boolean isBody(char c) {
    return (c < 0x80 && Character.isLetterOrDigit(c)) || "+/=\n\r\\ \t>\"',:-".indexOf(c) >= 0;
  }

  private void add(String kind, int start, int end) {
    read = end;
    String block = text.substring(start, end);
    boolean blank = block.contains("...") || Placeholder.isReference(block);
    if (end - start >= PEM.length() + BODY_MIN && !blank) {
      found.add(new Secret(kind, start, end, block));
    }
  }
}
