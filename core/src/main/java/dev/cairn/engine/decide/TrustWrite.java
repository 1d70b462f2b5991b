package dev.cairn.engine.decide;

import dev.cairn.engine.State;
import dev.cairn.engine.Write;
import dev.cairn.log.DecisionEvent.ServerTrusted;
import dev.cairn.log.Draft;
import dev.cairn.log.Names;
import dev.cairn.log.ToolId;
import dev.cairn.operation.TrustServer;
import dev.cairn.operation.Writing;

/** The user says whether a server's word counts. */
final class TrustWrite extends Write<TrustServer.Answer> {
  private final TrustServer request;

  TrustWrite(State state, TrustServer request, Writing writing) {
    super(state, writing);
    this.request = request;
  }

  @Override
  public void decide(Draft draft) {
    String by = Names.check("by", request.by());
    // As in the name of any of its tools, however it is written.
    String server = ToolId.of(request.server(), "any").server();
    adoptPolicy(draft);
    draft.add(new ServerTrusted(server, at(draft), request.trusted(), by));
  }

  @Override
  public TrustServer.Answer answer(Written written) {
    Found<ServerTrusted> said = only(ServerTrusted.class, written);
    return new TrustServer.Answer(said.event().server(), said.event().trusted(), said.position());
  }
}
