package dev.cairn.engine.recall;

import dev.cairn.episode.Episode;
import dev.cairn.episode.Episodes;
import dev.cairn.log.Scope;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Which domains a repository belongs to, as its episodes say. Reads every episode once. */
final class Domains {
  private final Map<Scope, Set<String>> byRepo = new HashMap<>();
  private @Nullable Episodes of;
  private int read;

  /** Asked while the folds are held. */
  synchronized Set<String> of(Scope repo, Episodes episodes) {
    if (of != episodes) {
      byRepo.clear();
      read = 0;
      of = episodes;
    }
    if (read < episodes.size()) {
      episodes.all().stream().skip(read).forEach(this::add);
      read = episodes.size();
    }
    return Set.copyOf(byRepo.getOrDefault(repo, Set.of()));
  }

  private void add(Episode episode) {
    episode
        .repo()
        .ifPresent(repo -> episode
            .domain()
            .ifPresent(
                domain -> byRepo.computeIfAbsent(repo, it -> new TreeSet<>()).add(domain)));
  }
}
