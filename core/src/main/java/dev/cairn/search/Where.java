package dev.cairn.search;

import dev.cairn.log.Scope;
import dev.cairn.policy.PackPolicy;
import java.util.Optional;
import java.util.Set;

/**
 * Where an agent is, and so which cards hold for it: those of the repository, of its domains, and those that
 * hold everywhere.
 *
 * @param repo the repository, if it is in one
 * @param domains domains it is known to belong to; several if episodes disagree
 * @param anywhere whether every card counts, because nobody said where
 */
public record Where(Optional<Scope> repo, Set<String> domains, boolean anywhere) {
  public static final Where ANYWHERE = new Where(Optional.empty(), Set.of(), true);

  public boolean holds(Scope scope) {
    return anywhere
        || switch (scope.tier()) {
          // By name: this is asked of every rule of a repository, and only repositories get here.
          case REPO -> repo.isPresent() && repo.get().name().equals(scope.name());
          case DOMAIN -> domains.contains(scope.name());
          case GLOBAL -> true;
        };
  }

  /** How near a scope that holds is to here: 1 the place itself. Nobody is anywhere in particular: 0. */
  public double nearness(Scope scope, PackPolicy policy) {
    if (anywhere) {
      return 0;
    }
    return switch (scope.tier()) {
      case REPO -> 1;
      case DOMAIN -> repo.isPresent() ? policy.scopeDomain() : 1;
      case GLOBAL -> repo.isPresent() || !domains.isEmpty() ? policy.scopeGlobal() : 1;
    };
  }
}
