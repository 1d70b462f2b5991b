package dev.cairn.decide;

import com.knuddels.jtokkit.Encodings;
import com.knuddels.jtokkit.api.Encoding;
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
}
