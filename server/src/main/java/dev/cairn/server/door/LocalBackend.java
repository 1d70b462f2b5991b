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
  private final Via via;
  private final Json json = new Json();

  public LocalBackend(Cairn cairn, Registry registry) {
    this(cairn, registry, Via.AGENT);
  }

  /** Answers whoever speaks at this door. */
  public LocalBackend(Cairn cairn, Registry registry, Via via) {
    this.cairn = cairn;
    this.registry = registry;
    this.via = via;
  }

  @Override
  public byte[] call(String operation, ContextName context, byte[] request) {
    return json.bytes(registry.answer(operation, request, Caller.of(cairn, context, via)));
  }

  @Override
  public void close() {
    cairn.close();
  }
}
