package dev.cairn.card.extract;

import dev.cairn.log.Bytes;
import dev.cairn.policy.ExtractionBounds;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.Optional;

/** The tag by which a failure is known again, whatever paths and numbers its message has. */
public final class FailureTag {
  private static final String PREFIX = "failure:";

  private FailureTag() {}

  static String of(String failure) {
    byte[] hash = Bytes.sha256().digest(failure.getBytes(StandardCharsets.UTF_8));
    return PREFIX + Bytes.of(hash).hex().substring(0, ExtractionBounds.FAILURE_DIGITS);
  }

  /** Whether a tag would pass for one of these. Only what reads outputs gives them. */
  public static boolean isLike(String tag) {
    return tag.startsWith(PREFIX);
  }

  public static Optional<String> among(Collection<String> tags) {
    return tags.stream().filter(FailureTag::isLike).findFirst();
  }
}
