package dev.cairn.server.engine;

import dev.cairn.log.ContextName;
import dev.cairn.log.Via;
import dev.cairn.server.http.CallerHeaders;
import dev.cairn.server.operation.Access;
import dev.cairn.server.token.BoundToken;
import dev.cairn.server.token.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * As whom a client of an engine speaks. It is an agent's word in any case; what it may do is another matter.
 *
 * @param shown the token to show; absent for the agent's, as the engine's file has it
 * @param only the one context to keep to, if it was told to
 * @param access what it may do where there is no engine to say so
 */
public record Credentials(Optional<Token> shown, Optional<ContextName> only, Access access) {
  public static final Credentials AGENT =
      new Credentials(Optional.empty(), Optional.empty(), Access.AGENT);

  /** An agent with a token of its own, which may bind it to contexts. */
  public static Credentials agent(Optional<Token> given) {
    Optional<Set<ContextName>> bound = given.flatMap(token -> BoundToken.claimed(token.value()));
    return new Credentials(
        given, Optional.empty(), bound.map(Access.AGENT::only).orElse(Access.AGENT));
  }

  /** An agent that was given a person's leave. */
  public static Credentials person(Token token) {
    return new Credentials(Optional.of(token), Optional.empty(), Access.PERSON);
  }

  public Credentials only(ContextName context) {
    return new Credentials(shown, Optional.of(context), access.only(Set.of(context)));
  }

  /** What is said in front of every request to this engine, once it has proven itself. */
  List<String> headers(EngineFile engine) {
    List<String> headers = new ArrayList<>();
    headers.add("Authorization: Bearer " + shown.map(Token::value).orElse(engine.token()));
    headers.add(CallerHeaders.VIA + ": " + Via.AGENT.label());
    only.ifPresent(context -> headers.add(CallerHeaders.ONLY_CONTEXT + ": " + context));
    return headers;
  }

  @Override
  public String toString() {
    return "credentials";
  }
}
