package dev.cairn.server.http;

/** What a caller says of itself beside its token. Each may only take away from what the token allows. */
public final class CallerHeaders {
  /** {@code agent}: an agent speaks, whoever's token it is. */
  public static final String VIA = "Cairn-Via";

  /** The one context the caller keeps to. */
  public static final String ONLY_CONTEXT = "Cairn-Only-Context";

  private CallerHeaders() {}
}
