package dev.cairn.engine.graph;

import dev.cairn.engine.State;
import dev.cairn.engine.Write;
import dev.cairn.fault.CairnException;
import dev.cairn.graph.emission.Specs;
import dev.cairn.log.Draft;
import dev.cairn.log.GraphEvent.SpecUnloaded;
import dev.cairn.operation.UnloadSpec;
import dev.cairn.operation.Writing;
import java.util.List;

/** Takes a declarative adapter out of service. */
final class UnloadSpecWrite extends Write<UnloadSpec.Answer> {
  private final UnloadSpec request;
  private String kind = "";

  UnloadSpecWrite(State state, UnloadSpec request, Writing writing) {
    super(state, writing);
    this.request = request;
  }

  @Override
  public void decide(Draft draft) {
    Specs.Loaded loaded = state()
        .specs()
        .find(request.name())
        .orElseThrow(() -> CairnException.notFound(
            "name", "no spec '" + request.name() + "' is loaded; " + known()));
    kind = loaded.event().kind();
    draft.add(new SpecUnloaded(at(draft), request.name()));
  }

  private String known() {
    List<String> names =
        state().specs().all().stream().map(spec -> spec.event().name()).toList();
    return names.isEmpty() ? "there are none" : "loaded are: " + String.join(", ", names);
  }

  @Override
  public UnloadSpec.Answer answer(Written written) {
    Found<SpecUnloaded> unloaded = only(SpecUnloaded.class, written);
    return new UnloadSpec.Answer(unloaded.event().name(), kind, unloaded.position());
  }
}
