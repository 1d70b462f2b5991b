package dev.cairn.operation;

/** Takes a declarative adapter out of service. */
@Operation(
    name = "unload_spec",
    kind = Operation.Kind.WRITE,
    does =
        "Takes an adapter loaded by load_spec out of service, with the enrichments it asked for. What"
            + " it emitted stays until it is retracted.",
    examples = {"{\"name\": \"people\"}"})
public record UnloadSpec(@Field("the name in the spec") String name) {

  /** What was taken out. */
  public record Answer(String name, String kind, long position) {}
}
