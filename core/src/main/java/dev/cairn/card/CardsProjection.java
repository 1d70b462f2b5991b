package dev.cairn.card;

import dev.cairn.log.CardEvent;
import dev.cairn.log.Erased;
import dev.cairn.log.GraphEvent;
import dev.cairn.log.LogEvent.EntryLogged;
import dev.cairn.log.Recorded;
import dev.cairn.log.Role;
import dev.cairn.projection.Projection;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.List;

/** Folds the log into {@link Cards}. */
public final class CardsProjection implements Projection<Cards> {

  @Override
  public String name() {
    return "cards";
  }

  @Override
  public int version() {
    return 2;
  }

  @Override
  public Cards empty() {
    return new Cards();
  }

  @Override
  public Cards apply(Cards cards, Recorded recorded) {
    if (recorded.event() instanceof CardEvent event) {
      event.accept(new CardsApplier(cards, recorded.position()));
    } else if (recorded.event() instanceof Erased erased) {
      cards.erase(erased, recorded.position());
    } else if (recorded.event() instanceof EntryLogged entry && entry.role() == Role.USER) {
      cards.heardUser(1);
    } else if (recorded.event() instanceof EntryLogged entry && entry.role() == Role.TOOL) {
      // A tool that says how it went is an outcome of its episode, with its own words as evidence.
      entry.ok().ifPresent(ok -> new Crediting(cards).outcome(entry.episode(), ok, true));
    } else if (recorded.event() instanceof GraphEvent.Retracted gone) {
      retract(cards, gone.adapter(), recorded.position());
    }
    return cards;
  }

  private static void retract(Cards cards, String generator, long position) {
    boolean any = false;
    for (Card card : List.copyOf(cards.all())) {
      if (card.proof().proposers().getOrDefault(generator, false)) {
        cards.put(card.with(card.proof().by(generator, false), position), position);
        any = true;
      }
    }
    boolean waits = cards.dockets().values().stream()
        .flatMap(docket -> docket.waiting().stream())
        .anyMatch(candidate -> candidate.proposedBy().equals(generator));
    if (any || waits) {
      cards.retract(generator);
    }
  }

  @Override
  public void write(Cards cards, DataOutput out) throws IOException {
    CardsBytes.write(cards, out);
  }

  @Override
  public Cards read(DataInput in) throws IOException {
    return CardsBytes.read(in);
  }
}
