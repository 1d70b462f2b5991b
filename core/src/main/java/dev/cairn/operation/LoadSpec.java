package dev.cairn.operation;

import java.util.List;

/** Registers a declarative adapter. */
@Operation(
    name = "load_spec",
    kind = Operation.Kind.WRITE,
    does =
        "Registers an adapter written in YAML, which turns input of its kind into nodes and edges. It"
            + " is checked whole first; one of the same name is replaced.",
    examples = {
      "{\"spec\": \"name: people\\nkind: person\\nsteps:\\n  - create_node:\\n      id: 'person:{{"
          + " input.name | slug }}'\\n      type: person\\n\"}"
    })
public record LoadSpec(@Field("the spec, as YAML text") String spec) {

  /** What was registered. */
  public record Answer(
      String name, String kind, List<String> enrichments, boolean replaced, long position) {}
}
