package dev.cairn.ingest.spec;

import dev.cairn.fault.CairnException;
import dev.cairn.ingest.Adapter;
import dev.cairn.ingest.Emission;
import java.util.Map;

/** Does what a spec says. */
public final class SpecAdapter implements Adapter {
  private final Spec spec;

  public SpecAdapter(Spec spec) {
    this.spec = spec;
  }

  @Override
  public String id() {
    return spec.name();
  }

  @Override
  public String kind() {
    return spec.kind();
  }

  @Override
  public Emission emit(Map<String, Object> data) {
    for (String field : spec.required()) {
      if (data.get(field) == null) {
        throw CairnException.invalid(
            "data." + field, field + " is missing; '" + spec.name() + "' cannot do without it");
      }
    }
    return new SpecRun(spec).emit(data);
  }
}
