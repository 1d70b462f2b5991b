package dev.cairn.server.http;

/**
 * What answers an address.
 *
 * @param method the one method it takes; {@code GET} takes {@code HEAD} too
 */
record Route(String method, Answer answer) {
  static final String GET = "GET";
  static final String POST = "POST";

  static Route get(Answer answer) {
    return new Route(GET, answer);
  }

  static Route post(Answer answer) {
    return new Route(POST, answer);
  }

  /** The methods it takes, as a header says it. */
  String allow() {
    return method.equals(GET) ? "GET, HEAD, OPTIONS" : method + ", OPTIONS";
  }

  boolean takes(String given) {
    return given.equals(method) || (method.equals(GET) && given.equals("HEAD"));
  }

  /** Answers the exchange, or throws what then becomes the error document. */
  @FunctionalInterface
  interface Answer {
    void to(Exchange exchange) throws Exception;
  }
}
