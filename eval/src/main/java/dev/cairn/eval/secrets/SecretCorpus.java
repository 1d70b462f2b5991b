package dev.cairn.eval.secrets;

import java.util.List;

/** Makes up secrets and texts they stand in; registered in {@code META-INF/services}. */
public interface SecretCorpus {
  /** The same for the same seed. */
  List<Planted> planted(long seed);

  /**
   * A text with a secret in it.
   *
   * @param kind whose secret it is: {@code github_token}
   * @param form what text it stands in: {@code yaml}, {@code diff}, {@code base64}
   * @param secret its characters, as far as the text shows them
   */
  record Planted(String kind, String form, String text, String secret) {}
}
