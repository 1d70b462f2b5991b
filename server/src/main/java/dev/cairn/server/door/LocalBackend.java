package dev.cairn.server.door;

import dev.cairn.Cairn;
import dev.cairn.log.ContextName;
import dev.cairn.log.Via;
import dev.cairn.server.operation.Caller;
import dev.cairn.server.operation.Json;
import dev.cairn.server.operation.Registry;

/** Answers agents from a store this process has open. */
public final class LocalBackend implements Backend {
  private final Cairn cairn;
  private final Registry registry;
  private final Json json = new Json();

  public LocalBackend(Cairn cairn, Registry registry) {
    this.cairn = cairn;
    this.registry = registry;
  }

  @Override
  public byte[] call(String operation, ContextName context, byte[] request) {
    return json.bytes(registry.answer(operation, request, Caller.of(cairn, context, Via.AGENT)));
  }

  @Override
  public void close() {
    cairn.close();
  }
}
