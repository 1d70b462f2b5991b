package dev.cairn.engine.graph;

import dev.cairn.engine.State;
import dev.cairn.engine.Write;
import dev.cairn.graph.emission.Specs;
import dev.cairn.ingest.spec.Spec;
import dev.cairn.log.Draft;
import dev.cairn.log.GraphEvent.SpecLoaded;
import dev.cairn.log.StoredText;
import dev.cairn.log.TextRef;
import dev.cairn.operation.LoadSpec;
import dev.cairn.operation.Writing;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Registers a declarative adapter, which was checked whole before; the same spec again is no news. */
final class LoadSpecWrite extends Write<LoadSpec.Answer> {
  private final String yaml;
  private final Spec spec;
  private final Function<TextRef, @Nullable String> texts;
  private Optional<Specs.Loaded> before = Optional.empty();

  LoadSpecWrite(
      State state, LoadSpec request, Writing writing, Function<TextRef, @Nullable String> texts) {
    super(state, writing);
    this.yaml = request.spec();
    this.texts = texts;
    StoredText.requireEncodable("spec", yaml);
    this.spec = Spec.parse(yaml);
  }

  @Override
  public void decide(Draft draft) {
    before = state().specs().find(spec.name());
    boolean same =
        before.map(loaded -> yaml.equals(texts.apply(loaded.event().spec()))).orElse(false);
    if (!same) {
      adoptPolicy(draft);
      draft.add(new SpecLoaded(
          at(draft), spec.name(), spec.kind(), spec.enrichments(), draft.text(yaml)));
    }
  }

  @Override
  public LoadSpec.Answer answer(Written written) {
    if (written.isEmpty()) {
      return new LoadSpec.Answer(
          spec.name(),
          spec.kind(),
          spec.enrichments(),
          false,
          before.map(Specs.Loaded::position).orElse(0L));
    }
    Found<SpecLoaded> loaded = only(SpecLoaded.class, written);
    return new LoadSpec.Answer(
        loaded.event().name(),
        loaded.event().kind(),
        loaded.event().enrichments(),
        before.isPresent(),
        loaded.position());
  }
}
