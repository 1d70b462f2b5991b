package dev.cairn.text.secret;

/**
 * A secret in a text.
 *
 * @param start where the characters that give it away begin, in UTF-16 units
 * @param value the secret as it is meant: decoded and unwrapped, so that the same secret is known again
 */
public record Secret(String kind, int start, int end, String value) {

  boolean overlaps(int from, int to) {
    return start < to && from < end;
  }
}
