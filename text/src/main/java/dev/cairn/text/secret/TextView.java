package dev.cairn.text.secret;

import org.jspecify.annotations.Nullable;

/**
 * A text as it is meant: escapes decoded ({@code %2F}, {@code \"}, entities of HTML), literals in pieces put together.
 * Knows for each of its characters where it stands in the text as written.
 */
final class TextView {
  private final StringBuilder meant;
  private final int[] starts;
  private final int[] ends;

  private TextView(String written) {
    this.meant = new StringBuilder(written.length());
    this.starts = new int[written.length()];
    this.ends = new int[written.length()];
    Unescaping unescaping = new Unescaping(written);
    int at = 0;
    while (at < written.length()) {
      int end = unescaping.joint(at);
      if (end == at) {
        end = unescaping.escape(at);
        starts[meant.length()] = at;
        ends[meant.length()] = Math.max(end, at + 1);
        meant.append(end == at ? written.charAt(at) : unescaping.decoded());
      }
      at = Math.max(end, at + 1);
    }
  }

  /** Nothing if it is meant as it is written. */
  static @Nullable TextView of(String written) {
    Unescaping unescaping = new Unescaping(written);
    for (int i = 0; i < written.length(); i++) {
      if (unescaping.joint(i) > i || unescaping.escape(i) > i) {
        return new TextView(written);
      }
    }
    return null;
  }

  String text() {
    return meant.toString();
  }

  /** A secret of the text that is meant, at its place in the text as written. */
  Secret place(Secret secret) {
    return new Secret(
        secret.kind(), starts[secret.start()], ends[secret.end() - 1], secret.value());
  }
}
