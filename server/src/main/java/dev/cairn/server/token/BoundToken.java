package dev.cairn.server.token;

import dev.cairn.fault.CairnException;
import dev.cairn.log.ContextName;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * An agent's token for some contexts alone: their names and what only the agent's token can say about them, as in
 * {@code context~billing~payments~SIGNATURE}. It is kept nowhere, and holds for as long as the agent's token does.
 */
public final class BoundToken {
  private static final String MARK = "context";
  private static final String BETWEEN = "~";
  private static final int CONTEXTS_MAX = 32;

  private BoundToken() {}

  /** Binds the token of an agent to contexts, one at least. */
  public static Token of(Token agent, Set<ContextName> contexts) {
    if (contexts.isEmpty() || contexts.size() > CONTEXTS_MAX) {
      throw CairnException.invalid(
          "context", "a token is bound to 1 to " + CONTEXTS_MAX + " contexts; name them");
    }
    Set<String> names = new TreeSet<>();
    contexts.forEach(context -> names.add(context.value()));
    String said = MARK + BETWEEN + String.join(BETWEEN, names);
    return new Token(said + BETWEEN + agent.signed(said).value());
  }

  /** Whether it says of itself that it is one. */
  public static boolean looksLike(String shown) {
    return shown.startsWith(MARK + BETWEEN);
  }

  /** The contexts of a token that was made from the agent's; nothing if it was not. */
  static Optional<Set<ContextName>> contexts(Token agent, String shown) {
    int last = shown.lastIndexOf(BETWEEN);
    if (!looksLike(shown) || last <= MARK.length()) {
      return Optional.empty();
    }
    String said = shown.substring(0, last);
    if (!agent.signed(said).is(shown.substring(last + 1))) {
      return Optional.empty();
    }
    return names(said);
  }

  /** What it says of itself, unproven: good for who only narrows itself by it. */
  public static Optional<Set<ContextName>> claimed(String shown) {
    int last = shown.lastIndexOf(BETWEEN);
    return looksLike(shown) && last > MARK.length()
        ? names(shown.substring(0, last))
        : Optional.empty();
  }

  private static Optional<Set<ContextName>> names(String said) {
    List<String> words = Arrays.asList(said.split(BETWEEN, -1));
    Set<ContextName> names = new HashSet<>();
    try {
      words.subList(1, words.size()).forEach(name -> names.add(new ContextName(name)));
    } catch (CairnException e) {
      return Optional.empty();
    }
    return Optional.of(Set.copyOf(names));
  }
}
