package dev.cairn.engine.house;

import dev.cairn.log.CardEvent;
import dev.cairn.log.CardId;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.Verdict;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Which cards a log has, so that those of another log do not pass for them. */
final class KnownCards {
  private final Set<CardId> known = new HashSet<>();

  /**
   * Why an event about cards cannot be taken in, if it cannot.
   *
   * @param ours whether the very same event is here already
   * @param foreign episodes that bear the name of another one here
   */
  Optional<String> judge(CardEvent event, boolean ours, Set<EpisodeId> foreign) {
    Optional<EpisodeId> episode = EventIds.episode(event);
    if (!ours && episode.filter(foreign::contains).isPresent()) {
      return Optional.of("its episode '" + episode.get() + "' is another one here");
    }
    List<CardId> fresh = admitted(event);
    Optional<CardId> taken = fresh.stream().filter(known::contains).findFirst();
    if (!ours && taken.isPresent()) {
      return Optional.of("another card is called '" + taken.get() + "' here");
    }
    known.addAll(fresh);
    return Optional.empty();
  }

  private static List<CardId> admitted(CardEvent event) {
    return event instanceof CardEvent.EpisodeConsolidated judged
        ? judged.verdicts().stream()
            .filter(verdict -> verdict.admission().isPresent())
            .map(Verdict::card)
            .flatMap(Optional::stream)
            .toList()
        : List.of();
  }
}
