package dev.cairn.decide;

import com.knuddels.jtokkit.Encodings;
import com.knuddels.jtokkit.api.Encoding;
import com.knuddels.jtokkit.api.EncodingResult;
import com.knuddels.jtokkit.api.EncodingType;

/**
 * Counts the tokens of a text as a model would. Models differ by a few per cent; this counts by the vocabulary
 * {@code cl100k_base}, which is read when the first text is counted.
 */
public final class Tokens {
  private static final class Loaded {
    static final Encoding ENCODING =
        Encodings.newLazyEncodingRegistry().getEncoding(EncodingType.CL100K_BASE);
  }

  private Tokens() {}

  public static int count(String text) {
    return Loaded.ENCODING.countTokensOrdinary(text);
  }

  /** The beginning of a text that has at most so many tokens; all of it if it has no more. */
  public static String first(String text, int most) {
    EncodingResult head = Loaded.ENCODING.encodeOrdinary(text, most);
    return head.isTruncated() ? Loaded.ENCODING.decode(head.getTokens()) : text;
  }
}
