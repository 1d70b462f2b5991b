package dev.cairn.server.token;

import dev.cairn.server.operation.Access;
import java.util.Optional;

/**
 * The tokens of a server, and what each lets its bearer do.
 *
 * @param agent whoever shows it may ask for what is not a person's
 * @param person whoever shows it may ask for everything
 */
public record Tokens(Token agent, Token person) {

  /** What the bearer may do; nothing if it is none of ours. */
  public Optional<Access> access(String shown) {
    if (person.is(shown)) {
      return Optional.of(Access.PERSON);
    }
    if (agent.is(shown)) {
      return Optional.of(Access.AGENT);
    }
    return BoundToken.contexts(agent, shown).map(Access.AGENT::only);
  }

  /** The same of the cookie a browser traded for a token. */
  public Optional<Access> accessOfCookie(String shown) {
    if (person.cookie().is(shown)) {
      return Optional.of(Access.PERSON);
    }
    return agent.cookie().is(shown) ? Optional.of(Access.AGENT) : Optional.empty();
  }

  @Override
  public String toString() {
    return "tokens";
  }
}
