package dev.cairn.server.door;

import dev.cairn.Cairn;
import dev.cairn.log.ContextName;
import dev.cairn.log.Via;
import dev.cairn.server.operation.Access;
import dev.cairn.server.operation.Caller;
import dev.cairn.server.operation.Json;
import dev.cairn.server.operation.OutputFolder;
import dev.cairn.server.operation.Registry;

/** Answers agents from a store this process has open. */
public final class LocalBackend implements Backend {
  private final Cairn cairn;
  private final Registry registry;
  private final Via via;
  private final Access access;
  private final OutputFolder files;
  private final Json json = new Json();

  public LocalBackend(Cairn cairn, Registry registry) {
    this(cairn, registry, Via.AGENT, Access.AGENT, OutputFolder.NOWHERE);
  }

  /**
   * Answers whoever speaks at this door.
   *
   * @param via whose word it is
   * @param access what they may do, which may be a person's leave to an agent
   * @param files where they may have files written
   */
  public LocalBackend(Cairn cairn, Registry registry, Via via, Access access, OutputFolder files) {
    this.cairn = cairn;
    this.registry = registry;
    this.via = via;
    this.access = access;
    this.files = files;
  }

  @Override
  public byte[] call(String operation, ContextName context, byte[] request) {
    return json.bytes(registry.answer(
        operation, request, Caller.of(cairn, context, via, access).files(files)));
  }

  @Override
  public void close() {
    cairn.close();
  }
}
