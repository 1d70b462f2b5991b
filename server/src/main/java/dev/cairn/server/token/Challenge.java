package dev.cairn.server.token;

import java.util.HexFormat;
import java.util.Locale;
import java.util.random.RandomGenerator;

/**
 * How an engine proves that it knows the token of its folder, before anything is sent to it: a port may be anyone's
 * once an engine has died. The proof is of the port that was addressed, so that nobody can have it made by
 * the engine on another.
 */
public final class Challenge {
  /** On a question for health: what is to be signed. */
  public static final String HEADER = "Cairn-Challenge";

  /** On its answer: the proof. */
  public static final String PROOF = "Cairn-Proof";

  private static final int BYTES = 32;

  private final String nonce;

  private Challenge(String nonce) {
    this.nonce = nonce;
  }

  public static Challenge random(RandomGenerator random) {
    byte[] bytes = new byte[BYTES];
    random.nextBytes(bytes);
    return new Challenge(HexFormat.of().formatHex(bytes));
  }

  public String nonce() {
    return nonce;
  }

  /** Whether it was answered by who knows the token and listens on the port. */
  public boolean isAnswered(String proof, Token token, int port) {
    return token.signed(said(nonce, port)).is(proof);
  }

  /** Whether this is a challenge; nothing else is signed. */
  public static boolean isOne(String given) {
    return given.length() == 2 * BYTES && given.chars().allMatch(HexFormat::isHexDigit);
  }

  /** The proof of who knows the token. */
  public static String answer(String nonce, Token token, int port) {
    return token.signed(said(nonce, port)).value();
  }

  /** Begins unlike anything else that is signed with a token. */
  private static String said(String nonce, int port) {
    return "engine on port " + port + " answers " + nonce.toLowerCase(Locale.ROOT);
  }
}
