package dev.cairn.server.operation;

import dev.cairn.fault.CairnException;
import dev.cairn.fault.Code;
import dev.cairn.log.ContextName;
import dev.cairn.log.Via;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * What a caller may do: by the token it showed, or by the door it came in at.
 *
 * @param role an agent may ask for what is not a person's, a person for everything
 * @param contexts those it is bound to; absent for all
 */
public record Access(Via role, Optional<Set<ContextName>> contexts) {
  public static final Access AGENT = new Access(Via.AGENT, Optional.empty());
  public static final Access PERSON = new Access(Via.PERSON, Optional.empty());

  public Access {
    contexts = contexts.map(Set::copyOf);
  }

  /** The same, and never more than these contexts besides. */
  public Access only(Set<ContextName> names) {
    Set<ContextName> both = contexts
        .map(mine -> mine.stream().filter(names::contains).collect(Collectors.toSet()))
        .orElse(names);
    return new Access(role, Optional.of(both));
  }

  /** As an agent, however much it may do. */
  public Access asAgent() {
    return new Access(Via.AGENT, contexts);
  }

  public boolean allows(ContextName context) {
    return contexts.map(mine -> mine.contains(context)).orElse(true);
  }

  /** The context meant when none is named: the usual one, or the only one this caller may see. */
  public ContextName home(ContextName usual) {
    return allows(usual)
        ? usual
        : contexts
            .filter(mine -> mine.size() == 1)
            .map(mine -> mine.iterator().next())
            .orElse(usual);
  }

  /** Never says whether there is such a context. */
  public void require(ContextName context) {
    if (!allows(context)) {
      throw forbidden(
          "context",
          "context '" + context + "' is not one this caller is bound to (" + bounds() + ")");
    }
  }

  /**
   * Refuses who is bound to contexts.
   *
   * @param what that tells of all contexts, as the beginning of a sentence
   */
  public void requireAllContexts(String what) {
    if (contexts.isPresent()) {
      throw forbidden(
          "context", what + " tells of every context, and this caller is bound to " + bounds());
    }
  }

  /**
   * Refuses who is no person.
   *
   * @param what is a person's, as the beginning of a sentence
   */
  public void requirePerson(String what) {
    if (role != Via.PERSON) {
      throw forbidden(
          null,
          what + " is a person's: it needs the role 'person', and this caller has the role 'agent';"
              + " ask the person, who has the command line and a token of their own");
    }
  }

  private String bounds() {
    return contexts.orElse(Set.of()).stream()
        .map(ContextName::value)
        .sorted()
        .collect(Collectors.joining(", "));
  }

  private static CairnException forbidden(@Nullable String field, String message) {
    return new CairnException(Code.FORBIDDEN, field, message);
  }
}
