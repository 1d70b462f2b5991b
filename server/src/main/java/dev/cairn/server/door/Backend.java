package dev.cairn.server.door;

import dev.cairn.log.ContextName;

/** Answers an agent's operations, given and answered as JSON. Safe for many threads. */
public interface Backend extends AutoCloseable {
  /**
   * Answers one request. A {@code context} in the request goes before {@code context}.
   *
   * @throws dev.cairn.fault.CairnException with the code, field and message every door shows
   */
  byte[] call(String operation, ContextName context, byte[] request);

  @Override
  void close();
}
