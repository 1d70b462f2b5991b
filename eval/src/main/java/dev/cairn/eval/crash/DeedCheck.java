package dev.cairn.eval.crash;

import dev.cairn.Cairn;
import dev.cairn.Context;
import dev.cairn.log.EpisodeId;
import dev.cairn.operation.Contexts;
import dev.cairn.operation.EndEpisode;
import dev.cairn.operation.ListCards;
import dev.cairn.operation.Verify;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Whether what was ended stays ended, what was imported is there whole, and no card came into being twice. */
final class DeedCheck {
  private static final int CARDS_MAX = 500;

  private final Cairn cairn;
  private final List<String> problems = new ArrayList<>();

  DeedCheck(Cairn cairn) {
    this.cairn = cairn;
  }

  /** After a round, of the deeds that were promised in it. */
  List<String> hold(List<Deed> deeds, int round) {
    for (Deed deed : deeds) {
      switch (deed.kind()) {
        case CONSOLIDATION -> ended(deed);
        case IMPORT -> imported(deed);
        case LOG, CHECKPOINT, MODEL -> problems.add("nobody promises that: " + deed);
      }
    }
    whole(deeds, round);
    once();
    return List.copyOf(problems);
  }

  /** Ending an episode again answers with the ledger that was promised. */
  private void ended(Deed deed) {
    Context context = cairn.context("default");
    long admitted =
        context.endEpisode(new EndEpisode(new EpisodeId(deed.name()))).ledger().admitted();
    if (admitted != deed.count()) {
      problems.add("the ledger of " + deed.name() + " admits " + admitted + ", promised were "
          + deed.count());
    }
  }

  private void imported(Deed deed) {
    long head = cairn.context(deed.name()).head();
    if (head != deed.count()) {
      problems.add("of an import of " + deed.count() + " events " + head + " are there");
    }
  }

  /** An import that was not acknowledged happened whole or not at all. */
  private void whole(List<Deed> deeds, int round) {
    Set<Long> sizes = new HashSet<>();
    deeds.stream().filter(deed -> deed.kind() == During.IMPORT).forEach(d -> sizes.add(d.count()));
    for (Contexts.Item item : cairn.contexts().contexts()) {
      if (!item.context().value().startsWith(Victim.IMPORTED + round + "-")) {
        continue;
      }
      if (!sizes.isEmpty() && !sizes.contains(item.position())) {
        problems.add("half an import: " + item.position() + " events in " + item.context());
      }
      cairn
          .context(item.context().value())
          .verify(new Verify(Optional.of(false)), (done, total) -> {})
          .problems()
          .forEach(each -> problems.add("verify of " + item.context() + ": " + each));
    }
  }

  private void once() {
    Set<String> seen = new HashSet<>();
    for (ListCards.Item card :
        cairn.context("default").cards(ListCards.inForce().limit(CARDS_MAX)).cards()) {
      if (!seen.add(card.kind() + card.statement())) {
        problems.add("two cards say: " + card.statement());
      }
    }
  }
}
