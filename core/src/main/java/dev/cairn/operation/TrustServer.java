package dev.cairn.operation;

/** Says whether a server's word about its own tools counts. */
@Operation(
    name = "trust_server",
    kind = Operation.Kind.WRITE,
    who = Operation.Who.PERSON,
    does =
        "Says whether a server is trusted: then what it declares may make its tools look safer than"
            + " their words, not only riskier.",
    examples = {"{\"server\": \"github\", \"trusted\": true, \"by\": \"ada\"}"})
public record TrustServer(
    @Field("as in server:tool") String server,
    @Field("whether its word counts") boolean trusted,
    @Field("who says so") String by) {

  /** What is in force. */
  public record Answer(String server, boolean trusted, long position) {}
}
